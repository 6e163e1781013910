import { describe, expect, test } from 'vitest';
import { bitsOf } from '../bits.ts';
import { type Board, makeBoard } from './board.ts';
import { LARGE, SLOTS } from './placements.ts';
import { ENCORE_SHEETS, PLUS_SHEET } from './printed.ts';
import { boxName, columnOf, neighbours } from './sheet.ts';

const BOARDS = [...ENCORE_SHEETS, PLUS_SHEET].map((sheet) => makeBoard(sheet));

type Boxes = readonly number[];

/** All sets of boxes out of some, the empty one too. */
function subsets([first, ...rest]: Boxes): Boxes[] {
  if (first === undefined) return [[]];
  const others = subsets(rest);
  return [...others, ...others.map((set) => [first, ...set])];
}

/** Whether one can walk from the first box to all others without leaving the set. */
function hangsTogether(boxes: Boxes): boolean {
  const walked = new Set(boxes.slice(0, 1));
  for (const box of walked) {
    for (const beside of neighbours(box)) if (boxes.includes(beside)) walked.add(beside);
  }
  return walked.size === boxes.length;
}

function partsOf(block: Boxes): Boxes[] {
  const sizes = [1, 2, 3, 4, 5];
  return subsets(block).filter((set) => sizes.includes(set.length) && hangsTogether(set));
}

/** The numbers of a block's placements. */
function placementsIn({ placements }: Board, block: number): number[] {
  const all = Array.from({ length: SLOTS }, (_, slot) => block * SLOTS + slot);
  return all.filter((id) => placements.size[id]! > 0);
}

/** The boxes of the placements that two words of bits mean. */
function meant(board: Board, block: number, small: number, large: number): string[] {
  const slots = [...bitsOf(small), ...bitsOf(large).map((slot) => slot + LARGE)];
  return slots.map((slot) => board.placements.boxes[block * SLOTS + slot]!.join()).sort();
}

const joined = (sets: readonly Boxes[]): string[] => sets.map((set) => set.join()).sort();

describe.each(BOARDS)('the placements on $sheet.id', (board) => {
  const { placements } = board;

  test('are all connected parts of one to five boxes of each block', () => {
    for (const [at, block] of board.blocks.entries()) {
      const listed = placementsIn(board, at).map((id) => placements.boxes[id]!);
      expect(joined(listed)).toEqual(joined(partsOf(block.boxes)));
    }
  });

  test('know their bits, their size, their columns and what touches them', () => {
    for (const at of board.blocks.keys()) {
      for (const id of placementsIn(board, at)) {
        const boxes = placements.boxes[id]!;
        expect(placements.size[id]).toBe(boxes.length);
        expect(placements.mask[id]).toBe(boxes.reduce((sum, box) => sum + board.bit[box]!, 0));
        expect(new Set(placements.columns[id])).toEqual(new Set(boxes.map(columnOf)));
        const halo = placements.halo.subarray(id * 5, id * 5 + 5);
        const touching = board.colour.flatMap((colour, box) =>
          halo[colour]! & board.bit[box]! ? [boxName(box)] : [],
        );
        const around = new Set(boxes.flatMap(neighbours).map(boxName));
        expect(touching.sort()).toEqual([...around].sort());
      }
    }
  });

  test('are found by what is open and what is in reach', () => {
    for (const [at, block] of board.blocks.entries()) {
      const parts = partsOf(block.boxes);
      for (const set of subsets(block.boxes)) {
        const bits = set.reduce((sum, box) => sum + 2 ** block.boxes.indexOf(box), 0);
        const place = placements.offset[at]! + 2 * bits;
        const { within, meeting } = placements;
        expect(meant(board, at, within[place]!, within[place + 1]!)).toEqual(
          joined(parts.filter((part) => part.every((box) => set.includes(box)))),
        );
        expect(meant(board, at, meeting[place]!, meeting[place + 1]!)).toEqual(
          joined(parts.filter((part) => part.some((box) => set.includes(box)))),
        );
      }
    }
  });

  test('are found by their size, small ones in the first word', () => {
    for (const [at, block] of board.blocks.entries()) {
      for (const size of [1, 2, 3, 4, 5]) {
        const slots = placements.ofSize[at * 6 + size]!;
        const words: [number, number] = size <= 3 ? [slots, 0] : [0, slots];
        const parts = partsOf(block.boxes).filter((part) => part.length === size);
        expect(meant(board, at, ...words)).toEqual(joined(parts));
      }
    }
  });
});
