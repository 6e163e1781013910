import { expect, test } from 'vitest';
import { isMark, PASS, sequences, usesOf } from '../moves.ts';
import { newArea } from '../position.ts';
import { NUMBER_POINTS } from '../score.ts';
import { LINE_STATES, lineAt, lineFor, marksOf } from './lines.ts';
import { promisesOf } from './promises.ts';
import { ROLLS } from './testing/plain.ts';

/** The most that each roll brings a line, now and as promised afterwards; nothing if it fits none. */
function bestOfRolls(side: number, line: number, promised: Float32Array): number[] {
  const { taken, last } = lineFor(line);
  const moves: number[] = [];
  return ROLLS.map((dice) => {
    const area = { ...newArea(side), taken, line: last === undefined ? [] : [last] };
    const count = sequences(area, dice, moves);
    let most = Number.NEGATIVE_INFINITY;
    for (const move of moves.slice(0, count)) {
      const boxes = usesOf(move).map(({ box }) => box);
      if (move === PASS || !boxes.every(isMark)) continue;
      const all = boxes.reduce((bits, box) => bits | (1 << box), taken);
      const to = lineAt(all, boxes.at(-1));
      const gain = NUMBER_POINTS[marksOf(to)]! - NUMBER_POINTS[marksOf(line)]!;
      most = Math.max(most, gain + promised[to]!);
    }
    return most;
  });
}

test.each([0, 1])('a line promises what waiting for its numbers brings, on side %i', (side) => {
  const { long, short } = promisesOf(side);
  for (let line = 0; line < LINE_STATES; line += 397) {
    for (const [promised, lasts] of [
      [long, 0.92],
      [short, 0.7],
    ] as const) {
      const best = bestOfRolls(side, line, promised);
      const value = promised[line]!;
      const again = best.reduce((sum, worth) => sum + Math.max(value, worth), 0) / ROLLS.length;
      // Waiting is not worked out to its very end.
      expect(Math.abs(lasts * again - value)).toBeLessThan(0.1);
    }
    expect(short[line]).toBeLessThanOrEqual(long[line]!);
  }
});
