import { popcount } from '#kits/bits.ts';
import type { Board } from '../board.ts';
import { MOST_BOXES } from '../placements.ts';

/** A set of a block's boxes is a number below this. */
const SETS = 64;
/** The most boxes of a block, and how many numbers of boxes that makes with none. */
const LARGEST = 6;
const COUNTS = LARGEST + 1;
/** A block by its size, its open boxes and its largest connected part. */
export const BLOCK_KINDS = LARGEST * COUNTS * COUNTS;

/** What players see at a glance in the blocks of a board, worked out once. */
export interface Shapes {
  /** By block and its open boxes: what kind of block it is now. */
  readonly kind: Uint16Array;
  /** By block, its open boxes and those in reach: the numbers that can be used there, as bits. */
  readonly numbers: Uint8Array;
}

export const kindAt = (block: number, open: number): number => block * SETS + open;
export const numbersAt = (block: number, open: number, near: number): number =>
  (block * SETS + open) * SETS + near;

const known = new WeakMap<Board, Shapes>();

export function shapesOf(board: Board): Shapes {
  const found = known.get(board);
  if (found) return found;
  const shapes = makeShapes(board);
  known.set(board, shapes);
  return shapes;
}

function makeShapes(board: Board): Shapes {
  const { blocks, placements } = board;
  const kind = new Uint16Array(blocks.length * SETS);
  const numbers = new Uint8Array(blocks.length * SETS * SETS);
  for (const [block, { mask }] of blocks.entries()) {
    for (let open = 0; open <= mask; open++) {
      for (let near = 0; near <= mask; near++) {
        numbers[numbersAt(block, open, near)] = usable(placements, block, open, near);
      }
      const size = popcount(mask);
      const count = popcount(open);
      const largest = hangingTogether(numbers[numbersAt(block, open, mask)]!, count);
      kind[kindAt(block, open)] = ((size - 1) * COUNTS + count) * COUNTS + largest;
    }
  }
  return { kind, numbers };
}

function usable(
  { offset, within, meeting, ofSize }: Board['placements'],
  block: number,
  open: number,
  near: number,
): number {
  const at = offset[block]!;
  let bits = 0;
  for (let size = 1; size <= MOST_BOXES; size++) {
    const word = size <= 3 ? 0 : 1;
    const legal = within[at + 2 * open + word]! & meeting[at + 2 * near + word]!;
    if (legal & ofSize[block * (MOST_BOXES + 1) + size]!) bits |= 1 << (size - 1);
  }
  return bits;
}

/** No choice crosses six boxes, so a block of six that is all open shows as five. */
function hangingTogether(numbers: number, count: number): number {
  if (count === LARGEST) return LARGEST;
  return 32 - Math.clz32(numbers);
}
