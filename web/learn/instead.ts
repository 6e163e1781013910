import type { Ruling } from '#games/teach.ts';
import { wordsOf } from '../table/words.ts';
import type { Course } from './course.ts';
import { say } from './words.ts';

/** Which tables decide it otherwise. */
export function insteadOf({ face, lessons }: Course, { instead }: Ruling): string {
  if (!instead) return say('learn.rulings.always');
  const [header, value] = instead;
  const { say: tell } = wordsOf(face, []);
  return say('learn.rulings.instead', {
    option: tell(`option.${header}`, { count: lessons.players.length }),
    value: tell(`option.${header}.${value}`),
  });
}
