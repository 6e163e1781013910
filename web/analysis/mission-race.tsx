import type { Analysis } from '#bots/analysis/told.ts';
import { Figures } from './figures.tsx';
import { Losses } from './losses.tsx';
import { Race } from './race.tsx';
import { missionRace } from './race-lines.ts';
import type { RollRow } from './rows.ts';
import { percent, say } from './words.ts';

interface Props {
  readonly analysis: Analysis;
  readonly rows: readonly RollRow[];
  readonly mattered: readonly RollRow[];
}

/** A team races together: one line, its chance for the mission in percent. */
export function MissionRace({ analysis, rows, mattered }: Props) {
  const race = missionRace(analysis);
  if (!race) return <p class="analysis-method">{say('race.unknown')}</p>;
  const label = say('race.mission');
  const values = race.map((count) => percent(count / 100));
  return (
    <>
      <Race races={[race]} {...{ mattered, label }} players={['']} seat={0} />
      <Losses rows={rows} counted="mission" />
      <Figures lines={[{ name: say('race.chance'), values }]} rows={rows} counted="mission" />
    </>
  );
}
