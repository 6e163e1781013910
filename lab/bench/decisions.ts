import type { Bot } from '#bots/bot.ts';
import { diceFrom } from '#bots/dice.ts';
import { weigh } from '#bots/weigh.ts';
import { type Game, movesOf, type Seat } from '#engine/contract.ts';
import { randomFrom } from '#kits/random.ts';

/** A moment of a match at which a seat has something to choose. */
export interface Moment {
  readonly position: unknown;
  readonly seat: Seat;
}

export interface Pace {
  /** Of processor time. */
  readonly perSecond: number;
  /** Nineteen of twenty take no longer, by the clock: others who use the machine are in it. */
  readonly mostMs: number;
}

const SEED = 'bench';
const MOST = 0.95;

/** Moments of matches from beginning to end, so that all bots are asked the same. */
export function momentsOf(game: Game, bot: Bot, seats: number, count: number): readonly Moment[] {
  const moments: Moment[] = [];
  const random = randomFrom(SEED);
  const dice = diceFrom(random);
  const faces: number[] = [];
  while (moments.length < count) {
    const position = game.start(seats, {});
    for (let next = game.next(position); next.for !== 'nobody'; next = game.next(position)) {
      if (next.for === 'dice') {
        dice.throw(next.dice, faces);
        game.roll(position, faces);
        continue;
      }
      for (const seat of next.seats) {
        const isOpen = movesOf(game, position, seat).length > 1;
        if (isOpen) moments.push({ position: game.clone(position), seat });
      }
      game.resolve(
        position,
        next.seats.map((seat) => bot.choose(position, seat, random)),
      );
    }
  }
  return thinned(moments, count);
}

/** How many of these a bot decides in a second, after a first round. */
export function paceOf(bot: Bot, moments: readonly Moment[], seconds: number): Pace {
  const random = randomFrom(SEED);
  const times: number[] = [];
  const round = (): void => {
    for (const { position, seat } of moments) {
      const before = performance.now();
      bot.choose(position, seat, random);
      times.push(performance.now() - before);
    }
  };
  round();
  times.length = 0;
  let taken = 0;
  while (taken < seconds) taken += cpuSeconds(round);
  times.sort((a, b) => a - b);
  return { perSecond: times.length / taken, mostMs: times[Math.floor(MOST * times.length)]! };
}

/** Matches that are played on from a moment in a second of processor time, to weigh its moves. */
export function rolloutsOf(
  game: Game,
  bot: Bot,
  moments: readonly Moment[],
  seconds: number,
): number {
  let [rollouts, taken] = [0, 0];
  for (let nth = 0; taken < seconds; nth++) {
    const moment = moments[nth % moments.length]!;
    taken += cpuSeconds(() => {
      for (const { moves } of weigh({ game, bot, ...moment, seed: `${SEED}/${nth}` })) {
        rollouts += moves.reduce((sum, { wins }) => sum + wins.length, 0);
        break;
      }
    });
  }
  return rollouts / taken;
}

/** Evenly spread over all that there are. */
function thinned(moments: readonly Moment[], count: number): readonly Moment[] {
  const step = moments.length / count;
  return Array.from({ length: count }, (_, nth) => moments[Math.floor(nth * step)]!);
}

function cpuSeconds(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}
