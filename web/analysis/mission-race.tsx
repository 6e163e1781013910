import type { Analysis } from '#bots/analysis/told.ts';
import { Figures } from './figures.tsx';
import { Losses } from './losses.tsx';
import { Race } from './race.tsx';
import { missionBand, missionRace } from './race-lines.ts';
import type { RollRow } from './rows.ts';
import { chanceWords } from './split-rows.ts';
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
  const band = missionBand(analysis);
  const { rolls, win } = analysis;
  const values = [...rolls.map(({ before }) => chanceWords(before.win)), percent(win.final)];
  return (
    <>
      <Race races={[race]} {...{ mattered, label, band }} players={['']} seat={0} />
      <Losses rows={rows} counted="mission" />
      <p class="analysis-method">{say('race.band')}</p>
      <Figures lines={[{ name: say('race.chance'), values }]} rows={rows} counted="mission" />
    </>
  );
}
