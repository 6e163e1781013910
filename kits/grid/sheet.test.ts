import { describe, expect, it } from 'vitest';
import { ENCORE_SHEETS } from './printed.ts';
import { BOXES, blockOfEachBox, blocksOf, boxAt, boxName, boxNamed, neighbours } from './sheet.ts';

const { grid } = ENCORE_SHEETS[0]!;
const names = (boxes: readonly number[]): string => boxes.map(boxName).join(' ');

describe('boxes', () => {
  it('are numbered down the columns', () => {
    expect(names([0, 6, 7, boxAt(14, 6)])).toBe('A1 A7 B1 O7');
  });

  it('are found by their names', () => {
    for (let box = 0; box < BOXES; box++) expect(boxNamed(boxName(box))).toBe(box);
  });

  it.each(['', 'A', 'A0', 'A8', 'P1', 'a1', 'A10', 'A1 ', 'A1\n'])('are not named %j', (text) => {
    expect(boxNamed(text)).toBeUndefined();
  });

  it('have up to four neighbours', () => {
    expect(names(neighbours(boxNamed('A1')!))).toBe('A2 B1');
    expect(names(neighbours(boxNamed('H4')!))).toBe('H3 H5 G4 I4');
    expect(names(neighbours(boxNamed('O7')!))).toBe('O6 N7');
  });
});

describe('blocks', () => {
  it('in column H are those of the rulebook’s example', () => {
    const column = blocksOf(grid).filter(({ boxes }) =>
      boxes.some((box) => boxName(box)[0] === 'H'),
    );
    const sizes = Object.fromEntries(column.map(({ colour, boxes }) => [colour, boxes.length]));
    expect(sizes).toMatchObject({ Y: 5, O: 2, B: 4 });
  });

  it('hold every box once', () => {
    const blocks = blocksOf(grid);
    blockOfEachBox(blocks).forEach((block, box) => {
      expect(blocks[block]?.boxes).toContain(box);
    });
    expect(blocks.flatMap(({ boxes }) => boxes)).toHaveLength(BOXES);
  });
});
