import type { Analysis } from '#bots/analysis/told.ts';
import { Race } from './race.tsx';
import { missionRace } from './race-lines.ts';
import type { RollRow } from './rows.ts';
import { say } from './words.ts';

interface Props {
  readonly analysis: Analysis;
  readonly mattered: readonly RollRow[];
}

/** A team races together: one line, its chance for the mission in percent. */
export function MissionRace({ analysis, mattered }: Props) {
  const races = [missionRace(analysis)];
  const label = say('race.mission');
  return <Race {...{ races, mattered, label }} players={['']} seat={0} />;
}
