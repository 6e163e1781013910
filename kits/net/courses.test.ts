import { expect, test } from 'vitest';
import { learnInCourses, NO_NOTES } from './courses.ts';

const upTo = (most: number) => (thing: string, stage: string | undefined) =>
  (stage?.length ?? 0) < most ? `${stage ?? ''}${thing}` : undefined;

test('each thing is learnt to its end', () => {
  expect(learnInCourses(['a', 'b'], NO_NOTES, upTo(3))).toEqual({ a: 'aaa', b: 'bbb' });
});

test('what was broken off goes on from its notes, and comes to the same end', () => {
  const kept: unknown[] = [];
  const whole = learnInCourses(
    ['a', 'b'],
    { kept: undefined, keep: (each) => kept.push(each) },
    upTo(2),
  );
  expect(kept).toHaveLength(4);
  for (const [nth, notes] of kept.entries()) {
    const later: unknown[] = [];
    const keep = (each: unknown) => later.push(each);
    expect(learnInCourses(['a', 'b'], { kept: notes, keep }, upTo(2))).toEqual(whole);
    expect(later).toEqual(kept.slice(nth + 1));
  }
});
