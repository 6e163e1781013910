import { expect, test } from 'vitest';
import { outlookOf, readOutlook, writeOutlook } from '../bots/outlook.ts';
import { freshStand, ROWS } from '../bots/stand.ts';
import { learnOutlook } from './outlooks.ts';
import { rowState } from './rows.ts';

const alone = { sheet: 'classic', seats: 1, goesOn: 1, width: 8, turns: 150_000, seed: 'test' };

test('what is learnt for one player comes near the solved game', () => {
  const promise = outlookOf(learnOutlook(alone));
  const stand = freshStand(1);
  // Perfect play scores 115.5, and 106.0 after a miss, which costs five points at once.
  const fresh = promise(stand, 1, 0, 0);
  expect(Math.abs(fresh - 115.5)).toBeLessThan(10);
  stand[ROWS] = 1;
  expect(fresh - promise(stand, 1, 0, 0)).toBeGreaterThan(1);
});

test('the same seed learns the same, and what is written is read back as nearly as it matters', () => {
  const plan = { ...alone, sheet: 'mixed-numbers', seats: 3, goesOn: 0.93, turns: 3000 };
  const outlook = learnOutlook(plan);
  expect(learnOutlook(plan)).toEqual(outlook);
  const [before, after] = [outlook, readOutlook(writeOutlook(outlook))].map(outlookOf);
  const stand = freshStand(3);
  stand[5] = rowState(0b1011, false);
  for (let seat = 0; seat < 3; seat++) {
    const found = after!(stand, 3, seat, seat);
    expect(Math.abs(found - before!(stand, 3, seat, seat))).toBeLessThan(1);
  }
});
