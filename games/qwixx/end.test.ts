import { describe, expect, test } from 'vitest';
import { step } from '#testing/record.ts';
import { fiveReds, four, pair, roll, turn } from './testing/turns.ts';

describe('the end', () => {
  const pass = ['pass', 'pass'];
  const sixPassed = [1, 2, 1, 2, 1, 2].map((active) => turn(active, 7, pass));

  test('Q10 ends the match with a fourth miss', () => {
    const fourth = [...sixPassed, turn(1, 7, pass)];
    expect(pair.totals(...fourth)).toEqual([-20, -15]);
    expect(pair.winners(...sixPassed)).toEqual([]);
    expect(pair.winners(...fourth)).toEqual(['Emma']);
    expect(pair.announced(...fourth)).toContain('A fourth penalty: the game is over.');
  });

  test('Q10 ends the match when the second action closes the second row', () => {
    const end = [fiveReds(0), 'roll 6 6 R1 Y6 G1 B1', step('R12', 'pass'), '2 Y12'];
    expect(pair.totals(...end)).toEqual([28, 28]);
    expect(pair.winners(...end)).toEqual(['Max', 'Emma']);
    pair.refuses('Q10', ...end, roll(7, 'GB'));
  });

  test('Q10 ends the match with a fourth miss, though nobody else has missed', () => {
    const lonely = [2, 3, 4, 5, 6, 7, 8, 9].map((sum, i) =>
      turn(1 + (i % 2), sum, [`R${sum}`, 'pass']),
    );
    expect(pair.announced(...lonely)).toEqual([
      'Emma crossed nothing off: penalty number 4.',
      'A fourth penalty: the game is over.',
    ]);
  });

  test('Q10 ends the match with the second row, though somebody has three misses', () => {
    const thrice = [7, 6, 5].flatMap((sum) => [
      turn(2, sum, ['pass', `B${sum}`]),
      turn(1, 7, pass),
    ]);
    const end = [fiveReds(0), ...thrice, 'roll 6 6 R1 Y6 G1 B1', step('R12', 'pass'), '2 Y12'];
    expect(pair.scores(...end)[0]?.parts.misses).toBe(-15);
    expect(pair.announced(...end)).toEqual([
      'Emma closed the yellow row! Its die is out of the game.',
      'The second row is closed: the game is over!',
    ]);
  });

  test('Q10 refuses whatever follows the end', () => {
    const fourth = [...sixPassed, turn(1, 7, pass)];
    pair.refuses('Q10', ...fourth, roll(7));
    pair.refuses('Q10', ...fourth, '2 pass');
    pair.refuses('Q10', ...fourth, '9 R5');
    pair.refuses('F2', ...fourth, '2 R13');
  });

  // Laura has closed green. Emma rolls two sixes: Max closes red and Linus yellow at once.
  const greenClosed = [
    turn(1, 12, ['G12', 'pass', 'G12', 'pass']),
    turn(2, 11, ['pass', 'B11', 'G11', 'pass']),
    turn(3, 10, ['pass', 'pass', 'G10', 'pass']),
    turn(4, 9, ['pass', 'pass', 'G9', 'G9']),
    turn(1, 8, ['G8', 'pass', 'G8', 'pass']),
    turn(2, 3, ['R3', 'R3', 'pass', 'Y3']),
    turn(3, 4, ['R4', 'pass', 'R4', 'Y4']),
    turn(4, 5, ['R5', 'pass', 'pass', 'Y5']),
    turn(1, 6, ['R6', 'pass', 'pass', 'Y6']),
    turn(2, 7, ['R7', 'R7', 'pass', 'Y7']),
    turn(3, 2, ['pass', 'pass', 'G2', 'pass']),
    turn(4, 8, ['R8', 'pass', 'pass', 'B8'], 'RYB'),
    turn(1, 9, ['R9', 'pass', 'pass', 'pass'], 'RYB'),
    'roll 6 6 R1 Y1 B1',
  ];

  test('Q10 lets a third row close with the second, as in the rulebook', () => {
    const end = [...greenClosed, step('R12', 'pass', 'pass', 'Y12')];
    const parts = four.scores(...end).map((score) => score.parts);
    expect(parts[0]?.red).toBe(45); // seven numbers, the twelve and the lock: nine crosses
    expect(parts[3]?.yellow).toBe(28);
    expect(parts[2]?.green).toBe(28);
    expect(four.announced(...end)).toEqual([
      'Max closed the red row! Its die is out of the game.',
      'Linus closed the yellow row! Its die is out of the game.',
      'The second row is closed: the game is over!',
    ]);
    expect(four.winners(...end)).toEqual(['Max']);
  });

  test('Q11 spares the active player a miss when the first action ends the match', () => {
    const before = four.totals(...greenClosed)[1];
    expect(four.totals(...greenClosed, step('R12', 'pass', 'pass', 'Y12'))[1]).toBe(before);
  });

  test('Q11 refuses a second action when the first one ended the match', () => {
    four.refuses('Q10', ...greenClosed, step('R12', 'pass', 'pass', 'Y12'), '2 pass');
    four.refuses('Q10', ...greenClosed, step('R12', 'pass', 'pass', 'pass'), '2 B7');
  });
});
