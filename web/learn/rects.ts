import type { Mark } from '#ui/marks.ts';

/** Where boxes lie on the screen, as far as the sheet has them. */
export function rectsOf(sheet: Element, boxes: readonly Mark[]): readonly DOMRect[] {
  const cells = boxes.map((box) => sheet.querySelector(`[data-mark="${CSS.escape(box)}"]`));
  return cells.filter((cell) => cell !== null).map((cell) => cell.getBoundingClientRect());
}

/** The part of a sheet with these boxes and so many boxes around them; all of it without any. */
export function partWith(sheet: Element, boxes: readonly Mark[], around: number): DOMRect {
  const all = sheet.getBoundingClientRect();
  const found = rectsOf(sheet, boxes);
  if (found.length === 0) return new DOMRect(0, 0, all.width, all.height);
  const beside = around * Math.min(...found.map(({ width }) => width));
  const above = around * Math.min(...found.map(({ height }) => height));
  const left = Math.max(all.left, Math.min(...found.map((each) => each.left)) - beside);
  const top = Math.max(all.top, Math.min(...found.map((each) => each.top)) - above);
  const right = Math.min(all.right, Math.max(...found.map((each) => each.right)) + beside);
  const bottom = Math.min(all.bottom, Math.max(...found.map((each) => each.bottom)) + above);
  return new DOMRect(left - all.left, top - all.top, right - left, bottom - top);
}
