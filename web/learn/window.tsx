import type { ComponentChildren } from 'preact';
import type { Mark } from '#ui/marks.ts';
import { usePlacing } from './placing.ts';
import { rectsOf } from './rects.ts';

interface Props {
  /** What it is about: this is seen also where the whole sheet finds no room. */
  readonly boxes: readonly Mark[];
  /** Whenever this is another one, what is inside may have another height. */
  readonly content: unknown;
  /** Whether somebody else places what is inside. */
  readonly isPart?: boolean | undefined;
  readonly children: ComponentChildren;
}

/** Smaller than this nobody can tell one box from the next: then only a part of it is shown. */
const LEAST = 0.7;

/**
 * Where words, sheet and controls share a small screen, the sheet has what is left: it shrinks, and
 * if that is not enough, the part that matters is shown. Elsewhere it lies there as it is.
 */
export function Window({ boxes, content, isPart, children }: Props) {
  const fitted = usePlacing((frame) => fitIn(frame, boxes), [content, boxes.join()]);
  return (
    <div class="learn-window" ref={isPart ? null : fitted}>
      <div class="table-main">{children}</div>
    </div>
  );
}

function fitIn(frame: HTMLElement, boxes: readonly Mark[]): void {
  const inside = frame.firstElementChild as HTMLElement;
  const { style } = inside;
  style.zoom = '';
  style.transform = '';
  frame.classList.remove('cut');
  const looks = getComputedStyle(inside);
  if (looks.position !== 'absolute') return;
  const room = frame.clientHeight;
  const most = Number(looks.zoom);
  const least = boxes.length > 0 ? most * LEAST : 0;
  const height = () => inside.getBoundingClientRect().height;
  // What is laid out smaller is laid out wider, too: once is seldom enough.
  for (let scale = most, i = 0; i < 3 && height() > room && scale > least; i++) {
    scale = Math.max(least, (scale * room) / height());
    style.zoom = `${scale}`;
  }
  const over = height() - room;
  if (over <= 1) return;
  frame.classList.add('cut');
  const top = inside.getBoundingClientRect().top;
  const found = rectsOf(inside, boxes);
  if (found.length === 0) return;
  const first = Math.min(...found.map((each) => each.top)) - top;
  const last = Math.max(...found.map((each) => each.bottom)) - top;
  const hidden = Math.max(0, Math.min(over, (first + last - room) / 2));
  // In parts of itself, since lengths are scaled with it.
  style.transform = `translateY(${(-100 * hidden) / height()}%)`;
}
