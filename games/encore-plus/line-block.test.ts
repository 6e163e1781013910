import { describe, expect, test } from 'vitest';
import { tableFor } from '#testing/record.ts';
import type { Position } from './position.ts';
import { encorePlus } from './rules.ts';
import { crossedBy, crossing, use } from './testing/script.ts';

const inka = tableFor(encorePlus, ['Inka']);

/** What Inka has crossed after a script. */
function crossed(...script: string[]): string {
  return crossedBy(inka.plays(...script).position as Position, 0);
}

describe('P8 line', () => {
  const blue = crossing('F5 G5 H5');
  const yellow = crossing('H6 H7');

  test.each([
    ['one box', blue, 'line G4'],
    ['two boxes with a gap, each below a cross', blue, 'line F6 H6'],
    ['two boxes on both sides of a cross', yellow, 'line G7 I7'],
    ['three boxes side by side', blue, 'line F4 G4 H4'],
    ['three boxes far apart', crossing('H7 G7 F7 E7 I7 J7 K7'), 'line E6 H6 K6'],
  ])('P8 allows %s', (_, crosses, line) => {
    inka.plays(crosses, use(line));
  });

  test('P8 allows a run of which only one box touches an earlier cross, in any order', () => {
    for (const line of ['E7 F7 G7', 'G7 F7 E7', 'F7 E7 G7', 'I7 J7 G7']) {
      inka.plays(yellow, use(`line ${line}`));
    }
  });

  test('P8 crosses the boxes, whatever their colours', () => {
    expect(crossed(yellow, use('line G7 I7 J7'))).toBe('G7 H6 H7 I7 J7');
  });

  test('P8 crosses the first box of the sheet like any other', () => {
    const bombed = use('bomb A2 A3 B3'); // B3 has a golden die, which pays for the line
    expect(crossed(bombed, use('line A1'))).toBe('A1 A2 A3 B3');
  });

  test.each([
    ['a box that touches no cross', yellow, 'line F7'],
    ['a box out of reach beside one within', yellow, 'line E7 G7'],
    ['a run of which no box touches', yellow, 'line A7 B7 C7'],
    ['a box that touches a cross at a corner', crossing('H3'), 'line G4'],
    ['column H on an empty sheet', '', 'line H3'],
    ['column H away from the crosses', yellow, 'line H3'],
    ['boxes of two rows', blue, 'line F4 F6'],
    ['boxes of a column', blue, 'line H3 H4'],
    ['four boxes', yellow, 'line D7 E7 F7 G7'],
    ['no box', yellow, 'line'],
    ['a box named twice', yellow, 'line G7 G7'],
    ['a box that is crossed', yellow, 'line G7 H7'],
  ])('P8 refuses %s', (_, crosses, line) => {
    inka.refuses('P8', crosses, use(line));
  });

  test.each([
    ['line G7 G7', 'You chose G7 twice.'],
    ['line G6 G7', 'G6 is in row U, G7 in row V. Stay in one row, from A to O.'],
    ['line D7 E7 F7 G7', 'With the line you cross off 1 to 3 boxes; you chose 4.'],
  ])('P8 refuses %s, and says why', (line, said) => {
    expect(inka.refuses('P8', yellow, use(line))).toBe(said);
  });
});

describe('P9 block', () => {
  test.each([
    ['an empty block of six', 'H7', 'block G7', 'E5 E6 F6 F7 G6 G7 H7'],
    ['the same, named by another box', 'H7', 'block E5', 'E5 E6 F6 F7 G6 G7 H7'],
    ['an empty block of four', 'H3', 'block H2', 'F1 G1 G2 H2 H3'],
    ['a block of one', 'F7 G7 H7', 'block E7', 'E7 F7 G7 H7'],
    ['a block begun', 'H6 H7', 'block I5', 'H6 H7 I5 I6'],
    ['a block begun, named by a crossed box', 'H6 H7', 'block H6', 'H6 H7 I5 I6'],
    ['a block begun at one end only', 'H6', 'block H6', 'H6 H7 I5 I6'],
  ])('P9 fills %s', (_, crosses, block, after) => {
    expect(crossed(crossing(crosses), use(block))).toBe(after);
  });

  test('P9 is written by the first box of the block', () => {
    const { entries } = inka.plays(crossing('H7'), use('block G7'));
    expect(entries.at(-1)).toMatchObject({ text: 'block E5' });
  });

  test.each([
    ['a block that touches no cross', 'H7', 'block A1'],
    ['a block that touches a cross at a corner', 'H3', 'block G4'],
    ['a block in column H on an empty sheet', '', 'block H3'],
    ['a block in column H away from the crosses', 'H7', 'block H3'],
    ['a complete block', 'H6 H7 I5 I6', 'block H6'],
    ['no box', 'H7', 'block'],
    ['two boxes', 'H7', 'block F7 G7'],
  ])('P9 refuses %s', (_, crosses, block) => {
    inka.refuses('P9', crossing(crosses), use(block));
  });

  test.each([
    ['block H6', 'The block that includes H6 is already full.'],
    ['block', 'Choose just one box of the block.'],
  ])('P9 refuses %s, and says why', (block, said) => {
    expect(inka.refuses('P9', crossing('H6 H7 I5 I6'), use(block))).toBe(said);
  });
});
