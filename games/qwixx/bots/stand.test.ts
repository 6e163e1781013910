import { expect, test } from 'vitest';
import { movesOf } from '#engine/contract.ts';
import { randomFrom } from '#kits/random.ts';
import { PASS, resolve, roll } from '../play.ts';
import { start } from '../position.ts';
import { qwixx } from '../rules.ts';
import { rowOf, SHEET_IDS } from '../sheets.ts';
import { boxesOf, crossBox, crossWhites, isOver, miss, NONE, standOf } from './stand.ts';

test.each(SHEET_IDS)('what is thought of is what the rules make of it, %s', (sheet) => {
  const random = randomFrom(sheet);
  const boxes = boxesOf(sheet);
  for (let match = 0; match < 60; match++) {
    const seats = 1 + random.below(5);
    const position = start(seats, sheet);
    while (position.phase !== 'over') {
      const { active } = position;
      roll(
        position,
        [0, 0, 0, 0, 0, 0].map(() => random.below(6)),
      );
      const sum = position.dice[0]! + position.dice[1]!;
      const any = (seat: number) => {
        const moves = movesOf(qwixx, position, seat);
        return moves[random.below(moves.length)]!;
      };
      const white = Array.from({ length: seats }, (_, seat) => any(seat));
      const thought = standOf(position);
      const rows = Int32Array.from(white, (move) => (move === PASS ? NONE : rowOf(move - 1)));
      crossWhites(thought, seats, rows, boxes, sum);
      resolve(position, white);
      expect(thought).toEqual(standOf(position));
      if (next(position.phase) !== 'colour') continue;
      const second = any(active);
      if (second !== PASS) crossBox(thought, seats, active, second - 1);
      else if (white[active] === PASS) miss(thought, seats, active);
      resolve(position, [second]);
      expect(thought).toEqual(standOf(position));
      expect(isOver(thought, seats)).toBe(next(position.phase) === 'over');
    }
  }
});

/** A phase that has changed since it was asked for. */
function next(phase: string): string {
  return phase;
}
