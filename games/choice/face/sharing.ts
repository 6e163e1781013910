import type { Drawing, DrawnBox, Sharing } from '#games/face.ts';
import { COLOUR_SIGNS, FILLED, OPEN } from '#ui/colour-signs.ts';
import type { Area, Position } from '../position.ts';
import { crosses } from '../score.ts';
import { NUMBER_BOXES, pointOf, RING_BOXES, RING_CELLS } from './geometry.ts';
import { COLOUR_KEYS, colourOf, numberOf } from './marks.ts';

/** A ring is five boxes wide and high, flat enough for two of them side by side. */
const CELL = { width: 1.36, height: 1 };
const GAP = 0.08;
const NUMBER = { width: 0.62, height: 0.62 };
/** Between the two sides of a sheet. */
const APART = 0.5;

/** How a sheet of The Choice is shared: every side that was played. */
export const sharing: Sharing<Position> = {
  draw({ sheets }, seat) {
    const sides = sheets[seat]!.map((area, i) => drawnSide(area, i * (5 * CELL.width + APART)));
    return {
      width: sides.length * (5 * CELL.width + APART) - APART,
      height: 5 * CELL.height,
      boxes: sides.flatMap(({ boxes }) => boxes),
      lines: sides.map(({ line }, i) => line.map((box) => box + i * (RING_BOXES + NUMBER_BOXES))),
    };
  },
  lines: ({ sheets }, seat) => sheets[seat]!.map(lineOf),
};

interface Side {
  readonly boxes: Drawing['boxes'];
  readonly line: readonly number[];
}

function drawnSide(area: Area, left: number): Side {
  const ring = RING_CELLS.map(({ row, column }, box): DrawnBox => {
    const isCrossed = (area.taken & (1 << box)) !== 0;
    return {
      x: left + (column - 1) * CELL.width + GAP / 2,
      y: (row - 1) * CELL.height + GAP / 2,
      width: CELL.width - GAP,
      height: CELL.height - GAP,
      colour: COLOUR_KEYS[colourOf(area, box)]!,
      state: isCrossed ? 'crossed' : 'open',
    };
  });
  const numbers = Array.from({ length: NUMBER_BOXES }, (_, i): DrawnBox => {
    const box = RING_BOXES + i;
    const { x, y } = pointOf(box);
    return {
      x: left + CELL.width + (x / 100) * 3 * CELL.width - NUMBER.width / 2,
      y: CELL.height + (y / 100) * 3 * CELL.height - NUMBER.height / 2,
      ...NUMBER,
      state: area.line.includes(box) ? 'marked' : 'open',
      print: { text: String(numberOf(area, box)) },
    };
  });
  return { boxes: [...ring, ...numbers], line: area.line };
}

/** A side in text: its ring box by box, how many of it, and the numbers in their order. */
function lineOf(area: Area): string {
  const ring = RING_CELLS.map((_, box) =>
    area.taken & (1 << box) ? COLOUR_SIGNS[COLOUR_KEYS[colourOf(area, box)]!] : OPEN,
  );
  const numbers = area.line.map((box) => numberOf(area, box)).join('–');
  return `${ring.join('')} ${FILLED}${crosses(area)}/${RING_BOXES}  ${numbers || OPEN}`;
}
