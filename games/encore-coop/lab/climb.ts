import { dicePaired } from '#bots/dice.ts';
import type { Move } from '#engine/contract.ts';
import { randomFrom } from '#kits/random.ts';
import { penaltyMove } from '../bots/penalty-moves.ts';
import { Player } from '../bots/player.ts';
import type { Learnt, Scales } from '../bots/worths.ts';
import { NEWEST_GOALS } from '../goals.ts';
import { MISSIONS, progress } from '../missions.ts';
import { next, resolve, roll, TURNS } from '../play.ts';
import { type Position, start } from '../position.ts';

export interface Climb {
  readonly seed: string;
  readonly from: Learnt;
  /** Whose scales are to move. */
  readonly of: keyof Learnt;
  /** In each round two teams play all missions at all sizes so many times. */
  readonly rounds: number;
  readonly matches: number;
}

export interface Step {
  readonly done: number;
  readonly learnt: Learnt;
  /** The share of missions that both teams won since the last reported step. */
  readonly won: number;
}

type Scale = keyof Scales;

const SEATS = { alone: [1], team: [2, 3, 4, 5] };
/** How far the two teams of a round differ, and how far their results move the scales. */
const APART = 0.25;
const RATE = 0.5;
const MOST = 0.1;
const KEEP = 0.8;
const TOLD_EVERY = 10;
/** Powers move results more than factors do. */
const DELICATE: readonly Scale[] = ['pairs', 'open', 'late'];
/** Scales that only some missions ask for; all others count in every one. */
const ASKED: Readonly<Partial<Record<Scale, readonly number[]>>> = {
  colour: [1, 3, 5],
  colourParts: [1, 3, 5],
  colourRank: [1, 3, 5],
  row: [2, 4],
  rowParts: [2, 4],
  rowRank: [2, 4],
  star: [3],
  starNear: [3],
  frame: [4],
  frames: [4],
  letter: [5],
  letterParts: [5],
  letterFade: [5],
  word: [5],
};

/**
 * Learns by playing: in every round one team takes each scale a little larger or smaller, another
 * one the other way round, and the scales move towards the one that does better with the same dice.
 */
export function climb(
  { seed, from, of, rounds, matches }: Climb,
  tell: (step: Step) => void,
): Learnt {
  let scales = from[of];
  const names = Object.keys(scales) as Scale[];
  const push = new Map<Scale, number>();
  let [won, count] = [0, 0];
  for (let round = 0; round < rounds; round++) {
    const random = randomFrom(`${seed}:${round}`);
    const signs = new Map(names.map((name) => [name, random.below(2) === 0 ? 1 : -1]));
    const moved = (by: (name: Scale) => number): Scales =>
      Object.fromEntries(
        names.map((name) => {
          const step = DELICATE.includes(name) ? by(name) / 2 : by(name);
          return [name, scales[name] * Math.exp(step)];
        }),
      ) as unknown as Scales;
    const [one, other] = [1, -1].map((way) => {
      const bold = moved((name) => way * APART * signs.get(name)!);
      return outcome({ ...from, [of]: bold }, SEATS[of], matches, `${seed}/${round}`);
    }) as [Outcome, Outcome];
    won += one.won + other.won;
    count += 2;
    scales = moved((name) => {
      const missions = ASKED[name] ?? MISSIONS.map(Number);
      const lead = missions.reduce((sum, m) => sum + one.worth[m - 1]! - other.worth[m - 1]!, 0);
      const now = KEEP * (push.get(name) ?? 0) + (lead / missions.length) * signs.get(name)!;
      push.set(name, now);
      return Math.max(-MOST, Math.min(MOST, RATE * now));
    });
    if (count === 2 * TOLD_EVERY || round + 1 === rounds) {
      tell({ done: round + 1, learnt: { ...from, [of]: scales }, won: won / count });
      [won, count] = [0, 0];
    }
  }
  return { ...from, [of]: scales };
}

interface Outcome {
  readonly won: number;
  /** How well each mission went. */
  readonly worth: readonly number[];
}

function outcome(learnt: Learnt, sizes: readonly number[], matches: number, seed: string): Outcome {
  const player = new Player(learnt);
  let won = 0;
  const worth = MISSIONS.map((Mission) => {
    const worths = sizes.flatMap((seats) =>
      Array.from({ length: matches }, (_, match) => {
        const position = start(seats, { Mission, Goals: NEWEST_GOALS });
        playOut(player, position, `${seed}/${seats}/${match}`);
        won += Number(position.won);
        return worthOf(position);
      }),
    );
    return worths.reduce((sum, each) => sum + each, 0) / worths.length;
  });
  return { won: won / (MISSIONS.length * sizes.length * matches), worth };
}

function playOut(player: Player, position: Position, seed: string): void {
  const dice = dicePaired(seed);
  const faces: number[] = [];
  const chosen: Move[] = [];
  for (let wait = next(position); wait.for !== 'nobody'; wait = next(position)) {
    if (wait.for === 'dice') {
      dice.throw(wait.dice, faces);
      roll(position, faces);
      continue;
    }
    chosen.length = wait.seats.length;
    for (const [i, seat] of wait.seats.entries()) {
      chosen[i] = penaltyMove(position) ?? player.choose(position, seat);
    }
    resolve(position, chosen);
  }
}

/** A mission that is lost was still played better or worse. */
function worthOf(position: Position): number {
  if (position.won) return 1;
  const goals = Object.values(progress(position)).filter(([, need]) => need > 0);
  const done = goals.reduce((sum, [have, need]) => sum + Math.min(1, have / need), 0);
  return (0.5 * done) / goals.length + (0.2 * position.rolls) / TURNS - 0.1;
}
