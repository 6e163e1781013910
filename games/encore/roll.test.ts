import { describe, expect, test } from 'vitest';
import { writeRecord } from '#engine/record/write.ts';
import { step, tableFor } from '#testing/record.ts';
import { encore } from './rules.ts';

const INKAS_ROLL = 'roll Y O B 5 2 2';
const FIVE_YELLOWS = 'Y5 H6 H7 I6 I7 J7';
const pair = tableFor(encore, ['Inka', 'Max']);
const trio = tableFor(encore, ['Inka', 'Max', 'Emma']);

/** Rolls on which nobody can do anything: the only orange block in reach has two boxes. */
function idleRolls(count: number, seats: number): string {
  const passes = new Array<string>(seats).fill('pass');
  return new Array<string>(count).fill(`roll O O O 5 5 5 / ${step(...passes)}`).join(' / ');
}

describe('E1 roll', () => {
  test('E1 allows three colour dice and three number dice', () => {
    pair.plays('roll Y B X 3 4 ?');
    pair.plays('roll R R R 1 1 1');
  });

  test('E1 allows the dice in any order, and writes colours first', () => {
    expect(writeRecord(pair.plays('roll 3 y ? B 4 x'))).toContain('\nroll Y B X 3 ? 4\n');
  });

  test.each(['roll Y B 3 4', 'roll Y B X R 3 4 5', 'roll Y B 2 3 4 5', 'roll Y B X R 3 4', 'roll'])(
    'E1 refuses other dice: %s',
    (roll) => {
      expect(pair.refuses('E1', roll)).toContain('three colour dice');
    },
  );
});

describe('E2 first three rolls', () => {
  const all = [INKAS_ROLL, step(FIVE_YELLOWS, FIVE_YELLOWS, 'O2 G2 H2')];

  test('E2 allows several players the same dice, and the same boxes on their sheets', () => {
    const stars = trio.scores(...all).map(({ parts }) => parts.stars);
    expect(stars).toEqual([-28, -28, -30]); // the five yellows include the star of column I
  });

  test('E2 lets all decide at once: any order, and nothing counts before the last', () => {
    const waiting = trio.totals(INKAS_ROLL, `3 O2 G2 H2 / 1 ${FIVE_YELLOWS}`);
    expect(waiting).toEqual([-22, -22, -22]);
    const backwards = trio.plays(INKAS_ROLL, `3 O2 G2 H2 / 2 ${FIVE_YELLOWS} / 1 ${FIVE_YELLOWS}`);
    expect(writeRecord(backwards)).toBe(writeRecord(trio.plays(...all)));
  });

  test.each([1, 2])('E2 leaves all six dice to the others after %i rolls', (before) => {
    pair.plays(idleRolls(before, 2), INKAS_ROLL, `1 ${FIVE_YELLOWS} / 2 ${FIVE_YELLOWS}`);
    pair.plays(idleRolls(before, 2), INKAS_ROLL, `2 ${FIVE_YELLOWS} / 1 ${FIVE_YELLOWS}`);
  });
});

describe('E3 later rolls', () => {
  const fourth = [idleRolls(3, 3), INKAS_ROLL];
  const taken = [...fourth, `1 ${FIVE_YELLOWS}`];

  test('E3 leaves four dice to the others, who may choose the same', () => {
    trio.plays(...taken, '2 O2 G2 H2 / 3 O2 G2 H2');
    trio.plays(...taken, '3 B2 H4 H5 / 2 B2 G4 H4');
  });

  test('E3 refuses the colour die and the number die that the active player took', () => {
    expect(trio.refuses('E3', ...taken, '2 Y2 H6 H7')).toContain('yellow die is gone');
    expect(trio.refuses('E3', ...taken, '3 B5 G4 G5 H4 H5 H3')).toContain('5 is gone');
  });

  test('E3 allows a face that a second die shows', () => {
    trio.plays(...fourth, '1 Y2 H6 H7', '2 O2 G2 H2 / 3 B2 H4 H5');
    trio.refuses('E3', ...fourth, '1 Y2 H6 H7', '2 Y2 H6 H7');
    const doubled = [idleRolls(3, 3), 'roll Y Y B 5 5 2'];
    trio.plays(...doubled, `1 ${FIVE_YELLOWS} / 2 ${FIVE_YELLOWS} / 3 ${FIVE_YELLOWS}`);
  });

  test('E3 refuses a joker that was taken, and leaves a second one', () => {
    trio.refuses('E3', idleRolls(3, 3), 'roll X O B ? 2 2', '1 X2 H6 H7', '2 X2 H4 H5');
    trio.refuses('E3', idleRolls(3, 3), 'roll X O B ? 2 2', '1 O? H2', '2 B? H4');
    trio.plays(idleRolls(3, 3), 'roll X X B ? ? 2', '1 X? H1', '2 X? H1 / 3 X? H2');
  });

  test.each(['2 pass', '3 O2 G2 H2'])(
    'E3 refuses a choice before the active player: %s',
    (line) => {
      expect(trio.refuses('E3', ...fourth, line)).toContain('Inka chooses first');
    },
  );

  test('E3 puts what the active player chose on the sheet at once', () => {
    expect(trio.scores(...taken)[0]?.parts.stars).toBe(-28);
  });
});

describe('E4 pass', () => {
  test('E4 lets anybody pass', () => {
    expect(trio.totals(INKAS_ROLL, step('pass', 'pass', 'pass'))).toEqual([-22, -22, -22]);
    trio.plays(idleRolls(3, 3), INKAS_ROLL, '1 O2 G2 H2 / 2 pass / 3 pass', 'roll R R R 1 1 1');
  });

  test('E4 leaves all six dice when the active player passes', () => {
    const passed = [idleRolls(3, 3), INKAS_ROLL, '1 pass'];
    trio.plays(...passed, `2 ${FIVE_YELLOWS} / 3 B2 H4 H5`);
  });
});

describe('E5 a choice', () => {
  test.each([
    'Y1 H6',
    'Y2 H6 H7',
    'Y? H6',
    'B1 H4',
    'B2 H4 H5',
    'B? H4',
    'X1 H1',
    'X2 H6 H7',
    'X? H1',
  ])('E5 allows any colour die with any number die: %s', (choice) => {
    pair.plays('roll Y B X 1 2 ?', `1 ${choice}`);
  });

  test('E5 refuses faces that no die shows', () => {
    expect(pair.refuses('E5', INKAS_ROLL, '1 G2 H1 G1')).toBe('No colour die shows green.');
    expect(pair.refuses('E5', INKAS_ROLL, '1 B4 G4 G5 H4 H5')).toBe('No number die shows 4.');
  });

  test.each(['1 X2 H6 H7', '1 Y? H6'])('E5 refuses a joker that was not rolled: %s', (line) => {
    pair.refuses('E5', INKAS_ROLL, line);
  });

  test('E5 refuses on later rolls too what was never rolled', () => {
    pair.refuses('E5', idleRolls(3, 2), INKAS_ROLL, `2 ${FIVE_YELLOWS}`, '1 R2 H3 I3');
  });

  test.each(['1 Y H6', '1 2 H6 H7', '1 YO2 H6 H7', '1 Y22 H6 H7', '1 Y2 Y2 H6'])(
    'F2 refuses what is not one colour die and one number die: %s',
    (line) => {
      pair.refuses('F2', INKAS_ROLL, line);
    },
  );
});
