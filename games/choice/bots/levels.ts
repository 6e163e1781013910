import { bestBlurred } from '#bots/blurred.ts';
import type { Bot } from '#bots/bot.ts';
import type { Move } from '#engine/contract.ts';
import { aloneOrAmong } from '#kits/net/alone-or-among.ts';
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

export const NOVICE: Blur = { among: 0.42, alone: 8.4 };
export const CASUAL: Blur = { among: 0.21, alone: 5.4 };
export const STRONG: Blur = { among: 0.108, alone: 3.3 };
// Alone there is nobody to outthink, and looking further is worth little to a clear mind.
export const EXPERT: Blur = { among: 0, alone: 1.4 };
const MASTER_WORK = 100_000;

/** Better with more work; the same for the same work and the same chance. */
export function searchingBot(effort: Effort): Bot<Position> {
  const searches = aloneOrAmong(learnt, (net) => new Search(net));
  return {
    choose(position, seat, random) {
      return searches(isAlone(position)).choose(position, seat, random, effort);
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
  const players = aloneOrAmong(learnt, (net) => new Player(net));
  return {
    choose(position, seat, random): Move {
      const player = players(isAlone(position));
      const count =
        position.phase === 'use'
          ? player.weighAmong(position, seat, player.foresee(position).looks)
          : player.weighMoves(position, seat, looksOf(position));
      const blur = isAlone(position) ? alone : among;
      return bestBlurred(player, count, blur, random);
    },
  };
}

function isAlone({ sheets }: Position): boolean {
  return sheets.length === 1;
}
