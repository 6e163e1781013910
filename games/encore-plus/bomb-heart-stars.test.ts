import { describe, expect, test } from 'vitest';
import { movesOf } from '#engine/contract.ts';
import { tableFor } from '#testing/record.ts';
import type { Position } from './position.ts';
import { encorePlus } from './rules.ts';
import { crossing, use } from './testing/script.ts';

const inka = tableFor(encorePlus, ['Inka']);

describe('P5 bomb', () => {
  test.each([
    ['four boxes far from column H, in three colours', 'bomb A1 A2 B1 B2'],
    ['three boxes', 'bomb N7 O6 O7'],
    ['two boxes beside each other', 'bomb A1 B1'],
    ['two boxes at a corner', 'bomb A2 B1'],
    ['one box', 'bomb O7'],
    ['boxes in any order', 'bomb B2 A1 B1 A2'],
  ])('P5 allows %s', (_, bomb) => {
    inka.plays(use(bomb));
  });

  test('P5 opens the boxes next to those that it crossed', () => {
    const bombed = use('bomb A1 A2 B1 B2');
    inka.refuses('E9', 'roll O B 1 1 heart / 1 O1 C1');
    inka.plays(bombed, 'roll O B 1 1 heart / 1 O1 C1');
    inka.plays(bombed, 'roll O B 1 1 heart / 1 B1 A3');
    inka.refuses('E6', bombed, 'roll R B 1 1 heart / 1 R1 A1');
  });

  test.each([
    ['boxes in two squares', 'bomb A1 B1 C1'],
    ['a column of three', 'bomb A1 A2 A3'],
    ['a pair with a gap', 'bomb A1 A3'],
    ['a diagonal of three', 'bomb A1 B2 C3'],
    ['the last box of a column with the first of the next', 'bomb A7 B1'],
    ['five boxes', 'bomb A1 A2 B1 B2 C1'],
    ['no box', 'bomb'],
    ['a box named twice', 'bomb A1 A1'],
  ])('P5 refuses %s', (_, bomb) => {
    inka.refuses('P5', use(bomb));
  });

  test('P5 refuses a box that is crossed', () => {
    const said = inka.refuses('P5', crossing('H3'), use('bomb G3 G4 H3 H4'));
    expect(said).toBe('H3 is already crossed off.');
    inka.plays(crossing('H3'), use('bomb G3 G4 H4'));
  });
});

describe('P6 heart', () => {
  // All five golden dice: with the one at the start, six uses.
  const golden = crossing('H5 G5 F5 E5 E4 F6 F7 D4 C4 B4 B3 I5 J5 K5 L5 M5 N5 O5 O4 O3');
  const hearts = (count: number) => [golden, ...Array<string>(count).fill(use('heart'))];
  const circled = (count: number) => (inka.plays(...hearts(count)).position as Position).hearts;

  test('P6 circles one heart after the other, up to five', () => {
    expect([0, 1, 2, 3, 4, 5].map(circled)).toEqual([[0], [1], [2], [3], [4], [5]]);
  });

  test('P6 strikes a special die each time, and scores nothing by itself', () => {
    const parts = [0, 1, 5].map((count) => inka.scores(...hearts(count))[0]?.parts);
    expect(parts.map((each) => each?.dice)).toEqual([12, 10, 2]);
    expect(parts.map((each) => each?.hearts)).toEqual([0, 0, 0]);
  });

  test('P6 refuses a sixth heart, though a special die is left', () => {
    const said = inka.refuses('P6', ...hearts(5), use('heart'));
    expect(said).toBe('All five hearts are already circled.');
    inka.plays(...hearts(5), use('bomb A1'));
  });

  test('P6 offers a heart as long as there is one', () => {
    const offered = (count: number) => {
      const { position } = inka.plays(...hearts(count), 'roll R R 5 5 heart');
      const moves = movesOf(encorePlus, position as Position, 0);
      return moves.map((move) => encorePlus.notate(position as Position, 0, move));
    };
    expect(offered(4)).toContain('heart');
    expect(offered(5)).not.toContain('heart');
  });
});

describe('P7 stars', () => {
  // Stars: A7 B4 C1 D4 E7 F1 G6 H3 I7 J2 K1 L1 M4 N6 O5.
  const yellow = crossing('H6 H7');
  const toJ1 = crossing('H1 I1 J1');

  test('P7 allows a star in column H on an empty sheet', () => {
    inka.plays(use('stars H3'));
  });

  test.each(['G6', 'I7', 'G6 I7', 'I7 G6', 'H3 I7'])('P7 allows %s next to H6 and H7', (stars) => {
    inka.plays(yellow, use(`stars ${stars}`));
  });

  test.each(['K1 L1', 'L1 K1'])('P7 allows %s: one star touches only the other', (stars) => {
    inka.plays(toJ1, use(`stars ${stars}`));
  });

  test('P7 crosses the stars', () => {
    expect(inka.scores(yellow, use('stars G6 I7'))[0]?.parts.stars).toBe(-26);
    inka.refuses('E6', yellow, use('stars G6 I7'), 'roll G G 1 1 heart / 1 G1 G6');
  });

  test.each([
    ['a star that touches only a star that is open', toJ1, 'stars L1'],
    ['a star out of reach', yellow, 'stars A7'],
    ['one out of reach beside one within', yellow, 'stars A7 G6'],
    ['a star that touches a cross at a corner', crossing('H1 I1'), 'stars J2'],
    ['a star beside column H, where nothing is crossed', '', 'stars I7'],
    ['a box without a star', yellow, 'stars G7'],
    ['a box without a star in column H', '', 'stars H1'],
    ['three stars', yellow, 'stars G6 H3 I7'],
    ['no star', yellow, 'stars'],
    ['a star named twice', yellow, 'stars G6 G6'],
    ['a star that is crossed', crossing('H3'), 'stars H3'],
  ])('P7 refuses %s', (_, crosses, stars) => {
    inka.refuses('P7', crosses, use(stars));
  });

  test.each([
    ['stars G6 G6', 'You chose G6 twice.'],
    ['stars G7', 'G7 has no star.'],
    ['stars G6 H3 I7', 'With stars you cross off 1 or 2 boxes; you chose 3.'],
  ])('P7 refuses %s, and says why', (stars, said) => {
    expect(inka.refuses('P7', yellow, use(stars))).toBe(said);
  });
});
