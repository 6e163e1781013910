import { expect, test } from 'vitest';
import { randomFrom } from '#kits/random.ts';
import { aheadBy } from '../bots/ahead.ts';
import { noSight, thinker } from '../bots/net.ts';
import { DUO_NUMBERS } from './duo-table.ts';
import { learn } from './learn.ts';
import { learnAll } from './learning.ts';
import { noLessons, note } from './lessons.ts';
import { netOf, newPupil } from './pupil.ts';
import { practise } from './self-play.ts';

test('a net learns who wins', () => {
  const random = randomFrom('lessons');
  const lessons = noLessons(64);
  const sight = noSight();
  // Being ahead wins, but whoever has three misses loses.
  for (let misses = 0; misses < 16; misses++) {
    for (const ahead of [-30, -10, 10, 30]) {
      [sight.misses, sight.ahead] = [misses, ahead];
      lessons.wins[note(sight, lessons)] = Number(misses >> 2 < 3 && ahead > 0);
    }
  }
  const pupil = newPupil({ tables: 1, half: 4, middle: 4 }, random);
  const first = learn(pupil, lessons, 2000, 0.01, random);
  expect(learn(pupil, lessons, 20_000, 0.01, random)).toBeLessThan(first / 2);
  const think = thinker(netOf(pupil));
  expect(think({ ...sight, misses: 0, ahead: 30 })).toBeGreaterThan(0.9);
  expect(think({ ...sight, misses: 0, ahead: -30 })).toBeLessThan(0.1);
  expect(think({ ...sight, misses: 12, ahead: 30 })).toBeLessThan(0.2);
});

test('a lesson says what came of a position', () => {
  const lessons = noLessons(300);
  const promise = () => 0;
  const practice = { promise, worth: aheadBy(promise), sheet: 'classic', trust: 1, strays: 0 };
  practise({ ...practice, random: randomFrom('match') }, lessons);
  const last = lessons.count - 1;
  const [first, second] = [lessons.first[0]!, lessons.second[0]!];
  for (let at = 0; at <= last; at++) {
    const won = at % 2 === 0 ? lessons.wins[0]! : 1 - lessons.wins[0]!;
    expect(lessons.wins[at]).toBe(won);
    // Nobody promises anything, so ahead is what was there already.
    const later = lessons.first[at]! - lessons.second[at]! + lessons.ahead[at]!;
    expect(later).toBe(at % 2 === 0 ? first - second : second - first);
  }
  expect(lessons.wins[0]).toBe((1 + Math.sign(first - second)) / 2);
});

test('all that the bots know is learnt from a seed', () => {
  const work = {
    gist: { width: 2, entries: 500 },
    net: { shape: { tables: 1, half: 2, middle: 2 }, lessons: 100 },
    outlooks: { width: 2, turns: 100 },
  };
  const table = new Float64Array(DUO_NUMBERS);
  const told: string[] = [];
  const from = (seed: string) => learnAll(table, work, seed, (line) => told.push(line));
  const learnt = from('a');
  expect(told).toContain('what sheets promise: mixed-numbers-5');
  expect(from('a')).toEqual(learnt);
  expect(from('b')).not.toEqual(learnt);
});
