import { expect, test } from 'vitest';
import { randomFrom } from '#kits/random.ts';
import { aheadBy } from '../bots/ahead.ts';
import { chanceToWin } from '../bots/net.ts';
import { freshStand } from '../bots/stand.ts';
import { DUO_NUMBERS } from './duo-table.ts';
import { learnAll } from './learning.ts';
import { noLessons, note } from './lessons.ts';
import { newNetPupil } from './net-pupil.ts';
import { practise } from './self-play.ts';

const nothing = () => 0;

test('a net learns who wins', () => {
  const random = randomFrom('lessons');
  const lessons = noLessons(64);
  // Being ahead wins, but a player with three misses who rolls next loses.
  const stand = freshStand(2);
  for (let misses = 0; misses < 16; misses++) {
    for (const ahead of [-30, -10, 10, 30]) {
      stand.set([misses >> 2, misses & 3, ahead, 0], 8);
      const at = note(lessons, nothing, stand, 0);
      lessons.wins[at] = Number(misses >> 2 < 3 && ahead > 0);
    }
  }
  const pupil = newNetPupil({ half: 4, middle: 4 }, random);
  const learn = (times: number) => {
    let errors = 0;
    for (let time = 0; time < times; time++) errors += pupil.learn(lessons, random.below(64), 0.01);
    return errors / times;
  };
  const first = learn(2000);
  expect(learn(20_000)).toBeLessThan(first / 2);
  const chance = chanceToWin(pupil.net(), nothing);
  const ofFirst = (misses: number, ahead: number) => {
    stand.set([misses, 0, ahead, 0], 8);
    return chance(stand, 0, 0);
  };
  expect(ofFirst(0, 30)).toBeGreaterThan(0.9);
  expect(ofFirst(0, -30)).toBeLessThan(0.1);
  expect(ofFirst(3, 30)).toBeLessThan(0.2);
});

test('with full trust a lesson says what came of a stand, with none what came next', () => {
  const value = aheadBy(nothing, 2);
  const lessonsWith = (trust: number) => {
    const lessons = noLessons(300);
    const practice = { value, promise: nothing, strays: 0, random: randomFrom('match') };
    practise({ ...practice, trust }, lessons);
    return lessons;
  };
  const [result, step] = [lessonsWith(1), lessonsWith(0)];
  for (let at = 0; at < result.count; at++) {
    const won = at % 2 === 0 ? result.wins[0]! : 1 - result.wins[0]!;
    expect(result.wins[at]).toBeCloseTo(won, 6);
    // Nobody promises anything, so the chance is that of the lead that was there already.
    const isLast = at === result.count - 1;
    const chance = 1 / (1 + Math.exp(-(step.lead[at + 1]! * 10) / 16));
    expect(1 - step.wins[at]!).toBeCloseTo(isLast ? 1 - won : chance, 5);
  }
  expect([0, 0.5, 1]).toContain(result.wins[0]);
});

test('all that the bots know is learnt from a seed', () => {
  const work = {
    gist: { width: 2, entries: 500 },
    net: { shape: { half: 2, middle: 2 }, matches: 4 },
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
