import { describe, expect, test } from 'vitest';
import { step } from '#testing/record.ts';
import { four, pair, RULEBOOK_ROLL, trio, turn } from './testing/turns.ts';

describe('Q3 first action', () => {
  test('Q3 allows the white sum in any row to everybody, as in the rulebook', () => {
    expect(four.announced(RULEBOOK_ROLL)).toEqual(['Max rolled 5 with the white dice.']);
    const scores = four.scores(RULEBOOK_ROLL, step('R5', 'Y5', 'pass', 'pass'));
    expect(scores.map(({ total }) => total)).toEqual([1, 1, 0, 0]);
    expect(scores[0]?.parts.red).toBe(1);
    expect(scores[1]?.parts.yellow).toBe(1);
  });

  test('Q3 reveals all choices together', () => {
    expect(four.totals(RULEBOOK_ROLL, step('R5', 'Y5', 'pass'))).toEqual([0, 0, 0, 0]);
  });

  test('Q3 allows to cross what the second action would have needed', () => {
    expect(pair.totals(RULEBOOK_ROLL, step('G5', 'pass'), '1 pass')).toEqual([1, 0]);
    pair.refuses('Q1', RULEBOOK_ROLL, step('G5', 'pass'), '1 G10');
  });

  test('Q3 refuses any other sum', () => {
    expect(four.refuses('Q3', RULEBOOK_ROLL, '2 Y6')).toContain(
      'Yellow 6 doesn’t fit: the white dice make 5 (4 + 1).',
    );
  });

  test('Q3 refuses a coloured die in the first action', () => {
    four.refuses('Q3', RULEBOOK_ROLL, '1 B10');
  });
});

describe('Q4 second action', () => {
  const settled = [RULEBOOK_ROLL, step('R5', 'Y5', 'pass', 'pass')];

  test('Q4 allows the active player a white and a coloured die, as in the rulebook', () => {
    expect(four.scores(...settled, '1 B10')[0]).toMatchObject({ total: 2, parts: { blue: 1 } });
  });

  test('Q4 allows either white die', () => {
    four.plays(...settled, '1 B7');
  });

  test('Q4 refuses a sum in the row of another colour', () => {
    four.refuses('Q4', ...settled, '1 R10');
  });

  test('Q4 refuses the sum of three dice, and of one', () => {
    four.refuses('Q4', ...settled, '1 B11');
    four.refuses('Q4', ...settled, '1 B6');
  });

  test('Q4 refuses with the sums that can be made: two, or one where the white dice are equal', () => {
    expect(four.refuses('Q4', ...settled, '1 R8')).toBe(
      'Red 8 doesn’t fit: a white die and the red die make 4 or 7.',
    );
    const equal = ['roll 2 2 R3 Y2 G6 B6', step('pass', 'pass')];
    expect(pair.refuses('Q4', ...equal, '1 R7')).toBe(
      'Red 7 doesn’t fit: a white die and the red die make 5.',
    );
  });

  test('Q4 refuses a second action to the others, even a pass', () => {
    expect(four.refuses('Q4', ...settled, '2 B10')).toContain('Emma');
    four.refuses('Q4', ...settled, '4 pass');
  });
});

describe('Q5 miss', () => {
  test('Q5 costs the active player who crossed nothing 5 points, and nobody else', () => {
    const passed = [RULEBOOK_ROLL, step('pass', 'pass')];
    expect(pair.totals(...passed)).toEqual([0, 0]);
    expect(pair.totals(...passed, '1 pass')).toEqual([-5, 0]);
    expect(pair.announced(...passed, '1 pass')).toEqual([
      'Max crossed nothing off: penalty number 1.',
    ]);
  });

  test('Q5 spares an active player who crossed in one of the two actions', () => {
    expect(pair.totals(RULEBOOK_ROLL, step('R5', 'pass'), '1 pass')).toEqual([1, 0]);
    expect(pair.totals(RULEBOOK_ROLL, step('pass', 'pass'), '1 B10')).toEqual([1, 0]);
  });

  test('Q5 looks at the crosses of the active player alone', () => {
    const first = turn(1, 5, ['R5', 'pass']);
    expect(pair.totals(first, turn(2, 6, ['Y6', 'pass']))).toEqual([2, -5]);
    expect(pair.totals(first, turn(2, 6, ['pass', 'Y6']))).toEqual([1, 1]);
  });

  test('Q5 looks at each turn alone', () => {
    const crossedThenPassed = [turn(1, 5, ['R5', 'pass']), turn(2, 6, ['pass', 'pass'])];
    expect(pair.totals(...crossedThenPassed)).toEqual([1, -5]);
  });
});

describe('Q6 order', () => {
  test('Q6 puts the first cross on the sheet before the second is chosen', () => {
    pair.plays(RULEBOOK_ROLL, step('R5', 'pass'), '1 R7');
    pair.refuses('Q1', RULEBOOK_ROLL, step('R5', 'pass'), '1 R4');
  });

  test('Q6 refuses a second action while first ones are missing', () => {
    pair.refuses('F3', RULEBOOK_ROLL, '1 R5', '1 B10');
  });
});

describe('Q7 next', () => {
  test('Q7 passes the dice on by seats, and from the last to the first', () => {
    const pass = ['pass', 'pass', 'pass'];
    const round = [turn(1, 7, pass), turn(2, 7, pass), turn(3, 7, pass)];
    expect(trio.totals(...round)).toEqual([-5, -5, -5]);
    expect(trio.totals(...round, turn(1, 7, pass))).toEqual([-10, -5, -5]);
  });

  test('Q7 tells who is active, from the roll to the end of the turn', () => {
    const active = (...script: readonly string[]) => {
      const { game, position } = trio.plays(...script);
      return game.active(position);
    };
    const lines = [RULEBOOK_ROLL, step('pass', 'pass', 'pass'), '1 pass', RULEBOOK_ROLL];
    const seats = lines.map((_, i) => active(...lines.slice(0, i)));
    expect([...seats, active(...lines)]).toEqual([0, 0, 0, 1, 1]);
  });
});
