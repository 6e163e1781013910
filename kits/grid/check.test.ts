import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { check } from './check.ts';
import { faultText } from './fault-text.ts';
import { ENCORE_SHEETS, PLUS_SHEET } from './printed.ts';
import { boxNamed, columnOf, type GridSheet, letterAt, rowOf } from './sheet.ts';

const [CLASSIC] = ENCORE_SHEETS as readonly [GridSheet, ...GridSheet[]];

/** The classic sheet after two boxes have changed colours. */
function swapped(first: string, second: string): GridSheet {
  const letters = CLASSIC.grid.map((row) => [...row]);
  const [a, b] = [boxNamed(first)!, boxNamed(second)!];
  letters[rowOf(a)]![columnOf(a)] = letterAt(CLASSIC.grid, b);
  letters[rowOf(b)]![columnOf(b)] = letterAt(CLASSIC.grid, a);
  return { ...CLASSIC, grid: letters.map((row) => row.join('')) };
}

const withGrid = (change: (row: string, at: number) => string): GridSheet => ({
  ...CLASSIC,
  grid: CLASSIC.grid.map(change),
});

const withStars = (from: string, to: string): GridSheet => ({
  ...CLASSIC,
  stars: CLASSIC.stars.map((star) => (star === from ? to : star)),
});

const withDice = (dice: string): GridSheet => ({ ...PLUS_SHEET, dice: dice.split(' ') });

const texts = (sheet: GridSheet): readonly string[] => check(sheet).map(faultText);
const laws = (sheet: GridSheet): readonly number[] => [
  ...new Set(check(sheet).map(({ law }) => law)),
];

describe('printed sheets', () => {
  it.each(ENCORE_SHEETS)('$id obeys every law', (sheet) => {
    expect(texts(sheet)).toEqual([]);
  });

  it('plus obeys every law, that of golden dice too', () => {
    expect(PLUS_SHEET.dice).toHaveLength(5);
    expect(texts(PLUS_SHEET)).toEqual([]);
  });
});

describe('a broken sheet', () => {
  it.each<[string, GridSheet, number, readonly string[]]>([
    ['no rows', { ...CLASSIC, grid: [] }, 1, ['The grid has no rows; it must have 7.']],
    [
      'a short and a long row',
      withGrid((row, at) => (at === 0 ? 'G' : at === 6 ? `${row}R` : row)),
      1,
      ['Row 1 has 1 box; it must have 15.', 'Row 7 has 16 boxes; it must have 15.'],
    ],
    [
      'unknown letters',
      withGrid((row, at) => (at === 1 ? `x${row.slice(1)}` : row)),
      1,
      ['Box A2 is "x"; the colours are R, O, Y, G and B.'],
    ],
    [
      'a box in the wrong colour',
      withGrid((row, at) => (at === 0 ? `R${row.slice(1)}` : row)),
      1,
      ['There are 22 red boxes; there must be 21.', 'There are 20 green boxes; there must be 21.'],
    ],
    [
      'blocks of wrong sizes',
      swapped('A2', 'A7'),
      2,
      ['The yellow blocks have sizes 1, 1, 1, 3, 4, 5, 6; there must be one each of 1 to 6.'],
    ],
    ['a column without yellow', swapped('A7', 'C3'), 3, ['Column A has no yellow box.']],
    [
      'two blocks of a colour in a column',
      swapped('K4', 'M4'),
      3,
      ['The yellow boxes of column M belong to more than one block.'],
    ],
    [
      'an unknown star',
      withStars('A3', 'P9\u001b'),
      4,
      [
        'There is a star on "P9\\u001b", which is no box.',
        'Column A has no stars; it must have one.',
        'There are 2 stars on blue; there must be three.',
      ],
    ],
    [
      'a doubled star',
      { ...CLASSIC, stars: [...CLASSIC.stars, 'A3'] },
      4,
      ['Box A3 has more than one star.'],
    ],
    [
      'a star in the wrong column',
      withStars('A3', 'B7'),
      4,
      [
        'Column A has no stars; it must have one.',
        'Column B has 2 stars; it must have one.',
        'There are 4 stars on yellow; there must be three.',
        'There are 2 stars on blue; there must be three.',
      ],
    ],
    [
      'two stars in a block',
      withStars('H1', 'H6'),
      4,
      [
        'There are 4 stars on yellow; there must be three.',
        'There are 2 stars on green; there must be three.',
        'The stars on H6, I6 are in one block.',
      ],
    ],
    [
      'no golden dice',
      { ...PLUS_SHEET, dice: [] },
      5,
      ['red', 'orange', 'yellow', 'green', 'blue'].map(
        (colour) => `There are no golden dice on ${colour}; there must be one.`,
      ),
    ],
    [
      'an unknown and a doubled golden die',
      withDice('B3 E4 F7 L5 O3 O3 b3'),
      5,
      ['Box O3 has more than one golden die.', 'There is a golden die on "b3", which is no box.'],
    ],
    [
      'two golden dice in a column',
      withDice('B3 E4 F7 L5 L1'),
      5,
      ['Column L has 2 golden dice; it may have one.', 'Box L1 has a star and a golden die.'],
    ],
    [
      'a golden die on a star',
      withDice('B3 E4 F7 L5 C1'),
      5,
      ['Box C1 has a star and a golden die.'],
    ],
  ])('with %s is reported, by one law', (_, sheet, law, expected) => {
    expect(texts(sheet)).toEqual(expected);
    expect(laws(sheet)).toEqual([law]);
  });

  it('with large blocks has their sizes told in order', () => {
    const striped = withGrid((_, at) => `${at < 2 ? 'ORRORO' : 'RRROOO'}YYYGGGBBB`);
    expect(texts(striped).slice(0, 3)).toEqual([
      'The red blocks have sizes 2, 19; there must be one each of 1 to 6.',
      'The orange blocks have sizes 2, 19; there must be one each of 1 to 6.',
      'The yellow blocks have sizes 21; there must be one each of 1 to 6.',
    ]);
  });

  it('of any kind has faults that can be told', () => {
    const rows = fc.array(fc.string({ unit: fc.constantFrom(...'ROYGBx'), maxLength: 16 }), {
      maxLength: 8,
    });
    const full = fc.array(
      fc.string({ unit: fc.constantFrom(...'ROYGB'), minLength: 15, maxLength: 15 }),
      { minLength: 7, maxLength: 7 },
    );
    const grid = fc.oneof(rows, full, fc.constant(CLASSIC.grid));
    const marks = fc.array(fc.oneof(fc.string(), fc.stringMatching(/^[A-O][1-7]$/)));
    fc.assert(
      fc.property(grid, marks, marks, (someGrid, stars, dice) => {
        for (const text of texts({ id: 'any', grid: someGrid, stars, dice })) {
          expect(text).toMatch(/^[A-Z].*\.$/);
        }
      }),
      { seed: 1 },
    );
  });
});
