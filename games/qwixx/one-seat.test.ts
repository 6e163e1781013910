import { expect, test } from 'vitest';
import { movesOf } from '#engine/contract.ts';
import { readRecord } from '#engine/record/read.ts';
import { PASS } from './play.ts';
import { qwixx } from './rules.ts';

const ONES = [0, 0, 0, 0, 0, 0];

test('the engine plays with one seat, who is active in every turn', () => {
  const position = qwixx.start(1, {});
  for (let turn = 0; turn < 4; turn++) {
    qwixx.roll(position, ONES);
    for (const action of ['first', 'second']) {
      expect([action, qwixx.next(position)]).toEqual([action, { for: 'seats', seats: [0] }]);
      expect(movesOf(qwixx, position, 0).length).toBe(3); // pass, R2 and Y2
      qwixx.resolve(position, [PASS]);
    }
    expect(qwixx.scores(position)[0]?.parts.misses).toBe(-5 * (turn + 1));
  }
  expect(qwixx.next(position)).toEqual({ for: 'nobody' });
  expect(qwixx.winners(position)).toEqual([0]);
});

test('a record needs two players', () => {
  const reading = readRecord('Game: qwixx\nPlayers: Max\n', [qwixx]);
  expect(reading).toMatchObject({ ok: false, line: 2, refusal: { rule: 'F1', key: 'players' } });
});
