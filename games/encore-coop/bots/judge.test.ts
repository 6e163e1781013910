import { expect, test } from 'vitest';
import { movesOf } from '#engine/contract.ts';
import { boardOf } from '#kits/grid/boards.ts';
import { jokersOf, PASS, placementOf } from '#kits/grid/moves.ts';
import { clonePaper, crossPlacement } from '#kits/grid/paper.ts';
import { randomFrom } from '#kits/random.ts';
import { MISSIONS } from '../missions.ts';
import type { Position } from '../position.ts';
import { encoreCoop } from '../rules.ts';
import { Judge } from './judge.ts';
import learnt from './learnt.json' with { type: 'json' };
import { positionsOf } from './testing/positions.ts';

test.each(MISSIONS)('what has changed is enough to weigh a move of mission %s', (mission) => {
  const judge = new Judge(learnt);
  const random = randomFrom(mission);
  let weighed = 0;
  for (const position of positionsOf(1, mission, `match ${mission}`)) {
    if (position.phase !== 'together') continue;
    const moves = movesOf(encoreCoop, position, 0);
    const move = moves[random.below(moves.length)]!;
    const after = encoreCoop.clone(position);
    encoreCoop.resolve(after, [move]);
    if (after.phase !== 'roll') continue;
    judge.sit(position);
    const worth = judge.weigh(0, paperAfter(position, move), move === PASS ? 1 : 0);
    expect(worth).toBeCloseTo(fromScratch(after), 4);
    weighed++;
  }
  expect(weighed).toBeGreaterThan(5);
});

test('a third miss is the worst that can happen', () => {
  const [position] = positionsOf(2, '1', 'miss');
  position!.misses[1] = 2;
  const judge = new Judge(learnt);
  judge.sit(position!);
  const lost = judge.weigh(1, position!.papers[1]!, 1);
  expect(judge.weigh(0, position!.papers[0]!, 1)).toBeGreaterThan(lost);
  expect(judge.weigh(1, position!.papers[1]!, 0)).toBeGreaterThan(lost);
});

test('a mission that is fulfilled is won', () => {
  const [position] = positionsOf(1, '1', 'won');
  const judge = new Judge(learnt);
  judge.sit(position!);
  const paper = clonePaper(position!.papers[0]!);
  const board = boardOf(paper.sheet);
  for (let block = 0; block < 6; block++) {
    const all = board.placements.boxes.findIndex((boxes, placement) => {
      return (
        placement >> 6 === block && boxes.length === Math.min(5, board.blocks[block]!.boxes.length)
      );
    });
    crossPlacement(board, paper, all);
  }
  const [rest] = board.blocks.slice(0, 6).filter(({ boxes }) => boxes.length === 6);
  paper.crossed[0]! |= rest!.mask << rest!.shift;
  paper.done |= 1 << 15;
  expect(judge.weigh(0, paper, 0)).toBe(1);
});

function paperAfter(position: Position, move: number) {
  const paper = clonePaper(position.papers[0]!);
  if (move === PASS) return paper;
  crossPlacement(boardOf(paper.sheet), paper, placementOf(move));
  paper.jokers -= jokersOf(move);
  return paper;
}

function fromScratch(after: Position): number {
  const judge = new Judge(learnt);
  judge.sit(after);
  return judge.weigh(0, after.papers[0]!, 0);
}
