import { describe, expect, test } from 'vitest';
import { step } from '#testing/record.ts';
import { fiveReds, pair, RULEBOOK_ROLL, roll, turn } from './testing/turns.ts';

describe('Q1 left to right', () => {
  const redFiveAndSeven = `${turn(1, 5, ['R5', 'pass'])} / ${turn(2, 7, ['R7', 'Y7'])}`;

  test('Q1 allows to skip numbers', () => {
    expect(pair.scores(redFiveAndSeven)[0]?.parts).toMatchObject({ red: 3 });
    pair.plays(redFiveAndSeven, roll(8), '1 R8');
  });

  test.each([2, 3, 4, 6])('Q1 refuses the red %i that was skipped', (skipped) => {
    expect(pair.refuses('Q1', redFiveAndSeven, roll(skipped), `1 R${skipped}`)).toContain('red 7');
  });

  test('Q1 refuses a box that is already crossed', () => {
    const said = pair.refuses('Q1', redFiveAndSeven, roll(7), '1 R7');
    expect(said).toBe('Red 7 is already crossed off.');
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
