import { describe, expect, test } from 'vitest';
import { step } from '#testing/record.ts';
import { choices, fiveReds, pair, roll, turn } from './testing/turns.ts';

describe('Q8 the die leaves', () => {
  const redClosed = [fiveReds(0), turn(2, 12, ['R12', 'B12'])];

  test('Q8 plays on without the die of a closed row', () => {
    pair.plays(...redClosed, roll(8, 'YGB'), step('B8', 'pass'), '1 Y3');
  });

  test('Q8 takes the dice in any order', () => {
    const { entries } = pair.plays('roll B6 4 R3 1 G6 Y2');
    expect(entries).toEqual([{ kind: 'roll', text: '4 1 R3 Y2 G6 B6' }]);
  });

  test('Q8 refuses a roll with the die of a closed row', () => {
    expect(pair.refuses('Q8', ...redClosed, roll(8))).toContain('5 dice');
  });

  test('Q8 refuses a die too few, too many or twice', () => {
    pair.refuses('Q8', 'roll 4 1 R3 Y2 G6');
    pair.refuses('Q8', 'roll 4 1 2 R3 Y2 G6 B6');
    pair.refuses('Q8', 'roll 4 1 R3 R2 G6 B6');
    pair.refuses('Q8', 'roll');
  });

  test('Q8 refuses a closed row to everybody', () => {
    expect(pair.refuses('Q8', ...redClosed, roll(8, 'YGB'), '2 R8')).toContain('red');
  });

  test('Q8 offers nobody a closed row, not even those with an empty one', () => {
    const match = pair.plays(...redClosed, roll(8, 'YGB'));
    for (const seat of [0, 1]) expect(choices(match, seat)).toEqual(['pass', 'Y8', 'G8', 'B8']);
  });

  test('Q8 refuses the die already in the second action of the same turn', () => {
    const closing = [fiveReds(0), roll(12), step('R12', 'pass')];
    pair.plays(...closing, '2 Y7');
    pair.refuses('Q8', ...closing, '2 R7');
  });

  test('Q8 takes the die of a row closed in the second action from the next roll', () => {
    const closing = [
      fiveReds(0),
      turn(2, 9, ['pass', 'B9']),
      'roll 6 1 R6 Y1 G1 B1',
      '1 pass / 2 pass',
    ];
    pair.plays(...closing, '1 R12', roll(7, 'YGB'));
    pair.refuses('Q8', ...closing, '1 R12', roll(7));
  });
});

describe('Q9 closing together', () => {
  test('Q9 gives the lock to all who cross the last number in the same first action', () => {
    const both = [fiveReds(5), roll(12), step('R12', 'R12')];
    expect(pair.scores(...both).map(({ parts }) => parts.red)).toEqual([28, 28]);
    expect(pair.announced(...both)).toEqual([
      'Max and Emma closed the red row! Its die is out of the game.',
    ]);
  });

  test('Q9 refuses the lock to a player with fewer than five crosses', () => {
    expect(pair.refuses('Q2', fiveReds(4), roll(12), step('R12', 'R12'))).toContain('you have 4');
  });
});
