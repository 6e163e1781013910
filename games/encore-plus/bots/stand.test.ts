import { expect, test } from 'vitest';
import type { Move } from '#engine/contract.ts';
import { boardOf } from '#kits/grid/boards.ts';
import { randomFrom } from '#kits/random.ts';
import { next, resolve, roll } from '../play.ts';
import { clone, type Position, start } from '../position.ts';
import { scores } from '../score.ts';
import { listCandidates } from './candidates.ts';
import { copyStand, finish, newStand, play, playBomb, takeStand, totalOf } from './stand.ts';

test.each(['plus', 'sheet:stand'])('a stand on %s becomes what the rules make of it', (sheet) => {
  const random = randomFrom(sheet);
  const [stand, after] = [newStand(), newStand()];
  const moves: Move[] = [];
  let seen = 0;
  for (let match = 0; match < 30; match++) {
    const position = start(1, sheet);
    for (;;) {
      const wait = next(position);
      if (wait.for === 'nobody') break;
      if (wait.for === 'dice') {
        const faces = wait.dice.map((die) => random.below(die.faces.length));
        roll(position, faces);
        continue;
      }
      const board = boardOf(sheet);
      const count = listCandidates(position, 0, moves);
      const move = moves[random.below(count)]!;
      takeStand(position, 0, stand);
      const { rowsGone, claimed, phase } = position;
      (phase === 'bonus' ? playBomb : play)(board, stand, move, rowsGone);
      resolve(position, [move]);
      if (stand.bombs === 0) finish(stand, claimed);
      takeStand(position, 0, after);
      expect({ ...stand, newRows: 0, newColumns: 0 }).toEqual(after);
      expect(totalOf(board, stand)).toBe(withoutRolls(position));
      seen += stand.bombs + stand.hearts;
    }
  }
  expect(seen).toBeGreaterThan(0);
});

test('a copy of a stand is a stand of its own', () => {
  const [one, other] = [newStand(), newStand()];
  takeStand(start(2, 'plus'), 1, one);
  copyStand(one, other);
  expect(other).toEqual(one);
  other.paper.crossed[0] = 1;
  expect(one.paper.crossed[0]).toBe(0);
});

function withoutRolls(position: Position): number {
  const { total, parts } = scores(clone(position))[0]!;
  return total - (parts.rolls ?? 0);
}
