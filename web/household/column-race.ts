import type { Seat } from '#engine/contract.ts';
import type { Column } from '#games/counting.ts';
import type { Replayed } from './replayed.ts';

/** Two seats that both lacked one box of a column, until one of them crossed it. Rolls count from 1. */
export interface Race {
  /** By its place among the columns of the game. */
  readonly column: number;
  readonly winner: Seat;
  readonly rival: Seat;
  /** The roll after which both lacked one box, and the one that decided it. */
  readonly from: number;
  readonly to: number;
  /** Whether both got their last box on the same roll. */
  readonly isShared: boolean;
}

/** Boxes of a column that the winner and the rival had, after every roll. */
export interface RaceSteps {
  readonly winner: readonly number[];
  readonly rival: readonly number[];
}

type When = Replayed['when'][number];

/** Of every two seats the column that both waited longest for, the first of equal ones. */
export function racesIn(when: Replayed['when'], columns: readonly Column[]): readonly Race[] {
  const best = new Map<string, Race>();
  for (const [at, column] of columns.entries()) {
    const runs = when.map((own) => runOf(own, column));
    for (let one = 0; one < runs.length; one++) {
      for (let other = one + 1; other < runs.length; other++) {
        const race = raceOf(at, [one, other], runs);
        const pair = `${one} ${other}`;
        const known = best.get(pair);
        if (race && (!known || lengthOf(race) > lengthOf(known))) best.set(pair, race);
      }
    }
  }
  return [...best.values()];
}

/** How many rolls both waited for their last box. */
export function lengthOf({ from, to }: Pick<Race, 'from' | 'to'>): number {
  return to - from;
}

/** Up to the roll that decided the race. */
export function raceSteps(when: Replayed['when'], column: Column, race: Race): RaceSteps {
  const countsOf = (seat: Seat): readonly number[] =>
    Array.from({ length: race.to }, (_, roll) => countOf(when[seat]!, column, roll + 1));
  return { winner: countsOf(race.winner), rival: countsOf(race.rival) };
}

interface Run {
  /** The roll after which all but one box, and all boxes, were crossed; Infinity for never. */
  readonly almost: number;
  readonly full: number;
}

function runOf(own: When, { boxes }: Column): Run {
  const rolls = boxes.map((box) => own.get(box) ?? Number.POSITIVE_INFINITY).sort((a, b) => a - b);
  return { almost: rolls.at(-2) ?? 0, full: rolls.at(-1) ?? 0 };
}

/** None where one of them got there in one go, or only when the other had it already. */
function raceOf(
  column: number,
  [one, other]: readonly [Seat, Seat],
  runs: readonly Run[],
): Race | undefined {
  const [first, second] = [runs[one]!, runs[other]!];
  const to = Math.min(first.full, second.full);
  const from = Math.max(first.almost, second.almost);
  if (!Number.isFinite(to) || from >= to) return undefined;
  const [winner, rival] = first.full === to ? [one, other] : [other, one];
  return { column, winner, rival, from, to, isShared: first.full === second.full };
}

function countOf(own: When, { boxes }: Column, roll: number): number {
  return boxes.filter((box) => (own.get(box) ?? Number.POSITIVE_INFINITY) <= roll).length;
}
