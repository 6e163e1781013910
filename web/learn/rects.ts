import type { Mark } from '#ui/marks.ts';

/** Where boxes lie on the screen, as far as the sheet has them. */
export function rectsOf(sheet: Element, boxes: readonly Mark[]): readonly DOMRect[] {
  const cells = boxes.map((box) => sheet.querySelector(`[data-mark="${CSS.escape(box)}"]`));
  return cells.filter((cell) => cell !== null).map((cell) => cell.getBoundingClientRect());
}
