import type { Random } from '#kits/random.ts';
import type { Lessons } from './lessons.ts';
import type { Pupil } from './pupil.ts';
import { studyOf } from './study.ts';
import { BATCH, improve } from './weights.ts';

/** Learns so many lessons, drawn at random from the first ones; returns the mean surprise. */
export function learn(
  pupil: Pupil,
  lessons: Lessons,
  times: number,
  rate: number,
  random: Random,
): number {
  const { tables, half } = pupil.shape;
  const study = studyOf(pupil);
  const { both, own, other } = study.places;
  const dense = [
    pupil.misses,
    pupil.ahead,
    pupil.middle,
    pupil.middleBias,
    pupil.out,
    pupil.outBias,
  ];
  const [together, alone] = [new Set<number>(), new Set<number>()];
  let surprise = 0;
  for (let step = 1; step <= times; step++) {
    const lesson = random.below(lessons.count);
    study.look(lessons, lesson, tables === 1 ? random.below(2) * 2 : 0);
    surprise += study.answer(lessons, lesson);
    for (let row = 0; row < 4; row++) {
      together.add(both[row]!);
      alone.add(own[row]!).add(other[row]!);
    }
    if (step % BATCH !== 0) continue;
    for (const each of dense) improve(each, rate);
    for (const from of together) improve(pupil.rows, rate, from, from + half);
    for (const from of alone) improve(pupil.alone, rate, from, from + half);
    together.clear();
    alone.clear();
  }
  return surprise / times;
}
