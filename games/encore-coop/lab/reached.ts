import type { Bot } from '#bots/bot.ts';
import type { Dice } from '#bots/dice.ts';
import type { Options } from '#engine/contract.ts';
import { popcount } from '#kits/bits.ts';
import { COLUMN_POINTS, columnPoints } from '#kits/grid/claims.ts';
import { COLUMNS } from '#kits/grid/sheet.ts';
import type { Random } from '#kits/random.ts';
import { progress } from '../missions.ts';
import { MISSES_TO_LOSE, next, resolve, roll, TURNS } from '../play.ts';
import { type Position, start } from '../position.ts';

/** How many matches ended with so much: the n-th number counts those with exactly n. */
export type Spread = number[];

/** What teams reached in matches that ran to the last turn. */
export interface Reached {
  readonly matches: number;
  /** Points after turns 10, 19 and 27; the last ones with jokers. */
  readonly points: readonly [Spread, Spread, Spread];
  /** What the mission counted, colours or rows, with all else done and before a third miss. */
  readonly counted: Spread;
}

export interface Team {
  readonly bot: Bot<Position>;
  readonly seats: number;
  readonly mission: number;
  /** The table of goals by which they play. */
  readonly goals: string;
}

const LOOKED_AT = [10, 19, TURNS] as const;

export function nothingReached(): Reached {
  return { matches: 0, points: [[], [], []], counted: [] };
}

/** Plays one match to its last turn, and adds what was reached. */
export function playTeam(team: Team, dice: Dice, random: Random, reached: Reached): Reached {
  const position = start(team.seats, optionsOf(team));
  const faces: number[] = [];
  let [seen, most] = [0, -1];
  for (let now = next(position); now.for !== 'nobody'; now = next(position)) {
    if (now.for === 'dice') {
      dice.throw(now.dice, faces);
      roll(position, faces);
      continue;
    }
    const { rolls } = position;
    resolve(
      position,
      now.seats.map((seat) => team.bot.choose(position, seat, random)),
    );
    if (position.phase === 'others') continue;
    if (rolls === LOOKED_AT[seen]) {
      count(reached.points[seen]!, pointsOf(position, seen === 2));
      seen++;
    }
    if (!isLost(position) && isElseDone(position)) most = countedBy(position);
  }
  if (most >= 0) count(reached.counted, most);
  return { ...reached, matches: reached.matches + 1 };
}

export function together(all: readonly Reached[]): Reached {
  const sum = (of: (each: Reached) => Spread): Spread => {
    const spread: Spread = [];
    for (const each of all) {
      for (const [n, times] of of(each).entries()) count(spread, n, times);
    }
    return spread;
  };
  return {
    matches: all.reduce((matches, each) => matches + each.matches, 0),
    points: [0, 1, 2].map((goal) => sum(({ points }) => points[goal]!)) as [Spread, Spread, Spread],
    counted: sum(({ counted }) => counted),
  };
}

function optionsOf({ mission, goals }: Team): Options {
  return { Mission: String(mission), Goals: goals, Finish: 'last-turn' };
}

function count(spread: Spread, n: number, times = 1): void {
  while (spread.length <= n) spread.push(0);
  spread[n]! += times;
}

function pointsOf({ papers }: Position, withJokers: boolean): number {
  const points = papers.reduce((sum, paper) => {
    return sum + columnPoints(paper, COLUMN_POINTS) + (withJokers ? paper.jokers : 0);
  }, 0);
  return Math.max(0, points);
}

/** Misses of the last goal are its own matter: the mission is looked at without them. */
function isLost({ misses, rolls }: Position): boolean {
  return rolls < TURNS && misses.some((each) => each >= MISSES_TO_LOSE);
}

function isElseDone(position: Position): boolean {
  return Object.entries(progress(position)).every(
    ([what, [have, need]]) => what === 'colours' || what === 'rows' || have >= need,
  );
}

function countedBy({ mission, rows, claimed }: Position): number {
  return popcount(mission === 2 || mission === 4 ? rows : claimed >> COLUMNS);
}
