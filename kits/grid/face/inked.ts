import type { Mark } from '#ui/marks.ts';
import { boxNamed } from '../sheet.ts';

/** The boxes that a choice names, as a record writes it. */
export function inkedBoxes(text: string): readonly Mark[] {
  return text.split(' ').filter((word) => boxNamed(word) !== undefined);
}
