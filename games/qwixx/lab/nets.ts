import { randomFrom } from '#kits/random.ts';
import { chanceToWin, type Net, type Shape } from '../bots/net.ts';
import type { Promised } from '../bots/promise.ts';
import { noLessons } from './lessons.ts';
import { newNetPupil } from './net-pupil.ts';
import { practise } from './self-play.ts';

export interface NetPlan {
  readonly promise: Promised;
  readonly shape: Shape;
  readonly matches: number;
  readonly seed: string;
}

const [FIRST_RATE, LAST_RATE] = [1e-3, 2e-6];
/** So many stands are remembered, and so many looked at again for each new one. */
const REMEMBERED = 1 << 18;
const AGAIN = 2;
/** After so many matches it plays by what it has learnt since. */
const RENEWED = 100;
const TRUST = 0.85;
const STRAYS = 15;

/** Learns the chance to win of two on the classic sheet by playing against itself. */
export function learnNet({ promise, shape, matches, seed }: NetPlan): Net {
  const random = randomFrom(seed);
  const pupil = newNetPupil(shape, random);
  const lessons = noLessons(REMEMBERED);
  let value = chanceToWin(pupil.net(), promise);
  for (let match = 0; match < matches; match++) {
    if (match % RENEWED === 0) value = chanceToWin(pupil.net(), promise);
    const before = lessons.count;
    const strays = random.below(3) === 0 ? 0 : STRAYS;
    practise({ value, promise, trust: TRUST, strays, random }, lessons);
    const part = 0.5 * (1 + Math.cos((Math.PI * match) / matches));
    const rate = LAST_RATE + (FIRST_RATE - LAST_RATE) * part;
    const known = Math.min(lessons.count, REMEMBERED);
    for (let time = AGAIN * (lessons.count - before); time > 0; time--) {
      pupil.learn(lessons, random.below(known), rate);
    }
  }
  return pupil.net();
}
