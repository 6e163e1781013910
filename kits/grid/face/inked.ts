import type { Mark } from '#ui/marks.ts';
import { boxNamed } from '../sheet.ts';

/** The boxes that a choice names, as a record writes it: behind the dice, which may look like one. */
export function inkedBoxes(text: string): readonly Mark[] {
  const [, ...names] = text.split(' ');
  return names.filter((name) => boxNamed(name) !== undefined);
}
