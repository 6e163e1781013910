import type { Seat } from '#engine/contract.ts';
import type { Face } from '#games/face.ts';
import type { Mark } from '#ui/marks.ts';
import type { Frame } from '../story/frames.ts';

/** What a seat crossed: of every page of its sheet, the roll of each box. */
export function crossedPages(
  face: Face,
  frames: readonly Frame[],
  seat: Seat,
): readonly ReadonlyMap<Mark, number>[] {
  const pages: Map<Mark, number>[] = [];
  for (const [i, { position, entries, rolls }] of frames.entries()) {
    const before = frames[i - 1];
    for (const entry of entries) {
      if (!before || entry.kind !== 'move' || entry.seat !== seat) continue;
      for (const mark of face.inked(before.position, seat, entry.text)) {
        pages.at(-1)!.set(mark, rolls);
      }
    }
    pages[face.page?.(position, seat) ?? 0] ??= new Map();
  }
  return pages;
}
