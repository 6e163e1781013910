import { expect, test } from 'vitest';
import { boardOf } from '#kits/grid/boards.ts';
import { POINTS } from '#kits/grid/bots/opinion.ts';
import type { Worth } from '#kits/grid/bots/worth.ts';
import { PASS } from '#kits/grid/moves.ts';
import { newNet } from '#kits/net/learner.ts';
import { answer, chance, LEAD, SCORE, sumRows, WIN, widthOf } from '#kits/net/net.ts';
import { type Random, randomFrom } from '#kits/random.ts';
import type { Position } from '../position.ts';
import { encorePlus } from '../rules.ts';
import { listCandidates } from './candidates.ts';
import { Judge } from './judge.ts';
import { copyStand, newStand, play } from './stand.ts';
import { positionsOf } from './testing/positions.ts';
import { TRAITS } from './traits.ts';

const net = newNet(TRAITS, 6, randomFrom('judge'));
for (let at = 0; at < net.rows.length; at++) net.rows[at]! += ((at * 7919) % 101) / 2000;

test.each([
  [1, 'plus'],
  [2, 'sheet:k7'],
] as const)('what has changed is enough to weigh a move, with %i seats', (seats, sheet) => {
  const judge = new Judge(net);
  const random = randomFrom(`moves ${seats}`);
  const stand = newStand();
  let weighed = 0;
  for (const position of positionsOf(seats, sheet, `match ${seats}`)) {
    if (position.phase !== 'together' && position.phase !== 'others') continue;
    const seat = seats === 1 ? 0 : 1 - position.active;
    const { move, after } = drawn(position, seat, random);
    if (after.phase !== 'roll') continue;
    judge.sit(position, seat);
    copyStand(judge.stand, stand);
    play(boardOf(sheet), stand, move, position.rowsGone);
    const { win, lead } = judge.weigh(stand);
    const plain = fromScratch(after, seat);
    if (seats > 1) expect(win).toBeCloseTo(plain.win, 4);
    expect(lead).toBeCloseTo(plain.lead, 3);
    weighed++;
  }
  expect(weighed).toBeGreaterThan(10);
});

test.each([1, 2])('what is foretold is what the net says of the duel, with %i seats', (seats) => {
  const judge = new Judge(net);
  for (const position of positionsOf(seats, 'plus', `foretold ${seats}`)) {
    if (position.phase !== 'roll') continue;
    judge.sit(position, 0);
    const { score, wins, leads } = judge.foretell();
    const { win, lead } = fromScratch(position, 0);
    if (seats === 1) {
      expect(score).toBeCloseTo(lead, 3);
      continue;
    }
    expect(wins[1]).toBeCloseTo(win, 4);
    expect(leads[1]).toBeCloseTo(lead, 3);
  }
});

test('a match that is over is worth what the rules say', () => {
  const judge = new Judge(net);
  const stand = newStand();
  let ends = 0;
  for (const position of positionsOf(1, 'plus', 'end')) {
    if (position.rolls < 30 || position.phase !== 'together') continue;
    const { move, after } = drawn(position, 0, randomFrom('end'));
    if (after.phase !== 'over') continue;
    judge.sit(position, 0);
    copyStand(judge.stand, stand);
    play(boardOf('plus'), stand, move, position.rowsGone);
    expect(judge.weigh(stand).lead).toBe(encorePlus.scores(after)[0]!.total);
    ends++;
  }
  expect(ends).toBeGreaterThan(0);
});

/** A move, and the table after it, when the others pass. */
function drawn(position: Position, seat: number, random: Random) {
  const list: number[] = [];
  const move = list[random.below(listCandidates(position, seat, list))]!;
  const after = encorePlus.clone(position);
  const next = encorePlus.next(position);
  const seats = next.for === 'seats' ? next.seats : [];
  const chosen = seats.map((each) => (each === seat ? move : PASS));
  encorePlus.resolve(after, chosen);
  return { move, after };
}

function fromScratch(after: Position, seat: number): Worth {
  const judge = new Judge(net);
  judge.sit(after, seat);
  const traits = judge.traitsAgainst(after.papers.length === 1 ? seat : 1 - seat);
  const sums = new Float32Array(widthOf(net));
  sumRows(net, traits, traits.length, sums);
  const [total, best] = [seat, 1 - seat].map((each) => encorePlus.scores(after)[each]?.total ?? 0);
  const head = after.papers.length === 1 ? SCORE : LEAD;
  return {
    win: chance(answer(net, sums, WIN)),
    lead: total! - best! + POINTS * answer(net, sums, head),
  };
}
