import { expect, test } from 'vitest';
import { movesOf } from '#engine/contract.ts';
import { randomFrom } from '#kits/random.ts';
import { TIMEOUT } from '#testing/long.ts';
import { standOf } from '../bots/stand.ts';
import { PASS } from '../play.ts';
import { clone, type Position, start } from '../position.ts';
import { qwixx } from '../rules.ts';
import { duoPlayer } from './duo-player.ts';
import { DUO_NUMBERS, promisedTo, solveDuo } from './duo-table.ts';
import { pairOf } from './ranks.ts';
import { rowState } from './rows.ts';
import { positionWith, scoreOf } from './testing/expectimax.ts';

const DEAD = '.....x...x';
const LAST_ONLY = 'xxx.x....x';
const CLOSES_SOON = 'x.x.xx..x';
const SHUT = 'xx.xx.x...x';
const pairs = 1 + pairOf(stateOf(CLOSES_SOON), stateOf(DEAD));

const NEAR_THE_END = [
  { rows: [LAST_ONLY, DEAD, DEAD, DEAD], misses: 2 },
  { rows: [LAST_ONLY, DEAD, CLOSES_SOON, DEAD], misses: 3 },
  { rows: [SHUT, DEAD, DEAD, CLOSES_SOON], misses: 3 },
];

test.each(NEAR_THE_END)(
  'turns to roll and to watch alternate: $rows',
  { timeout: TIMEOUT },
  (it) => {
    const table = solveDuo({ pairs });
    const position = positionWith(it.rows, it.misses);
    const worth = byAllRolls(0.928);
    for (const isRolling of [true, false]) {
      // A second seat, so that the first may be the one who watches.
      const { rows, misses } = position;
      const two = { ...position, seats: 2, rows: [...rows, ...rows], misses: [...misses, 0] };
      const found = scoreOf(position) + promisedTo(table, standOf(two), isRolling ? 0 : 1, 0);
      expect(Math.abs(found - worth(position, isRolling))).toBeLessThan(1e-9);
    }
  },
);

test('a match that can be ended is ended by who is ahead, and by nobody else', () => {
  const player = duoPlayer(new Float64Array(DUO_NUMBERS));
  const choose = (lead: number) => {
    const position = start(2, 'classic');
    position.rows.splice(0, 8, 0, 0b11111, 0b1111110, 0, 0b1111, 0, 0, 0);
    position.misses[0] = 3;
    position.misses[1] = lead > 0 ? 3 : 0;
    position.closed = 1;
    position.rows[4] = lead > 0 ? 0 : 0b1111_1111_1111;
    qwixx.roll(position, [5, 5, 0, 0, 0]);
    return player.choose(position, 0, randomFrom(''));
  };
  expect(choose(1)).toBe(1 * 16 + 10 + 1);
  expect(choose(-1)).not.toBe(1 * 16 + 10 + 1);
});

test('the player refuses what its table does not know', () => {
  const player = duoPlayer(new Float64Array(DUO_NUMBERS));
  const choose = (seats: number, sheet: string) => {
    const position = start(seats, sheet);
    qwixx.roll(position, [0, 0, 0, 0, 0, 0]);
    return () => player.choose(position, 0, randomFrom(''));
  };
  expect(choose(3, 'classic')).toThrow('two players');
  expect(choose(2, 'mixed-numbers')).toThrow('classic');
  expect(choose(2, 'classic')).not.toThrow();
});

/** The best that the rules of the engine allow, with a chance after each turn that all is over. */
function byAllRolls(goesOn: number): (position: Position, isRolling: boolean) => number {
  const known = new Map<string, number>();

  function worth(position: Position, isRolling: boolean): number {
    const score = scoreOf(position);
    const next = qwixx.next(position);
    if (next.for !== 'dice') return score;
    const key = JSON.stringify([position.rows, position.misses, isRolling]);
    const found = known.get(key) ?? mean(position, next.dice.length, isRolling);
    known.set(key, found);
    return (1 - goesOn) * score + goesOn * found;
  }

  function mean(position: Position, dice: number, isRolling: boolean): number {
    const thrown = isRolling ? dice : 2;
    let total = 0;
    for (let roll = 0; roll < 6 ** thrown; roll++) {
      const rolled = clone(position);
      const faces = Array.from({ length: dice }, (_, die) => Math.floor(roll / 6 ** die) % 6);
      qwixx.roll(rolled, faces);
      total += Math.max(...movesOf(qwixx, rolled, 0).map((move) => after(rolled, move, isRolling)));
    }
    return total / 6 ** thrown;
  }

  function after(rolled: Position, move: number, isRolling: boolean): number {
    const crossed = clone(rolled);
    qwixx.resolve(crossed, [move]);
    if (crossed.phase === 'over') return scoreOf(crossed);
    if (!isRolling) crossed.crossed = true; // Q5: who watches has no miss
    const seconds = isRolling ? movesOf(qwixx, crossed, 0) : [PASS];
    const ends = seconds.map((second) => {
      const end = clone(crossed);
      qwixx.resolve(end, [second]);
      return worth(end, !isRolling);
    });
    return Math.max(...ends);
  }

  return worth;
}

function stateOf(row: string): number {
  return rowState(positionWith([row], 0).rows[0]!, false);
}
