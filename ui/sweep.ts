import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Mark, Marks } from './marks.ts';

/** What a mark does when it is tapped, or when a stroke comes over it. */
type OnTap = (mark: Mark, isStroke?: boolean) => void;

/** A finger or mouse on its way over a sheet. */
interface Stroke {
  readonly pointer: number;
  readonly start: Mark;
  /** Whether it began on a pencilled box: then it takes off. */
  readonly isErasing: boolean;
  /** Whether it may only begin up or down, since the sheet scrolls to the sides. */
  readonly isUpright: boolean;
  /** Marks that it came over and that are not dealt with yet. */
  readonly queue: Mark[];
  last: Mark;
  x: number;
  y: number;
  /** Whether a tap is under way: what the next mark means is known when it has had its effect. */
  isBusy: boolean;
  isDown: boolean;
}

/** No box is smaller: between two reports of a quick finger none is skipped. */
const STEP = 8;

/**
 * Strokes over a sheet: a drag that begins on a glowing box pencils what glows under it, one after
 * the other, as so many taps would; one that begins on a pencilled box takes off. Where a box does
 * not glow when its turn comes, nothing happens. The end of a stroke is no tap.
 */
export function useSweep(marks: Marks, onTap: OnTap | undefined) {
  const now = useRef({ marks, onTap });
  now.current = { marks, onTap };
  const { handlers, goOn } = useMemo(() => strokes(now), []);
  useLayoutEffect(goOn, [marks]);
  return onTap ? handlers : {};
}

interface Now {
  readonly current: {
    readonly marks: Marks;
    readonly onTap: OnTap | undefined;
  };
}

function strokes(now: Now) {
  let stroke: Stroke | undefined;
  let wasSwept = false;

  const advance = (): void => {
    const { marks, onTap } = now.current;
    while (stroke && !stroke.isBusy && stroke.queue.length > 0) {
      const mark = stroke.queue.shift()!;
      const isPencilled = marks.pencilled.has(mark);
      if (stroke.isErasing ? !isPencilled : isPencilled || !glows(marks, mark)) continue;
      stroke.isBusy = true;
      onTap?.(mark, true);
    }
  };

  const comeOver = (mark: Mark | undefined): void => {
    if (!stroke || mark === undefined || mark === stroke.last) return;
    if (!wasSwept) stroke.queue.push(stroke.start);
    wasSwept = true;
    stroke.last = mark;
    stroke.queue.push(mark);
  };

  const moveTo = (now: Stroke, { clientX, clientY }: PointerEvent): void => {
    const { x, y } = now;
    const steps = Math.ceil(Math.hypot(clientX - x, clientY - y) / STEP);
    for (let i = 1; i <= steps; i++) {
      const share = i / steps;
      const at = [x + (clientX - x) * share, y + (clientY - y) * share] as const;
      comeOver(markAt(document.elementFromPoint(...at)));
    }
    now.x = clientX;
    now.y = clientY;
  };

  return {
    /** What was tapped has had its effect. */
    goOn(): void {
      if (stroke) stroke.isBusy = false;
      advance();
    },
    handlers: {
      onPointerDown(event: PointerEvent): void {
        const start = markAt(event.target);
        const { marks } = now.current;
        wasSwept = false;
        stroke = undefined;
        if (start === undefined || !event.isPrimary || event.button !== 0) return;
        const moves = event.pointerType === 'mouse' ? 'none' : touchActionAt(event.target);
        const isUpright = moves.startsWith('pan-x ');
        if (moves !== 'none' && moves !== 'pinch-zoom' && !isUpright) return;
        const isErasing = marks.pencilled.has(start);
        if (!isErasing && !glows(marks, start)) return;
        const { pointerId: pointer, clientX: x, clientY: y } = event;
        stroke = {
          pointer,
          start,
          isErasing,
          isUpright,
          queue: [],
          last: start,
          x,
          y,
          isBusy: false,
          isDown: true,
        };
      },
      onPointerMove(event: PointerEvent): void {
        if (!stroke?.isDown || event.pointerId !== stroke.pointer) return;
        const [across, down] = [event.clientX - stroke.x, event.clientY - stroke.y].map(Math.abs);
        if (!wasSwept && stroke.isUpright && across! >= down!) return;
        // A quick finger is at several places between two pictures.
        const places = event.getCoalescedEvents();
        for (const place of places.length > 0 ? places : [event]) moveTo(stroke, place);
        // From here on the stroke is tracked wherever it goes, and its end is no click on a box.
        if (wasSwept) (event.currentTarget as Element).setPointerCapture(stroke.pointer);
        advance();
      },
      onPointerUp: lift,
      onPointerCancel: lift,
      onClickCapture(event: MouseEvent): void {
        if (wasSwept) event.stopPropagation();
        wasSwept = false;
      },
    },
  };

  /** What the stroke came over is still dealt with. */
  function lift(event: PointerEvent): void {
    if (stroke?.pointer === event.pointerId) stroke.isDown = false;
  }
}

/** What the browser makes of a finger that moves there, as styles say. */
function touchActionAt(target: EventTarget | null): string {
  const place = placeAt(target);
  return place ? getComputedStyle(place).touchAction : 'auto';
}

function glows({ open, near }: Marks, mark: Mark): boolean {
  return open.has(mark) || near.has(mark);
}

function markAt(target: EventTarget | null): Mark | undefined {
  return placeAt(target)?.dataset.mark;
}

function placeAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-mark]') : null;
}
