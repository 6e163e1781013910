import type { Seat } from '#engine/contract.ts';
import type { Face } from '#games/face.ts';
import { type Mark, NO_MARKS } from '#ui/marks.ts';
import type { Words } from '../table/words.ts';
import type { Frame } from './frames.ts';

/** What happened between two moments. */
export function tellFrame(
  frame: Frame,
  before: Frame | undefined,
  face: Face,
  words: Words,
): readonly string[] {
  if (!before) return [];
  const moves = frame.entries.flatMap((entry) =>
    entry.kind === 'move' ? [words.tell(face.tell(before.position, entry.seat, entry.text))] : [],
  );
  return [...moves, ...frame.said.map(words.note)];
}

/** The boxes of a seat that were inked between them. */
export function freshOf(
  frame: Frame,
  before: Frame | undefined,
  face: Face,
  seat: Seat,
): ReadonlySet<Mark> {
  if (!before) return NO_MARKS.fresh;
  const own = frame.entries.filter((entry) => entry.kind === 'move' && entry.seat === seat);
  return new Set(own.flatMap(({ text }) => face.inked(before.position, seat, text)));
}
