import type { Bot } from '#bots/bot.ts';
import type { Move } from '#engine/contract.ts';
import type { Net } from '#kits/grid/bots/net.ts';
import { unpackNet } from '#kits/grid/bots/weights.ts';
import type { Random } from '#kits/random.ts';
import type { Position } from '../position.ts';
import learnt from './learnt.json' with { type: 'json' };
import { looksOf } from './look.ts';
import { Player } from './player.ts';
import { type Effort, Search } from './search.ts';

/** How far a level is off when it weighs a move: in chances to win, and alone in points. */
interface Blur {
  readonly among: number;
  readonly alone: number;
}

const NOVICE: Blur = { among: 0.42, alone: 8.4 };
const CASUAL: Blur = { among: 0.21, alone: 5.4 };
const STRONG: Blur = { among: 0.108, alone: 3.3 };
// Alone there is nobody to outthink, and looking further is worth little to a clear mind.
const EXPERT: Blur = { among: 0, alone: 1.4 };
const MASTER_WORK = 100_000;

/** Better with more work; the same for the same work and the same chance. */
export function searchingBot(effort: Effort): Bot<Position> {
  const searches = bySeats((net) => new Search(net));
  return {
    choose(position, seat, random) {
      return searches(position).choose(position, seat, random, effort);
    },
  };
}

/** The weakest first. */
export const LEVELS = {
  novice: blurredBot(NOVICE),
  casual: blurredBot(CASUAL),
  strong: blurredBot(STRONG),
  expert: blurredBot(EXPERT),
  master: searchingBot({ work: MASTER_WORK }),
};

function blurredBot({ among, alone }: Blur): Bot<Position> {
  const players = bySeats((net) => new Player(net));
  return {
    choose(position, seat, random): Move {
      const player = players(position);
      const count =
        position.phase === 'use'
          ? player.weighAmong(position, seat, player.foresee(position).looks)
          : player.weighMoves(position, seat, looksOf(position));
      const blur = isAlone(position) ? alone : among;
      if (blur === 0) return player.best(count);
      for (let i = 0; i < count; i++) player.worths[i]! += blur * error(random);
      return player.best(count);
    },
  };
}

const PRECISION = 1 << 16;

/** Between −1 and 1, small ones more likely. */
function error(random: Random): number {
  return (random.below(PRECISION) - random.below(PRECISION)) / PRECISION;
}

function isAlone({ sheets }: Position): boolean {
  return sheets.length === 1;
}

/** One for those who play alone and one for all others, each made when it is first wanted. */
function bySeats<T>(make: (net: Net) => T): (position: Position) => T {
  let alone: T | undefined;
  let among: T | undefined;
  return (position) => {
    if (isAlone(position)) {
      alone ??= make(unpackNet(learnt.solo));
      return alone;
    }
    among ??= make(unpackNet(learnt.table));
    return among;
  };
}
