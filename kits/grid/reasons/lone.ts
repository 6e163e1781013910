import type { Reason } from '../../reason.ts';
import type { Board } from '../board.ts';
import { boardOf } from '../boards.ts';
import type { Paper } from '../paper.ts';

/** About as much as points. */
const LONE = 0.7;

/** What a move leaves of a block, box by box: only a 1 or a joker crosses a box on its own. */
export function loneReasons(old: Paper, now: Paper): readonly Reason[] {
  const board = boardOf(now.sheet);
  const count = loneIn(board, now) - loneIn(board, old);
  if (count <= 0) return [];
  const args = { count };
  return [{ figure: String(count), key: 'reason.lone', args, weight: LONE * count, price: count }];
}

/** Open boxes without an open neighbour in their block; blocks of one box are printed so. */
function loneIn({ blocks, bit, halo }: Board, { crossed }: Paper): number {
  const lone = blocks.flatMap(({ colour, shift, mask, boxes }) => {
    const open = (mask << shift) & ~crossed[colour]!;
    return boxes.filter((box) => (open & bit[box]!) !== 0 && (open & halo[box]![colour]!) === 0);
  });
  const printed = blocks.filter(({ boxes }) => boxes.length === 1);
  const still = printed.filter(({ colour, boxes }) => (crossed[colour]! & bit[boxes[0]!]!) === 0);
  return lone.length - still.length;
}
