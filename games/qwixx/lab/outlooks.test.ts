import { expect, test } from 'vitest';
import { outlookOf, readOutlook, writeOutlook } from '../bots/outlook.ts';
import { start } from '../position.ts';
import { learnOutlook } from './outlooks.ts';

const alone = { sheet: 'classic', seats: 1, goesOn: 1, width: 8, turns: 150_000, seed: 'test' };

test('who learns to play alone comes near to what is solved', () => {
  const promise = outlookOf(learnOutlook(alone));
  const position = start(1, 'classic');
  // Perfect play scores 115.5, and 106.0 after a miss, which costs five points at once.
  const fresh = promise(position, 0, true);
  expect(Math.abs(fresh - 115.5)).toBeLessThan(10);
  position.misses[0] = 1;
  expect(fresh - promise(position, 0, true)).toBeGreaterThan(1);
});

test('the same seed learns the same, and what is written is read back as nearly as it matters', () => {
  const plan = { ...alone, sheet: 'mixed-numbers', seats: 3, goesOn: 0.93, turns: 3000 };
  const outlook = learnOutlook(plan);
  expect(learnOutlook(plan)).toEqual(outlook);
  const [before, after] = [outlook, readOutlook(writeOutlook(outlook))].map(outlookOf);
  const position = start(3, 'mixed-numbers');
  position.rows[5] = 0b1011;
  for (let seat = 0; seat < 3; seat++) {
    expect(after!(position, seat, false)).toBeCloseTo(before!(position, seat, false), 0);
  }
});
