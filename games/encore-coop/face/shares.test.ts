import { expect, test } from 'vitest';
import { movesOf } from '#engine/contract.ts';
import { evenShares } from '../penalties.ts';
import type { Position } from '../position.ts';
import { encoreCoop } from '../rules.ts';
import { mostFor, type Shares, stillDue, strikeText } from './shares.ts';

test('what is suggested is a legal strike', () => {
  for (const jokers of [[8, 8, 8], [2, 7, 4, 3], [0, 1], [5]]) {
    const position = striking(jokers);
    expect(legalTexts(position)).toContain(strikeText(position, evenShares(position)));
  }
});

test('steppers reach every legal strike and no other', () => {
  const position = striking([3, 1, 4]);
  const legal = legalTexts(position);
  expect([...reached(position)].sort()).toEqual([...legal].sort());
});

test('shares that do not add up say how many are missing, and decide nothing', () => {
  const position = striking([8, 8, 8]);
  expect(stillDue(position, [2, 2, 0])).toBe(2);
  expect(strikeText(position, [2, 2, 0])).toBeUndefined();
});

function striking(jokers: readonly number[]): Position {
  const position = encoreCoop.start(jokers.length, {});
  for (const [seat, count] of jokers.entries()) position.papers[seat]!.jokers = count;
  position.phase = 'strike';
  return position;
}

function legalTexts(position: Position): readonly string[] {
  return movesOf(encoreCoop, position, 0).map((move) => encoreCoop.notate(position, 0, move));
}

/** The decisions that any way of pressing less and more can lead to. */
function reached(position: Position): ReadonlySet<string> {
  const queue: Shares[] = [evenShares(position)];
  const seen = new Set(queue.map(String));
  for (const shares of queue) {
    for (const seat of shares.keys()) {
      for (const share of [shares[seat]! - 1, shares[seat]! + 1]) {
        if (share < 0 || share > mostFor(position, shares, seat)) continue;
        const next = shares.with(seat, share);
        if (!seen.has(String(next))) queue.push(next);
        seen.add(String(next));
      }
    }
  }
  return new Set(queue.flatMap((shares) => strikeText(position, shares) ?? []));
}
