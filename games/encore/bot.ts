import { greedyBot } from '#bots/greedy.ts';
import type { Seat } from '#engine/contract.ts';
import { COLUMN_POINTS } from '#kits/grid/claims.ts';
import type { Hopes } from '#kits/grid/worth.ts';
import { paperWorth } from '#kits/grid/worth.ts';
import type { Position } from './play.ts';
import { encore } from './rules.ts';

/** Found by matches of bots against each other. */
const HOPES: Hopes = { column: 0.76, colour: 0.6, joker: 1.5, star: 0.5, reach: 0.05, block: 0.9 };

export const greedy = greedyBot(encore, worth);

/** The score that a seat may hope for. */
function worth(position: Position, seat: Seat): number {
  return paperWorth(position, seat, COLUMN_POINTS, HOPES);
}
