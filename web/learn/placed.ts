import type { Mark } from '#ui/marks.ts';
import { partWith } from './rects.ts';

export interface Room {
  readonly width: number;
  readonly height: number;
}

/** How much of the sheet is seen around the boxes, in boxes: the first that leaves them readable. */
const AROUND = [1.1, 0.6, 0.2];
/** Smaller than this, marks can hardly be distinguished. */
export const READABLE = 0.5;

export function roomOf({ clientWidth, clientHeight }: Element): Room {
  return { width: clientWidth, height: clientHeight };
}

/** What a picture of so much room shows of a sheet that lies there in its own size. */
export function partFor(sheet: Element, boxes: readonly Mark[], room: Room): DOMRect {
  const parts = AROUND.map((around) => partWith(sheet, boxes, around));
  return parts.find((part) => scaleIn(room, part) >= READABLE) ?? parts.at(-1)!;
}

/** No larger than it is, or not even that. */
export function scaleIn(room: Room, part: Room, most = 1): number {
  return Math.min(most, room.width / part.width, room.height / part.height);
}

/** Lays a sheet out in its own size, to be measured. */
export function unplaced(frame: Element): HTMLElement {
  const sheet = frame.firstElementChild as HTMLElement;
  sheet.style.transform = 'none';
  sheet.style.height = '';
  return sheet;
}

/** Moves and shrinks the sheet so that a part of it is in the middle of the frame. */
export function placeIn(frame: Element, part: DOMRect, most?: number): void {
  const sheet = frame.firstElementChild as HTMLElement;
  sheet.style.transform = 'none';
  const room = roomOf(frame);
  const scale = scaleIn(room, part, most);
  const all = sheet.getBoundingClientRect();
  const x = begin((part.left + part.right) / 2, room.width / scale, all.width);
  const y = begin((part.top + part.bottom) / 2, room.height / scale, all.height);
  sheet.style.transform = `scale(${scale}) translate(${-x}px, ${-y}px)`;
}

/** Where the visible part begins: around its middle, beyond the sheet only if all is visible. */
function begin(middle: number, seen: number, all: number): number {
  if (seen >= all) return (all - seen) / 2;
  return Math.max(0, Math.min(middle - seen / 2, all - seen));
}
