import { expect, test } from 'vitest';
import { randomFrom } from '#kits/random.ts';
import { readGist, writeGist } from '../bots/gist-text.ts';
import { promiseOf } from '../bots/promise.ts';
import { start } from '../position.ts';
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
  const position = start(2, 'classic');
  expect(promise(position, 0, true)).toBeCloseTo(35, 0);
  position.misses[0] = 2;
  expect(promise(position, 0, false)).toBeCloseTo(19, 0);
  position.misses[0] = 0;
  // It makes no difference to a sheet which of its rows was crossed.
  for (const row of [0, 1, 2, 3]) {
    position.rows.fill(0);
    position.rows[row] = 0b11;
    expect(promise(position, 0, true)).toBeCloseTo(41, 0);
  }
});
