import { describe, expect, test } from 'vitest';
import { tableFor } from '#testing/record.ts';
import type { Position } from './position.ts';
import { encorePlus } from './rules.ts';
import { allBut, column, crossing, row } from './testing/script.ts';

const inka = tableFor(encorePlus, ['Inka']);
const pair = tableFor(encorePlus, ['Inka', 'Markus']);
const parts = (...script: string[]) => pair.scores(...script).map((score) => score.parts);
const HEART = 'roll X X X ? ? ? heart';

/** From column H along row T to column A, and what lies on the way down to column B. */
const WAY = 'H5 G5 F5 E5 D5 C5';

describe('E12 columns', () => {
  const almostD = `${WAY} ${column('D', 'D6 D7')}`;
  const finishD = 'O2 D6 D7';
  const roll = 'roll O O O 2 2 2 bomb';
  const inkaFirst = [crossing(almostD, almostD), roll, `1 ${finishD}`, '2 pass'];

  test('E12 gives the upper value to the first, as in the rulebook, and the lower to later ones', () => {
    expect(pair.announced(...inkaFirst)).toEqual(['Column D is full! First: Inka.']);
    expect(parts(...inkaFirst).map(({ columns }) => columns)).toEqual([3, 0]);
    const later = [...inkaFirst, roll, `2 ${finishD}`, '1 pass'];
    expect(pair.announced(...later)).toEqual([]);
    expect(parts(...later).map(({ columns }) => columns)).toEqual([3, 2]);
  });

  test('E12 gives the upper value to all who complete the column on that roll', () => {
    const both = [crossing(almostD, almostD), roll, `1 ${finishD}`, `2 ${finishD}`];
    expect(pair.announced(...both)).toEqual(['Column D is full! First: Inka and Markus.']);
    expect(parts(...both).map(({ columns }) => columns)).toEqual([3, 3]);
  });

  test('E12 scores when all have chosen, and several columns at once', () => {
    const almost = `${WAY} ${column('C', 'C3')} ${column('D', 'D3')} B2 B3 B4`;
    const script = [crossing(almost, ''), 'roll B B B 2 2 2 bomb', '1 B2 C3 D3'];
    expect(parts(...script)[0]?.columns).toBe(0);
    expect(parts(...script, '2 pass')[0]?.columns).toBe(6);
  });

  test('E12 values the columns as printed, for the first and for later ones', () => {
    const lastRow = [...'YGGORGGYRRBBBGG'];
    const worth = lastRow.map((colour, i) => {
      const letter = 'ABCDEFGHIJKLMNO'[i]!;
      const way = row('T', letter === 'A' ? 'O5' : 'A5');
      const almost = `${way} ${column(letter, `${letter}7`)}`;
      const later = `roll ${colour} X X 1 ? ? bomb / 1 pass / 2 ${colour}1 ${letter}7`;
      const both = parts(crossing(`${way} ${column(letter)}`, almost), later);
      return both.map(({ columns }) => columns).join('/');
    });
    expect(worth.join(' ')).toBe('5/3 3/2 3/2 3/2 2/1 2/1 2/1 2/0 2/1 2/1 2/1 3/2 3/2 3/2 5/3');
  });
});

describe('E13 colours', () => {
  // Column A is left: the last red box is A1, and no row is complete.
  const almostRed = allBut(column('A'));
  const red = 'roll R R R 1 1 1 bomb';

  test('E13 gives 5 to the first and 3 to later ones', () => {
    const first = [crossing(almostRed, almostRed), red, '1 R1 A1', '2 pass'];
    expect(pair.announced(...first)).toContain('All red boxes are crossed off! First: Inka.');
    expect(parts(...first).map(({ colours }) => colours)).toEqual([5, 0]);
    const later = [...first, red, '2 R1 A1', '1 pass'];
    expect(parts(...later).map(({ colours }) => colours)).toEqual([5, 3]);
  });

  test('E13 gives 5 to all who complete the colour on that roll', () => {
    const both = [crossing(almostRed, almostRed), red, '1 R1 A1', '2 R1 A1'];
    expect(parts(...both).map(({ colours }) => colours)).toEqual([5, 5]);
  });
});

describe('P11 order', () => {
  test('P11 counts a heart won on this roll for a column of this roll', () => {
    const almost = `${row('R', 'A3')} ${column('A', 'A3')} B2 B4`; // row R has a heart
    const script = [crossing(almost), 'roll B B 1 1 bomb / 1 B1 A3'];
    expect(inka.scores(crossing(almost))[0]?.parts).toMatchObject({ columns: 0, hearts: 0 });
    expect(inka.scores(...script)[0]?.parts).toMatchObject({ columns: 5, rows: 5, hearts: 1 });
  });

  test('P11 scores a column that a bonus bomb completes with those of the roll', () => {
    const almost = `${row('Q', 'O2')} ${column('H', 'H7')}`;
    const roll = 'roll O Y X 1 1 ? heart';
    const script = [crossing(almost, column('H', 'H7')), roll, '1 O1 O2', '2 Y1 H7'];
    expect(parts(...script).map(({ columns }) => columns)).toEqual([0, 0]);
    expect(pair.announced(...script, '1 bonus H7')).toEqual([
      'Column H is full! First: Inka and Markus.',
    ]);
    expect(parts(...script, '1 bonus H7').map(({ columns }) => columns)).toEqual([2, 2]);
  });
});

describe('P12 hearts', () => {
  // Three golden boxes (E4, F7, B3) and the die at the start pay for four hearts.
  const golden = `${WAY} E4 F6 F7`;
  const boxes = `${golden} ${column('B', 'B1')} ${column('A', 'A7')}`;
  const hearts = [`${HEART} / 1 heart / 2 pass`, `${HEART} / 2 pass / 1 heart`];
  const threeHearts = [crossing(boxes, `${WAY} ${column('B')}`), ...hearts, hearts[0]!];
  const second = [...threeHearts, 'roll R R R 1 1 1 heart / 2 pass / 1 R1 B1'];

  test('P12 adds three points to a column with three hearts, as in the rulebook', () => {
    expect(parts(...threeHearts)[0]).toMatchObject({ columns: 0, hearts: 0 });
    expect(parts(...second)[0]).toMatchObject({ columns: 2, hearts: 3 });
  });

  test('P12 adds four points to the next column with a fourth heart, and nothing to the last', () => {
    const fourth = [...second, hearts[0]!];
    expect(parts(...fourth)[0]).toMatchObject({ columns: 2, hearts: 3 });
    const script = [...fourth, 'roll Y Y Y 1 1 1 heart / 2 pass / 1 Y1 A7'];
    expect(parts(...script)[0]).toMatchObject({ columns: 2 + 5, hearts: 3 + 4 });
    const { columnHearts } = pair.plays(...script).position as Position;
    expect(columnHearts[0]!.slice(0, 3)).toEqual([4, 3, 0]);
  });

  test('P12 adds nothing without a heart', () => {
    expect(parts(...second)[1]).toMatchObject({ columns: 3, hearts: 0 });
  });
});
