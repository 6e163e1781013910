import { expect, test } from 'vitest';
import { movesOf } from '#engine/contract.ts';
import { boardOf } from '#kits/grid/boards.ts';
import { POINTS } from '#kits/grid/bots/opinion.ts';
import type { Worth } from '#kits/grid/bots/worth.ts';
import { jokersOf, PASS, placementOf } from '#kits/grid/moves.ts';
import { clonePaper, crossPlacement } from '#kits/grid/paper.ts';
import { newNet } from '#kits/net/learner.ts';
import { answer, chance, LEAD, type Net, SCORE, sumRows, WIN, widthOf } from '#kits/net/net.ts';
import { randomFrom } from '#kits/random.ts';
import { encore } from '../rules.ts';
import { Judge } from './judge.ts';
import { traitsOf } from './samples.ts';
import { hasEnded, type Scene, sceneOf, totalOf } from './scene.ts';
import { positionsOf } from './testing/positions.ts';
import { TRAITS } from './traits.ts';

const net = newNet(TRAITS, 6, randomFrom('judge'));
for (let at = 0; at < net.rows.length; at++) net.rows[at]! += ((at * 7919) % 101) / 2000;

test.each([1, 2, 3, 6])('what has changed is enough to weigh a move, with %i seats', (seats) => {
  const judge = new Judge(net);
  const random = randomFrom(`moves ${seats}`);
  for (const position of positionsOf(seats, 'red', `match ${seats}`)) {
    const next = encore.next(position);
    const seat = next.for === 'seats' ? next.seats[0]! : 0;
    const scene = sceneOf(position);
    judge.sit(scene, seat);
    const moves = movesOf(encore, position, seat);
    const move = moves[random.below(moves.length)]!;
    const { paper, columns } = after(scene, seat, move);
    const papers = scene.papers.with(seat, paper);
    if (hasEnded({ ...scene, papers })) continue;
    const { win, lead } = judge.weigh(paper, columns);
    const plain = fromScratch({ ...scene, papers }, seat);
    expect(win).toBeCloseTo(plain.win, 4);
    expect(lead).toBeCloseTo(plain.lead, 3);
  }
});

test.each([1, 2, 4])(
  'what is foretold is what the net says of each duel, with %i seats',
  (seats) => {
    const judge = new Judge(net);
    for (const position of positionsOf(seats, 'classic', `foretold ${seats}`)) {
      const scene = sceneOf(position);
      if (position.phase !== 'roll') continue;
      const others = scene.papers.map((_, other) => other).filter((other) => other !== 0);
      judge.sit(scene, 0);
      const { score, wins, leads } = judge.foretell();
      const rivals = seats === 1 ? [0] : others;
      const scores = rivals.map((other) => POINTS * ask(net, scene, 0, other, SCORE));
      expect(score).toBeCloseTo(scores.reduce((sum, each) => sum + each, 0) / scores.length, 3);
      for (const other of others) {
        expect(wins[other]).toBeCloseTo(chance(ask(net, scene, 0, other, WIN)), 4);
        expect(leads[other]).toBeCloseTo(POINTS * ask(net, scene, 0, other, LEAD), 3);
      }
    }
  },
);

test('a match that is over is worth what the rules say', () => {
  const judge = new Judge(net);
  let ends = 0;
  for (const position of positionsOf(2, 'classic', 'end')) {
    if (position.phase !== 'others') continue;
    const scene = sceneOf(position);
    const seat = 1 - position.active;
    for (const move of movesOf(encore, position, seat)) {
      const { paper, columns } = after(scene, seat, move);
      const end = encore.clone(position);
      encore.resolve(end, [move]);
      if (end.phase !== 'over') continue;
      judge.sit(scene, seat);
      const { win, lead } = judge.weigh(paper, columns);
      const totals = encore.scores(end).map(({ total }) => total);
      const winners = encore.winners(end);
      expect(lead).toBe(totals[seat]! - totals[1 - seat]!);
      expect(win).toBe(winners.includes(seat) ? 1 / winners.length : 0);
      ends++;
    }
  }
  expect(ends).toBeGreaterThan(0);
});

test('a total is the score of the rules at every roll', () => {
  for (const position of positionsOf(3, 'sheet:k7', 'totals')) {
    if (position.phase === 'others') continue;
    const totals = position.papers.map((paper) => totalOf(paper, position.claimed));
    expect(totals).toEqual(encore.scores(position).map(({ total }) => total));
  }
});

function after({ papers }: Scene, seat: number, move: number) {
  const paper = clonePaper(papers[seat]!);
  if (move === PASS) return { paper, columns: [] };
  const board = boardOf(paper.sheet);
  crossPlacement(board, paper, placementOf(move));
  paper.jokers -= jokersOf(move);
  return { paper, columns: board.placements.columns[placementOf(move)]! };
}

function fromScratch(scene: Scene, seat: number): Worth {
  const others = scene.papers.map((_, other) => other).filter((other) => other !== seat);
  if (others.length === 0) return { win: 0, lead: POINTS * ask(net, scene, seat, seat, SCORE) };
  const mean = (of: (other: number) => number) =>
    others.reduce((sum, other) => sum + of(other), 0) / others.length;
  return {
    win: mean((other) => chance(ask(net, scene, seat, other, WIN))),
    lead: mean((other) => POINTS * ask(net, scene, seat, other, LEAD)),
  };
}

function ask(net: Net, scene: Scene, seat: number, other: number, head: number): number {
  const traits = traitsOf(scene, seat, other);
  const sums = new Float32Array(widthOf(net));
  sumRows(net, traits, traits.length, sums);
  return answer(net, sums, head);
}
