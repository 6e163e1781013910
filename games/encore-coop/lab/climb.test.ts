import { expect, test } from 'vitest';
import learnt from '../bots/learnt.json' with { type: 'json' };
import { climb, type Step } from './climb.ts';

test('the scales move, and the same seed moves them to the same place', () => {
  const steps = [1, 2].map(() => {
    const told: Step[] = [];
    const climbed = climb(
      { seed: 'few', from: learnt, of: 'team', rounds: 1, matches: 1 },
      (step) => {
        told.push(step);
      },
    );
    expect(told.map(({ done }) => done)).toEqual([1]);
    expect(told[0]!.learnt).toEqual(climbed);
    return climbed;
  });
  expect(steps[0]).toEqual(steps[1]);
  expect(steps[0]).not.toEqual(learnt);
  expect(steps[0]!.alone).toEqual(learnt.alone);
  for (const scale of Object.values(steps[0]!.team)) expect(scale).toBeGreaterThan(0);
});
