import { describe, expect, test } from 'vitest';
import { step, tableFor } from '#testing/record.ts';
import { qwixx } from './rules.ts';

const RULEBOOK_ROLL = 'roll 4 1 R3 Y2 G6 B6';
const pair = tableFor(qwixx, ['Max', 'Emma']);
const trio = tableFor(qwixx, ['Max', 'Emma', 'Laura']);
const four = tableFor(qwixx, ['Max', 'Emma', 'Laura', 'Linus']);

/** A roll whose white dice make a sum, with ones on the coloured dice. */
function roll(sum: number, colours = 'RYGB'): string {
  const low = Math.max(1, sum - 6);
  return `roll ${[low, sum - low, ...[...colours].map((colour) => `${colour}1`)].join(' ')}`;
}

/** A turn in which all act on the white sum and the active seat leaves it at that. */
function turn(active: number, sum: number, first: readonly string[], colours?: string): string {
  return `${roll(sum, colours)} / ${step(...first)} / ${active} pass`;
}

/** Five turns that give seat 1 five red crosses, 2 to 6, and seat 2 as many as asked for. */
function fiveReds(crossesOfSeat2: number): string {
  const turns = [2, 3, 4, 5, 6].map((sum, i) => {
    return turn(1 + (i % 2), sum, [`R${sum}`, i < crossesOfSeat2 ? `R${sum}` : `Y${sum}`]);
  });
  return turns.join(' / ');
}

describe('Q1 left to right', () => {
  const redFiveAndSeven = `${turn(1, 5, ['R5', 'pass'])} / ${turn(2, 7, ['R7', 'Y7'])}`;

  test('Q1 allows to skip numbers', () => {
    expect(pair.scores(redFiveAndSeven)[0]?.parts).toMatchObject({ red: 3 });
    pair.plays(redFiveAndSeven, roll(8), '1 R8');
  });

  test.each([2, 3, 4, 6])('Q1 refuses the red %i that was skipped', (skipped) => {
    expect(pair.refuses('Q1', redFiveAndSeven, roll(skipped), `1 R${skipped}`)).toContain('R7');
  });

  test('Q1 refuses a box that is already crossed', () => {
    pair.refuses('Q1', redFiveAndSeven, roll(7), '1 R7');
  });

  test('Q1 refuses larger numbers in green and blue, which run downwards', () => {
    const greenSix = turn(1, 6, ['G6', 'B6']);
    pair.plays(greenSix, roll(5), step('G5', 'B5'));
    pair.refuses('Q1', greenSix, roll(7), '1 G7');
    pair.refuses('Q1', greenSix, roll(10), '2 B10');
  });

  test('Q1 refuses a skipped number in the second action too', () => {
    pair.refuses('Q1', RULEBOOK_ROLL, step('R5', 'pass'), '1 R4');
  });
});

describe('Q2 closing', () => {
  test('Q2 allows the last number after five crosses, and adds the lock', () => {
    const closed = pair.scores(fiveReds(0), roll(12), step('R12', 'pass'));
    expect(closed[0]?.parts.red).toBe(28); // five, the twelve and the lock: seven crosses
  });

  test('Q2 refuses the last number after four crosses', () => {
    const fourEach = [2, 3, 4, 5].map((sum, i) => turn(1 + (i % 2), sum, [`R${sum}`, `Y${sum}`]));
    expect(pair.refuses('Q2', ...fourEach, roll(12), '1 R12')).toContain('you have 4');
    expect(pair.refuses('Q2', ...fourEach, roll(12), '2 Y12')).toContain('you have 4');
  });

  test('Q2 refuses a green or blue 2 on an empty row', () => {
    pair.refuses('Q2', roll(2), '1 G2');
    pair.refuses('Q2', roll(3), step('pass', 'pass'), '1 B2');
  });
});

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
    expect(four.refuses('Q3', RULEBOOK_ROLL, '2 Y6')).toContain('for 5');
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
    expect(pair.announced(...passed, '1 pass')).toEqual(['Max crossed nothing: a miss, number 1.']);
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
});

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
      'The red row is closed by Max and Emma. Its die leaves the game.',
    ]);
  });

  test('Q9 refuses the lock to a player with fewer than five crosses', () => {
    expect(pair.refuses('Q2', fiveReds(4), roll(12), step('R12', 'R12'))).toContain('you have 4');
  });
});

describe('the end', () => {
  const pass = ['pass', 'pass'];
  const sixPassed = [1, 2, 1, 2, 1, 2].map((active) => turn(active, 7, pass));

  test('Q10 ends the match with a fourth miss', () => {
    const fourth = [...sixPassed, turn(1, 7, pass)];
    expect(pair.totals(...fourth)).toEqual([-20, -15]);
    expect(pair.winners(...sixPassed)).toEqual([]);
    expect(pair.winners(...fourth)).toEqual(['Emma']);
    expect(pair.announced(...fourth)).toContain('The match ends: a fourth miss.');
  });

  test('Q10 ends the match when the second action closes the second row', () => {
    const end = [fiveReds(0), 'roll 6 6 R1 Y6 G1 B1', step('R12', 'pass'), '2 Y12'];
    expect(pair.totals(...end)).toEqual([28, 28]);
    expect(pair.winners(...end)).toEqual(['Max', 'Emma']);
    pair.refuses('Q10', ...end, roll(7, 'GB'));
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
      'The red row is closed by Max. Its die leaves the game.',
      'The yellow row is closed by Linus. Its die leaves the game.',
      'The match ends: two rows are closed.',
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
