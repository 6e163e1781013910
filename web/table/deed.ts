import type { Seat } from '#engine/contract.ts';
import type { Face } from '#games/face.ts';
import { pencil, picksOf } from '#ui/pencil.ts';
import type { Words } from './words.ts';

/** A choice at a table, made or not. */
export interface Choosable {
  readonly face: Face;
  readonly words: Words;
  readonly position: unknown;
  readonly seat: Seat;
  /** As a record writes it. */
  readonly text: string;
}

/** What one would do by a choice: `tell` would say of one that nobody made that it was done. */
export function deedOf({ face, words, position, seat, text }: Choosable): string {
  const quiet = face.quiet(position, seat);
  const said = quiet?.text === text ? quiet.label : face.deed?.(position, seat, text);
  if (said) return words.tell(said);
  const boxes = face.inked(position, seat, text).filter((mark) => !mark.includes(':'));
  if (boxes.length > 0) return boxes.join(' ');
  const options = face.options(position, seat);
  const option = options.find((each) => each.text === text);
  if (option) {
    return words.tell(face.prompt(position, seat, pencil(options, picksOf(option))).button);
  }
  // What is not chosen on the sheet is described part by part.
  return face
    .wish(position, seat, text)
    .map((part) => words.tell(part))
    .join(', ');
}
