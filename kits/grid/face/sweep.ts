import { useRef } from 'preact/hooks';
import type { Mark, Marks } from '#ui/marks.ts';

/** A finger or mouse on the way over the sheet. */
interface Stroke {
  readonly start: Mark;
  readonly seen: Set<Mark>;
}

/** Taps on marks, and strokes: a drag over glowing boxes pencils them one after the other. */
export function useSweep(marks: Marks, onTap: ((mark: Mark) => void) | undefined) {
  const stroke = useRef<Stroke | undefined>(undefined);
  const wasSwept = useRef(false);
  if (!onTap) return {};

  const touch = (mark: Mark, seen: Set<Mark>) => {
    const glows = marks.open.has(mark) || marks.near.has(mark);
    if (seen.has(mark) || !glows || marks.pencilled.has(mark)) return;
    seen.add(mark);
    wasSwept.current = true;
    onTap(mark);
  };

  return {
    onPointerDown(event: PointerEvent) {
      const start = markAt(event.target);
      wasSwept.current = false;
      stroke.current = start === undefined ? undefined : { start, seen: new Set() };
      // A finger holds on to what it touched first; a stroke wants to know what it is over.
      if (event.target instanceof Element) event.target.releasePointerCapture?.(event.pointerId);
    },
    onPointerMove(event: PointerEvent) {
      const now = stroke.current;
      if (!now || event.buttons === 0) return;
      const mark = markAt(document.elementFromPoint(event.clientX, event.clientY));
      if (mark === undefined || (mark === now.start && now.seen.size === 0)) return;
      // The first box decides what glows next, so the second waits for the next move.
      touch(now.seen.has(now.start) ? mark : now.start, now.seen);
    },
    onPointerUp() {
      stroke.current = undefined;
    },
    onPointerCancel() {
      stroke.current = undefined;
    },
    onClick(event: MouseEvent) {
      const mark = markAt(event.target);
      if (mark !== undefined && !wasSwept.current) onTap(mark);
      wasSwept.current = false;
    },
  };
}

function markAt(target: EventTarget | null): Mark | undefined {
  const place = target instanceof Element ? target.closest('[data-mark]') : null;
  return place?.getAttribute('data-mark') ?? undefined;
}
