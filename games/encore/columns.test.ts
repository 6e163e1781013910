import { describe, expect, test } from 'vitest';
import { boardOf } from '#kits/grid/boards.ts';
import { crossBoxes } from '#kits/grid/paper.ts';
import { boxNamed } from '#kits/grid/sheet.ts';
import { tableFor } from '#testing/record.ts';
import { encore } from './rules.ts';

const pair = tableFor(encore, ['Inka', 'Max']);
const trio = tableFor(encore, ['Inka', 'Max', 'Emma']);

/** All of column E but its blue box, for both seats. */
const BUT_ONE = `
  roll O O R 2 2 1 / 1 O2 G2 H2 / 2 O2 G2 H2
  roll Y Y R 3 3 1 / 1 Y3 E1 E2 F2 / 2 Y3 E1 E2 F2
  roll G G R 1 1 1 / 1 G1 E3 / 2 G1 E3
  roll O O R 2 2 1 / 2 O2 E4 E5 / 1 O2 E4 E5
  roll R R B 1 1 2 / 1 R1 E6 / 2 R1 E6`;
const BLUE_ROLL = 'roll B B R 3 3 1';
const THREE_BLUES = 'B3 D7 E7 F7';

/** All of columns H and I but their yellow boxes, for seat 1. */
const TWO_COLUMNS = `
  roll G R R 1 3 3 / 1 G1 H1 / 2 pass
  roll O R R 1 3 3 / 1 O1 H2 / 2 pass
  roll R R R 3 3 3 / 1 R3 H3 I2 I3 / 2 pass
  roll B R R 2 3 3 / 2 pass / 1 B2 H4 H5
  roll B R R 1 3 3 / 1 B1 I1 / 2 pass
  roll G R R 1 3 3 / 2 pass / 1 G1 I4
  roll O R R 1 3 3 / 1 O1 I5 / 2 pass`;

describe('E12 columns', () => {
  const columns = (...script: readonly string[]) =>
    pair.scores(...script).map(({ parts }) => parts.columns);
  const inkaFirst = [BUT_ONE, BLUE_ROLL, `2 pass / 1 ${THREE_BLUES}`];

  test('E12 gives the upper value to the first: Inka completes column E with three blues', () => {
    expect(columns(BUT_ONE)).toEqual([0, 0]);
    expect(columns(...inkaFirst)).toEqual([2, 0]);
    expect(pair.announced(...inkaFirst)).toEqual(['Column E is full! First: Inka.']);
  });

  test('E12 gives the lower value from the next roll on, and does not call it out', () => {
    const maxLater = [...inkaFirst, BLUE_ROLL, `1 pass / 2 ${THREE_BLUES}`];
    expect(columns(...maxLater)).toEqual([2, 1]);
    expect(pair.announced(...maxLater)).toEqual([]);
  });

  test('E12 gives the upper value to all who complete a column on the same roll', () => {
    const both = [BUT_ONE, BLUE_ROLL, `2 ${THREE_BLUES} / 1 ${THREE_BLUES}`];
    expect(columns(...both)).toEqual([2, 2]);
    expect(pair.announced(...both)).toEqual(['Column E is full! First: Inka and Max.']);
  });

  test('E12 waits with the points until everybody has chosen', () => {
    expect(columns(BUT_ONE, BLUE_ROLL, `2 ${THREE_BLUES}`)).toEqual([0, 0]);
    expect(columns(BUT_ONE, BLUE_ROLL, `2 ${THREE_BLUES} / 1 pass`)).toEqual([0, 2]);
  });

  test('E12 scores several columns that one roll completes', () => {
    const two = [TWO_COLUMNS, 'roll Y R R 4 3 3', '2 pass / 1 Y4 H6 H7 I6 I7'];
    expect(columns(TWO_COLUMNS)).toEqual([0, 0]);
    expect(columns(...two)).toEqual([1 + 2, 0]);
    expect(pair.announced(...two)).toEqual([
      'Column H is full! First: Inka.',
      'Column I is full! First: Inka.',
    ]);
  });
});

describe('E14 next', () => {
  const idle = 'roll O O O 5 5 5';
  // From roll 4 on the active seat has to choose first.
  const three = new Array<string>(3).fill(`${idle} / 1 pass / 2 pass / 3 pass`);

  test('E14 makes one seat after the other active, and the first again after the last', () => {
    const match = trio.plays(
      ...three,
      `${idle} / 1 pass / 2 pass / 3 pass`,
      `${idle} / 2 pass / 1 pass / 3 pass`,
      `${idle} / 3 pass / 1 pass / 2 pass`,
      `${idle} / 1 pass`,
    );
    expect(match.entries.filter(({ kind }) => kind === 'roll')).toHaveLength(7);
    trio.refuses('E3', ...three, `${idle} / 2 pass`);
    trio.refuses('E3', ...three, `${idle} / 1 pass / 2 pass / 3 pass`, `${idle} / 1 pass`);
  });

  test('E14 tells who is active, from the roll until everybody has chosen', () => {
    const active = (...script: readonly string[]) => {
      const { game, position } = trio.plays(...script);
      return game.active(position);
    };
    expect(active(three[0]!)).toBe(1);
    expect(active(three[0]!, `${idle} / 1 pass / 3 pass`)).toBe(1);
    expect(active(three[0]!, `${idle} / 1 pass / 3 pass / 2 pass`)).toBe(2);
    expect([active(), active(...three)]).toEqual([0, 0]);
  });
});

describe('E16 score', () => {
  test('E16 starts with eight jokers and fifteen open stars', () => {
    const [inka] = pair.scores('roll O O O 5 5 5');
    expect(inka).toEqual({
      total: 8 - 30,
      parts: { columns: 0, colours: 0, jokers: 8, stars: -30 },
    });
  });

  test('E16 takes nothing where every star is crossed', () => {
    const stars = ['A3', 'B6', 'C2', 'D6', 'E2', 'F4', 'G3', 'H1', 'I6', 'J2', 'K6', 'L1'];
    const open = ['M7', 'N4', 'O6'];
    const crossing = (...boxes: readonly string[]) => {
      const position = encore.start(2, {});
      crossBoxes(
        boardOf('classic'),
        position.papers[0]!,
        boxes.map((box) => boxNamed(box)!),
      );
      return encore.scores(position)[0]!.parts.stars;
    };
    expect(crossing(...stars)).toBe(-6);
    expect(crossing(...stars, ...open)).toBe(0);
  });

  test('E16 counts a crossed star as 2, an unused joker as 1', () => {
    expect(pair.totals('roll G X R 1 ? 2', '1 G1 H1 / 2 X? H1')).toEqual([8 - 28, 6 - 28]);
  });

  test('E16 adds up columns, jokers and stars', () => {
    const two = [TWO_COLUMNS, 'roll X R R 4 3 3', '2 pass / 1 X4 H6 H7 I6 I7'];
    const [inka] = pair.scores(...two);
    expect(inka?.parts).toEqual({ columns: 3, colours: 0, jokers: 7, stars: -26 }); // H1, I6
    expect(inka?.total).toBe(3 + 7 - 26);
  });
});
