import { expect, test } from 'vitest';
import { diceWanted } from '../play.ts';
import { areaFor, lookWith } from './after.ts';
import { Judge } from './judge.ts';
import { looksOf } from './look.ts';
import { plainRolls, plainWorth, someNet } from './testing/plain.ts';
import { somePositions } from './testing/positions.ts';
import { Turn } from './turn.ts';

const net = someNet();

test.each([1, 2, 3])('a turn finds the best use of every roll, with %i seats', (seats) => {
  const judge = new Judge(net);
  const turn = new Turn(judge);
  for (const position of somePositions(seats, `turns ${seats}`, 23)) {
    const looks = looksOf(position);
    const active = (position.active + 1) % seats;
    for (const seat of looks.keys()) {
      judge.sit(looks, seat, active);
      turn.weigh(looks[seat]!, diceWanted(position, seat));
      const plain = plainRolls(net, position, seat);
      for (const [roll, worth] of plain.entries()) {
        expect(turn.best[roll]).toBeCloseTo(worth, 3);
        const after = areaFor(turn.after[roll]!);
        const isGivenUp = judge.isTurning(after.ring, after.line, turn.best[roll]!);
        const all = looks.with(seat, lookWith(looks[seat]!, after, isGivenUp));
        expect(plainWorth(net, all, seat, active)).toBeCloseTo(worth, 3);
      }
    }
  }
});
