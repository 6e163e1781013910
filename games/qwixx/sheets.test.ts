import { describe, expect, test } from 'vitest';
import { step, tableFor } from '#testing/record.ts';
import { qwixx } from './rules.ts';
import { boxAt, COLOURS, SHEET_IDS, sheetOf } from './sheets.ts';
import { choices } from './testing/turns.ts';

test.each(SHEET_IDS)('on %s every colour has every number once, and so has every row', (id) => {
  const { number, colour } = sheetOf(id);
  const boxes = [0, 1, 2, 3].flatMap((row) =>
    Array.from({ length: 11 }, (_, place) => ({ row, box: boxAt(row, place) })),
  );
  const numbers = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
  const sorted = (list: typeof boxes) => list.map(({ box }) => number[box]!).sort((a, b) => a - b);
  for (const each of [0, 1, 2, 3]) {
    expect(sorted(boxes.filter(({ row }) => row === each))).toEqual(numbers);
    expect(sorted(boxes.filter(({ box }) => colour[box] === each))).toEqual(numbers);
    expect(COLOURS[colour[boxAt(each, 10)]!]).toBe(COLOURS[each]); // the lock and its die
  }
});

describe('mixed colours', () => {
  const table = tableFor(qwixx, ['Max', 'Emma'], { Sheet: 'mixed-colours' });

  test('the white sum stands in four rows, whatever its colours', () => {
    const match = table.plays('roll 1 4 R6 Y6 G6 B6');
    expect(choices(match, 1)).toEqual(['pass', 'B5', 'G5', 'R5', 'Y5']);
  });

  test('a coloured die crosses a box of its colour in another row', () => {
    const settled = ['roll 1 4 R6 Y3 G6 B6', step('pass', 'pass')];
    const [max] = table.scores(...settled, '1 Y4');
    expect(max?.parts).toMatchObject({ red: 1, yellow: 0 });
  });

  test('crosses of all colours in a row count for its order', () => {
    const yellowFour = ['roll 1 3 R6 Y3 G6 B6', step('Y4', 'R4'), '1 pass'];
    table.plays(...yellowFour, 'roll 1 4 R6 Y6 G6 B6', '1 B5');
    table.refuses('Q1', ...yellowFour, 'roll 1 2 R6 Y6 G6 B6', '1 Y3');
  });

  // Five boxes of the row with the red lock, of three colours, and then its last one.
  const row = ['Y2', 'Y3', 'Y4', 'B5', 'B6'].map((box, i) => {
    const sum = Number(box.slice(1));
    return `roll 1 ${sum - 1} R6 Y6 G6 B6 / ${step(box, box)} / ${1 + (i % 2)} pass`;
  });
  const closed = [...row, 'roll 6 6 R1 Y1 G1 B1', step('pass', 'R12'), '2 pass'];

  test('closing a row takes five crosses of any colour', () => {
    expect(table.scores(...closed).map(({ parts }) => parts.red)).toEqual([15, 28]);
    table.refuses('Q2', ...row.slice(0, 4), 'roll 6 6 R1 Y1 G1 B1', '1 R12');
  });

  test('the die in the colour of the lock leaves, and its boxes elsewhere stay', () => {
    const next = [...closed, 'roll 1 4 Y6 G6 B6'];
    table.plays(...next, '1 R5');
    table.refuses('Q8', ...next, '1 B5');
    table.refuses('Q8', ...next, step('R5', 'pass'), '1 R6');
    table.refuses('Q8', ...closed, 'roll 1 4 R6 Y6 G6 B6');
  });

  test('a die that has left is missed in every row', () => {
    const settled = [...closed, 'roll 1 4 Y6 G6 B6', step('R5', 'pass')];
    expect(table.refuses('Q8', ...settled, '1 R6')).toBe('The red die is out of the game.');
  });

  // Emma has crossed nothing in the row with the red lock, where Y4 and B7 stand.
  test('a die that is still in the game crosses no box of a closed row', () => {
    const alone = ['Y2', 'Y3', 'Y4', 'B5', 'B6'].map((box, i) => {
      const sum = Number(box.slice(1));
      return `roll 1 ${sum - 1} R6 Y6 G6 B6 / ${step(box, 'pass')} / ${1 + (i % 2)} pass`;
    });
    const second = [...alone, 'roll 6 6 R1 Y1 G1 B1', step('R12', 'pass'), '2 pass'];
    const first = ['roll 1 1 Y6 G6 B6', step('pass', 'pass'), '1 pass'];
    const emma = [...second, ...first, 'roll 1 6 Y3 G1 B1', step('pass', 'pass')];
    const match = table.plays(...emma);
    expect(choices(match, 1)).toEqual(['pass', 'Y9', 'G7']);
    for (const box of ['Y4', 'B7']) table.refuses('Q8', ...emma, `2 ${box}`);
  });
});

describe('mixed numbers', () => {
  const table = tableFor(qwixx, ['Max', 'Emma'], { Sheet: 'mixed-numbers' });
  const redSix = ['roll 1 5 R1 Y1 G1 B1', step('R6', 'pass'), '1 pass'];

  test('places decide what lies to the left, not numbers', () => {
    table.plays(...redSix, 'roll 1 1 R1 Y1 G1 B1', '1 R2');
    expect(table.refuses('Q1', ...redSix, 'roll 4 6 R1 Y1 G1 B1', '1 R10')).toContain('red 6');
  });

  test('the last place closes the row, whatever its number', () => {
    table.plays('roll 6 6 R1 Y1 G1 B1', step('R12', 'Y12'));
    table.refuses('Q2', 'roll 5 6 R1 Y1 G1 B1', '1 R11');
    table.refuses('Q2', 'roll 1 3 R1 Y1 G1 B1', '2 B4');
  });
});
