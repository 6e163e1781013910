import { expect, test } from 'vitest';
import { randomFrom } from '#kits/random.ts';
import { noLessons } from '../lab/lessons.ts';
import { newNetPupil } from '../lab/net-pupil.ts';
import { ROW_STATES } from '../lab/rows.ts';
import { chanceToWin } from './net.ts';
import { readNet, writeNet } from './net-text.ts';
import { noStand } from './stand.ts';

test('a net that was written thinks what it thought before, as nearly as it matters', () => {
  const random = randomFrom('text');
  const pupil = newNetPupil({ half: 4, middle: 3 }, random);
  const lessons = noLessons(100);
  lessons.wins.forEach((_, at) => {
    lessons.rows.set(
      [0, 1, 2, 3].map(() => random.below(ROW_STATES ** 2)),
      at * 4,
    );
    lessons.wins[at] = random.below(2);
  });
  for (let time = 0; time < 300; time++) pupil.learn(lessons, random.below(100), 0.01);
  const text = writeNet(pupil.net());
  expect(JSON.parse(JSON.stringify(text))).toEqual(text);
  const [before, after] = [pupil.net(), readNet(text)].map((net) => chanceToWin(net, () => 0));
  const stand = noStand(2);
  for (let time = 0; time < 100; time++) {
    for (let at = 0; at < 8; at++) stand[at] = 1 + random.below(ROW_STATES - 1);
    stand[10] = random.below(50);
    const chance = before!(stand, 0, 0);
    expect(Math.abs(chance - after!(stand, 0, 0))).toBeLessThan(0.05);
    expect(before!(stand, 0, 1)).toBeCloseTo(1 - chance, 12);
  }
});
