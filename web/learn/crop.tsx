import { useLayoutEffect, useRef } from 'preact/hooks';
import { type Mark, NO_MARKS } from '#ui/marks.ts';
import { rectsOf } from './rects.ts';
import type { Seen } from './seen.ts';

interface Props extends Seen {
  readonly position: unknown;
  /** The boxes that it is about: the picture shows them and what lies around. */
  readonly boxes: readonly Mark[];
}

/** How much of the sheet is seen around the boxes, in boxes. */
const AROUND = 1.1;

/** A part of a real sheet, as a picture. */
export function Crop({ face, words, players, position, seat, boxes }: Props) {
  const { Sheet } = face;
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!frame.current) return;
    const place = () => placeIn(frame.current!, boxes);
    const watcher = new ResizeObserver(place);
    watcher.observe(frame.current);
    place();
    return () => watcher.disconnect();
  }, [position, boxes.join()]);
  return (
    <div class="learn-crop" ref={frame} aria-hidden="true" inert>
      <div class="table-sheet">
        <Sheet
          {...{ position, seat, players }}
          say={words.say}
          picking={false}
          marks={{ ...NO_MARKS, pencilled: new Set(boxes) }}
        />
      </div>
    </div>
  );
}

/** Moves and shrinks the sheet so that the boxes lie in the middle of the frame. */
function placeIn(frame: HTMLElement, boxes: readonly Mark[]): void {
  const sheet = frame.firstElementChild as HTMLElement;
  sheet.style.transform = 'none';
  const origin = sheet.getBoundingClientRect();
  const found = rectsOf(sheet, boxes);
  if (found.length === 0) return;
  const { width, height } = found[0]!;
  const left = Math.min(...found.map((each) => each.left)) - origin.left - AROUND * width;
  const top = Math.min(...found.map((each) => each.top)) - origin.top - AROUND * height;
  const right = Math.max(...found.map((each) => each.right)) - origin.left + AROUND * width;
  const bottom = Math.max(...found.map((each) => each.bottom)) - origin.top + AROUND * height;
  const scale = Math.min(
    1,
    frame.clientWidth / (right - left),
    frame.clientHeight / (bottom - top),
  );
  const within = (start: number, room: number, all: number) =>
    Math.max(0, Math.min(start, all - room));
  const x = within(
    (left + right - frame.clientWidth / scale) / 2,
    frame.clientWidth / scale,
    origin.width,
  );
  const y = within(
    (top + bottom - frame.clientHeight / scale) / 2,
    frame.clientHeight / scale,
    origin.height,
  );
  sheet.style.transform = `scale(${scale}) translate(${-x}px, ${-y}px)`;
}
