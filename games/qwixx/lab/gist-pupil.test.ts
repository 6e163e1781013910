import { expect, test } from 'vitest';
import { randomFrom } from '#kits/random.ts';
import { readGist, writeGist } from '../bots/gist-text.ts';
import { promiseOf } from '../bots/promise.ts';
import { freshStand } from '../bots/stand.ts';
import { type Entry, newGistPupil } from './gist-pupil.ts';
import { pairOf } from './ranks.ts';
import { EMPTY, rowState } from './rows.ts';

test('a gist learns what a table says, and promises it', () => {
  const pair = pairOf(EMPTY, EMPTY);
  const crossed = pairOf(rowState(0b11, false), EMPTY);
  const entries: Entry[] = [
    { up: pair, down: pair, misses: 0, rolling: 3.5, watching: 3.4 },
    { up: crossed, down: pair, misses: 0, rolling: 4.1, watching: 3.9 },
    { up: pair, down: pair, misses: 2, rolling: 2, watching: 1.9 },
  ];
  const random = randomFrom('gist');
  const pupil = newGistPupil(4, random);
  for (let step = 0; step < 60_000; step++) {
    pupil.learn(entries[random.below(entries.length)]!, step < 40_000 ? 0.01 : 0.001);
  }
  const promise = promiseOf(readGist(writeGist(pupil.gist())));
  const stand = freshStand(2);
  expect(promise(stand, 2, 0, 0)).toBeCloseTo(35, 0);
  stand[8] = 2;
  expect(promise(stand, 2, 0, 1)).toBeCloseTo(19, 0);
  // It makes no difference to a sheet which of its rows was crossed.
  for (const row of [0, 1, 2, 3]) {
    const crossedOnce = freshStand(2);
    crossedOnce[row] = rowState(0b11, false);
    expect(promise(crossedOnce, 2, 0, 0)).toBeCloseTo(41, 0);
  }
});
