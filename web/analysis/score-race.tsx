import type { Counted } from '#bots/counted.ts';
import type { Seat } from '#engine/contract.ts';
import { printed } from '../table/points.ts';
import { Figures } from './figures.tsx';
import { Losses } from './losses.tsx';
import { Race } from './race.tsx';
import type { RollRow } from './rows.ts';

interface Props {
  readonly races: readonly (readonly number[])[];
  readonly players: readonly string[];
  readonly seat: Seat;
  /** Missing until something has been seen. */
  readonly rows: readonly RollRow[] | undefined;
  readonly mattered: readonly RollRow[];
  readonly counted: Counted;
}

/** Everybody’s score after each roll, what was lost there, and the same in figures. */
export function ScoreRace({ races, players, seat, rows, mattered, counted }: Props) {
  const lines = races.map((race, each) => ({ name: players[each]!, values: race.map(printed) }));
  return (
    <>
      <Race {...{ races, players, seat, mattered }} />
      {rows && <Losses {...{ rows, counted }} />}
      <Figures {...{ lines, rows, counted }} />
    </>
  );
}
