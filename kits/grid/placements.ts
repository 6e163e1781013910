import { bitsOf, popcount } from '../bits.ts';
import type { BoardBlock, BoxSet } from './board.ts';
import { COLOURS, columnOf, neighbours } from './sheet.ts';

/** The most boxes that one choice may cross (E6). */
export const MOST_BOXES = 5;

/**
 * A placement is a connected part of a block, of one to five boxes (E8). Its number is
 * `block * 64 + slot`: slots below 32 hold one to three boxes, the others four or five, so that
 * all legal placements of a block are two words of bits.
 */
export const SLOTS = 64;
export const LARGE = 32;
export const blockAt = (placement: number): number => placement >> 6;
const MOST_SMALL = 3;

export interface Placements {
  /** By placement: its bits in its colour, its size, its boxes and their columns. */
  readonly mask: Int32Array;
  readonly size: Uint8Array;
  readonly boxes: readonly (readonly number[])[];
  readonly columns: readonly (readonly number[])[];
  /** By placement times five plus colour: the boxes that touch it. */
  readonly halo: Int32Array;
  /** By block: where its part of `within` and `meeting` begins. */
  readonly offset: Int32Array;
  /**
   * Two words (small, large) for each set of a block's boxes: the placements that lie within it,
   * and those that meet it. A placement is legal when it lies within the open boxes and meets the
   * reachable ones (E6, E9).
   */
  readonly within: Int32Array;
  readonly meeting: Int32Array;
  /** By block times 6 plus size: which slots of its word have that size. */
  readonly ofSize: Int32Array;
}

export function placementsOf(blocks: readonly BoardBlock[], halo: readonly BoxSet[]): Placements {
  const count = blocks.length * SLOTS;
  const sets = blocks.map((block) => 1 << block.boxes.length);
  const placements = {
    mask: new Int32Array(count),
    size: new Uint8Array(count),
    boxes: Array.from({ length: count }, (): readonly number[] => []),
    columns: Array.from({ length: count }, (): readonly number[] => []),
    halo: new Int32Array(count * COLOURS.length),
    offset: Int32Array.from(sets, (_, i) => 2 * sets.slice(0, i).reduce((a, b) => a + b, 0)),
    within: new Int32Array(2 * sets.reduce((a, b) => a + b, 0)),
    meeting: new Int32Array(2 * sets.reduce((a, b) => a + b, 0)),
    ofSize: new Int32Array(blocks.length * (MOST_BOXES + 1)),
  };
  for (const [at, block] of blocks.entries()) {
    let small = 0;
    let large = LARGE;
    for (const part of connectedParts(block)) {
      const size = popcount(part);
      const slot = size <= MOST_SMALL ? small++ : large++;
      const id = at * SLOTS + slot;
      const boxes = bitsOf(part).map((place) => block.boxes[place]!);
      placements.mask[id] = part << block.shift;
      placements.size[id] = size;
      placements.boxes[id] = boxes;
      placements.columns[id] = [...new Set(boxes.map(columnOf))];
      for (const box of boxes) {
        for (const [colour, bits] of halo[box]!.entries()) {
          placements.halo[id * COLOURS.length + colour]! |= bits;
        }
      }
      placements.ofSize[at * (MOST_BOXES + 1) + size]! |= 1 << (slot % LARGE);
      fillSets(placements, at, block, part, slot);
    }
  }
  return placements;
}

function fillSets(into: Placements, at: number, block: BoardBlock, part: number, slot: number) {
  const word = slot < LARGE ? 0 : 1;
  for (let set = 0; set <= block.mask; set++) {
    const place = into.offset[at]! + 2 * set + word;
    if ((part & ~set) === 0) into.within[place]! |= 1 << (slot % LARGE);
    if ((part & set) !== 0) into.meeting[place]! |= 1 << (slot % LARGE);
  }
}

/** Every connected set of one to five boxes of a block, small ones first, as bits of the block. */
function connectedParts(block: Pick<BoardBlock, 'boxes' | 'mask'>): number[] {
  const beside = block.boxes.map((box) => {
    const around = neighbours(box).map((each) => block.boxes.indexOf(each));
    return around.reduce((bits, place) => (place === -1 ? bits : bits | (1 << place)), 0);
  });
  const parts: number[] = [];
  for (let part = 1; part <= block.mask; part++) {
    if (popcount(part) <= MOST_BOXES && isConnected(part, beside)) parts.push(part);
  }
  return parts.sort((one, other) => popcount(one) - popcount(other) || one - other);
}

function isConnected(part: number, beside: readonly number[]): boolean {
  let found = part & -part;
  for (;;) {
    const grown = bitsOf(found).reduce((bits, place) => bits | beside[place]!, found) & part;
    if (grown === found) return found === part;
    found = grown;
  }
}
