import { describe, expect, test } from 'vitest';
import { headline, inked, nearEnd, status, tell } from './news.ts';
import { stepsOf } from './steps.ts';
import { cross, playedPositions, rolled, say, speakers } from './testing/positions.ts';

const COLOUR = { phase: 'colour' } as const;
const told = (position: ReturnType<typeof rolled>, text: string): string => {
  const { key, args } = tell(position, 1, text);
  return say(key, args);
};

test('describes what a move did', () => {
  const first = rolled('4 5 3 1 6 5');
  expect(told(first, 'G9')).toBe('Emma crossed off green 9.');
  expect(told(first, 'pass')).toBe('Emma let the white 9 go.');
  expect(told(rolled('6 6 1 1 1 1'), 'R12')).toBe('Emma crossed off red 12 and closed the row!');
  const second = { ...COLOUR, active: 1 };
  expect(told(rolled('4 5 3 1 6 5', '', second), 'pass')).toBe('Emma took a penalty.');
  expect(told(rolled('4 5 3 1 6 5', '', { ...second, crossed: true }), 'pass')).toBe(
    'Emma finished with one cross.',
  );
});

test('inks the lock with the last number of a row', () => {
  const mixed = rolled('6 6 1 1 1 1', '', {}, { Sheet: 'mixed-colours' });
  expect(inked(mixed, 0, 'R12')).toEqual(['R12', 'lock:R']);
  expect(inked(mixed, 0, 'G9')).toEqual(['G9']);
  expect(inked(mixed, 0, 'pass')).toEqual([]);
});

test('lists where a seat stands', () => {
  const position = rolled('4 5 3 1 6 5', 'R2 R5 G12', { closed: 0b1000, misses: [1, 0, 0] });
  expect(status(position, 0).map(({ key, args }) => say(key, args))).toEqual([
    'Red: 2 crosses, the last one on red 5, 3 points.',
    'Yellow: no crosses yet.',
    'Green: 1 cross, the last one on green 12, 1 point.',
    'Blue: closed, 0 crosses, 0 points.',
    '1 of 4 penalties.',
    '−1 point in all.',
  ]);
});

describe('a seat is near the end', () => {
  test('with three misses', () => {
    const position = rolled('4 5 3 1 6 5', '', { misses: [3, 2, 0] });
    expect([nearEnd(position, 0), nearEnd(position, 1)]).toEqual([true, false]);
  });

  test('when it could close a second row', () => {
    const position = rolled('4 5 3 1 6 5', 'R2 R3 R4 R5 R6');
    expect(nearEnd(position, 0)).toBe(false);
    position.closed = 0b1000;
    expect([nearEnd(position, 0), nearEnd(position, 1)]).toEqual([true, false]);
    position.closed = 0b1001;
    position.phase = 'over';
    expect(nearEnd(position, 0)).toBe(false);
  });
});

describe('the two steps', () => {
  const steps = (position: ReturnType<typeof rolled>, seat: number) =>
    stepsOf(position, seat).map(({ saying, state }) => [say(saying.key, saying.args), state]);

  test('begin with the white sum for all', () => {
    expect(steps(rolled('4 5 3 1 6 5'), 1)).toEqual([
      ['White 9, for all', 'now'],
      ['Max: white + colour', 'later'],
    ]);
  });

  test('go on with the roller, and say what the white sum became', () => {
    const crossed = rolled('4 5 3 1 6 5', 'Y9', { ...COLOUR, crossed: true });
    expect(steps(crossed, 0)).toEqual([
      ['White 9 → yellow 9', 'done'],
      ['One white + one colour', 'now'],
    ]);
    cross(crossed, 0, 'R9');
    expect(steps(crossed, 0)[0]).toEqual(['White 9: crossed off', 'done']);
    expect(steps(crossed, 1)[0]).toEqual(['White 9: done', 'done']);
    expect(steps(rolled('4 5 3 1 6 5', '', COLOUR), 0)[0]).toEqual(['White 9: let go', 'done']);
  });
});

test('has words for every moment of random matches in every language', () => {
  for (const position of playedPositions()) {
    const sayings = [
      headline(position),
      ...status(position, 0),
      ...stepsOf(position, 0).map(({ saying }) => saying),
    ];
    for (const speak of speakers) {
      for (const { key, args } of sayings) expect(speak(key, args)).not.toBe('');
    }
  }
});
