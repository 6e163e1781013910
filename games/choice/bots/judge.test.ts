import { expect, test } from 'vitest';
import { movesOf } from '#engine/contract.ts';
import { CLOSE } from '../moves.ts';
import { choice } from '../rules.ts';
import { afterUses, lookAfter } from './after.ts';
import { Judge } from './judge.ts';
import { isEnd, looksOf } from './look.ts';
import { Player } from './player.ts';
import { plainBest, plainWorth, someNet } from './testing/plain.ts';
import { somePositions } from './testing/positions.ts';

const net = someNet();

test.each([1, 2, 4])('a sheet is worth what the net says of it, with %i seats', (seats) => {
  const judge = new Judge(net);
  for (const position of somePositions(seats, `judge ${seats}`, 9)) {
    if (position.phase !== 'use') continue;
    const looks = looksOf(position);
    const active = (position.active + 1) % seats;
    for (const seat of looks.keys()) {
      judge.sit(looks, seat, active);
      for (const move of movesOf(choice, position, seat)) {
        if (move & CLOSE) continue;
        const { ring, line, misses } = afterUses(position, seat, move);
        // On a first area it is worth the better of going on and turning the sheet.
        const plain = [move, move | CLOSE].map((each) =>
          plainWorth(net, looks.with(seat, lookAfter(position, seat, each)), seat, active),
        );
        expect(judge.weigh(ring, line, misses)).toBeCloseTo(Math.max(...plain), 3);
      }
    }
  }
});

test('a match that is over is worth what the rules say', () => {
  const judge = new Judge(net);
  let ends = 0;
  for (const position of somePositions(2, 'over', 1)) {
    if (position.phase !== 'use') continue;
    const [first, second] = [0, 1].map((seat) => movesOf(choice, position, seat));
    const chosen = [first![ends % first!.length]!, second![0]!];
    const end = choice.clone(position);
    choice.resolve(end, chosen);
    if (end.phase !== 'over') continue;
    const looks = chosen.map((move, seat) => lookAfter(position, seat, move));
    expect(looks.some(isEnd)).toBe(true);
    const winners = choice.winners(end);
    for (const [seat, { ring, line, misses }] of looks.entries()) {
      judge.sit(looks, seat, 0);
      expect(judge.weigh(ring, line, misses)).toBe(winners.includes(seat) ? 1 / winners.length : 0);
    }
    ends++;
  }
  expect(ends).toBeGreaterThan(0);
});

test.each([1, 2, 3])('a player makes the best move there is, with %i seats', (seats) => {
  const player = new Player(net);
  let asked = 0;
  for (const position of somePositions(seats, `player ${seats}`, 7)) {
    if (position.phase !== 'use') continue;
    const looks = looksOf(position);
    for (const seat of looks.keys()) {
      const { worth } = plainBest(net, position, seat);
      const move = player.best(player.weighMoves(position, seat, looks));
      expect(movesOf(choice, position, seat)).toContain(move);
      const after = looks.with(seat, lookAfter(position, seat, move));
      expect(plainWorth(net, after, seat, (position.active + 1) % seats)).toBeCloseTo(worth, 3);
      asked++;
    }
  }
  expect(asked).toBeGreaterThan(5);
});
