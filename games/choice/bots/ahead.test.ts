import { describe, expect, test } from 'vitest';
import type { Seat } from '#engine/contract.ts';
import type { Position } from '../position.ts';
import { Ahead } from './ahead.ts';
import { isEnd, looksOf } from './look.ts';
import {
  inUse,
  plainAfter,
  plainBest,
  plainMean,
  plainRolls,
  ROLLS,
  someNet,
} from './testing/plain.ts';
import { somePositions } from './testing/positions.ts';

const net = someNet();
const MASKS = [0, 1, 2, 3, 4, 5, 6, 7];
/** Every roll that may come has one of its own. */
const MANY_GROUPS = 1_000_000;

/** What each roll is worth to a seat, when all others have done what seems best for them. */
function worthsAfterReplies(position: Position, seat: Seat): number[] {
  return ROLLS.map((dice) => {
    const lying = inUse(position, dice);
    const sheets = lying.sheets.map((areas, other) => {
      if (other === seat) return areas;
      const { move } = plainBest(net, lying, other);
      return plainAfter(lying, other, move).sheets[other]!;
    });
    return plainBest(net, { ...lying, sheets }, seat).worth;
  });
}

/** What a turn is worth to a seat before it, when the roller plays for itself. */
function plainTurn(position: Position, seat: Seat): number {
  const own = worthsAfterReplies(position, seat);
  const wanted = seat === position.active ? own : plainRolls(net, position, position.active);
  const means = ROLLS.map((dice) => {
    const hopes = MASKS.map((mask) => plainMean(wanted, dice, mask));
    return plainMean(own, dice, hopes.indexOf(Math.max(...hopes)));
  });
  return means.reduce((sum, mean) => sum + mean) / ROLLS.length;
}

/** Positions near the end, where little is left to look at by brute force. */
function latePositions(seats: number, seed: string): Position[] {
  return [...somePositions(seats, seed, 1)].filter(
    ({ phase, sheets, active }) => phase === 'keep' && sheets[active]![1]?.misses === 2,
  );
}

describe.each([1, 2, 3])('with %i seats', (seats) => {
  test('a turn is worth the mean of all there is to roll', () => {
    const ahead = new Ahead(net, MANY_GROUPS);
    const rough = new Ahead(net);
    for (const position of latePositions(seats, `ahead ${seats}`).slice(0, 2)) {
      const { active } = position;
      const looks = looksOf(position);
      for (const [seat, own] of looks.entries()) {
        const plain = plainTurn(position, seat);
        ahead.expect(looks, seat, active);
        expect(ahead.weigh(own, seat, active)).toBeCloseTo(plain, 3);
        rough.expect(looks, seat, active);
        expect(Math.abs(rough.weigh(own, seat, active) - plain)).toBeLessThan(0.05);
      }
    }
  });
});

test('rolling again is weighed with what the others make of the dice', () => {
  const ahead = new Ahead(net, MANY_GROUPS);
  const position = latePositions(2, 'rolling')[0]!;
  const { active, dice } = position;
  const rolls = worthsAfterReplies(position, active);
  const worths = ahead.weighRolling(looksOf(position), active, dice);
  for (const mask of MASKS) expect(worths[mask]).toBeCloseTo(plainMean(rolls, dice, mask), 3);
});

test('alone, rolling again is weighed by the turn after it', () => {
  const ahead = new Ahead(net);
  const position = latePositions(1, 'alone')[0]!;
  const known = new Map<string, number>();
  const rolls = ROLLS.map((each) => {
    const lying = inUse(position, each);
    const { move, worth } = plainBest(net, lying, 0);
    const after = plainAfter(lying, 0, move);
    const looks = looksOf(after);
    const name = JSON.stringify(looks);
    if (!known.has(name)) known.set(name, looks.some(isEnd) ? worth : plainTurn(after, 0));
    return known.get(name)!;
  });
  const worths = ahead.weighRolling(looksOf(position), 0, position.dice);
  for (const mask of MASKS) {
    expect(worths[mask]).toBeCloseTo(plainMean(rolls, position.dice, mask), 2);
  }
});
