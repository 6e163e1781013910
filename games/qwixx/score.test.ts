import { describe, expect, test } from 'vitest';
import { step, tableFor } from '#testing/record.ts';
import { say } from '#testing/table.ts';
import type { Position } from './position.ts';
import { start } from './position.ts';
import { qwixx } from './rules.ts';

/** Turns of two seats who choose alike, seat 1 active first. */
function turns(choices: readonly string[]): readonly string[] {
  return choices.map((choice, i) => {
    const sum = choice === 'pass' ? 7 : Number(choice.slice(1));
    const low = Math.max(1, sum - 6);
    const roll = `roll ${low} ${sum - low} R1 Y1 G1 B1`;
    return `${roll} / ${step(choice, choice)} / ${1 + (i % 2)} pass`;
  });
}

describe('Q12 score', () => {
  const points = [0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78];

  test.each([...points.entries()])('Q12 gives a row of %i crosses %i points', (crosses, worth) => {
    const position = start(2, 'classic');
    position.rows[2] = 2 ** crosses - 1;
    expect(qwixx.scores(position)[0]).toEqual({
      total: worth,
      parts: { red: 0, yellow: 0, green: worth, blue: 0, misses: 0 },
    });
  });

  test('Q12 gives Laura the 70 points of the rulebook', () => {
    const table = tableFor(qwixx, ['Laura', 'Max']);
    const missed = ['pass', 'R2', 'pass'];
    const red = ['R3', 'R4', 'R5'];
    const yellow = ['Y2', 'Y3', 'Y4'];
    const green = ['G12', 'G11', 'G10', 'G9', 'G8', 'G7', 'G6'];
    const blue = ['B12', 'B11', 'B10', 'B9', 'B8', 'B7', 'B6', 'B5'];
    const [laura, max] = table.scores(...turns([...missed, ...red, ...yellow, ...green, ...blue]));
    expect(laura).toEqual({
      total: 70,
      parts: { red: 10, yellow: 6, green: 28, blue: 36, misses: -10 },
    });
    expect(max?.total).toBe(80);
  });

  test('Q12 shares the win among equal points', () => {
    const table = tableFor(qwixx, ['Max', 'Emma', 'Laura']);
    const passed = [1, 2, 3, 1, 2, 3, 1, 2, 3, 1].map((active) => {
      return `roll 3 4 R1 Y1 G1 B1 / ${step('pass', 'pass', 'pass')} / ${active} pass`;
    });
    expect(table.totals(...passed)).toEqual([-20, -15, -15]);
    expect(table.winners(...passed)).toEqual(['Emma', 'Laura']);
    const { position, players } = table.plays(...passed);
    const told = qwixx.report!(position as Position).map((note) => say(qwixx, note, players));
    expect(told).toEqual(['Level on points: the win is shared.']);
  });

  test('Q12 says nothing of a tie where one has the most points, or before the end', () => {
    const position = start(2, 'classic');
    expect(qwixx.report!(position)).toEqual([]);
    expect(qwixx.report!({ ...position, phase: 'over', misses: [4, 0] })).toEqual([]);
  });
});
