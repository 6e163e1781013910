import type { Seat } from '#engine/contract.ts';
import type { Face } from '#games/face.ts';
import type { Mark } from '#ui/marks.ts';
import type { Frame } from '../story/frames.ts';

/** A sheet, or one page of it, with the roll in which each box was crossed. */
export interface CrossedPage {
  /** The table as it was when the seat left this page. */
  readonly position: unknown;
  readonly rolls: ReadonlyMap<Mark, number>;
}

/** What a seat crossed, page by page. */
export function crossedPages(
  face: Face,
  frames: readonly Frame[],
  seat: Seat,
): readonly CrossedPage[] {
  const pages: { position: unknown; rolls: Map<Mark, number> }[] = [];
  for (const [i, { position, entries, rolls }] of frames.entries()) {
    const before = frames[i - 1];
    for (const entry of entries) {
      if (!before || entry.kind !== 'move' || entry.seat !== seat) continue;
      for (const mark of face.inked(before.position, seat, entry.text)) {
        pages.at(-1)!.rolls.set(mark, rolls);
      }
    }
    const page = face.page?.(position, seat) ?? 0;
    pages[page] ??= { position, rolls: new Map() };
    pages[page] = { ...pages[page]!, position };
  }
  return pages;
}
