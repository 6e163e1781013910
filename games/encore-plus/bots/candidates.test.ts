import { expect, test } from 'vitest';
import { movesOf } from '#engine/contract.ts';
import { boardOf } from '#kits/grid/boards.ts';
import { encorePlus } from '../rules.ts';
import { actionOf, boxesOf, isSpecial } from '../special.ts';
import { listCandidates } from './candidates.ts';
import { positionsOf } from './testing/positions.ts';

test('every move that crosses as much as it can is a candidate, once, and all are legal', () => {
  let shorter = 0;
  for (const position of positionsOf(2, 'plus', 'candidates')) {
    const next = encorePlus.next(position);
    const seat = next.for === 'seats' ? next.seats[0]! : 0;
    const paper = position.papers[seat]!;
    const board = boardOf(paper.sheet);
    const list: number[] = [];
    const candidates = list.slice(0, listCandidates(position, seat, list));
    const legal = movesOf(encorePlus, position, seat);
    expect(legal).toEqual(expect.arrayContaining(candidates));
    expect(new Set(candidates).size).toBe(candidates.length);
    for (const move of legal) {
      if (candidates.includes(move)) continue;
      shorter++;
      expect(isSpecial(move)).toBe(true);
      const boxes = boxesOf(board, paper, move);
      const isBetter = (other: number) =>
        isSpecial(other) &&
        actionOf(other) === actionOf(move) &&
        boxesOf(board, paper, other).length > boxes.length;
      expect(candidates.some(isBetter)).toBe(true);
    }
  }
  expect(shorter).toBeGreaterThan(0);
});
