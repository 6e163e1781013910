import type { Seat } from '#engine/contract.ts';
import type { Brush, Ink } from '#kits/brush.ts';
import { DICE, facesOf } from './dice.ts';
import type { Area, Position } from './position.ts';
import { areaOf, lastMark, MISSES, onFirstArea } from './position.ts';
import { colourPoints, crosses, numberPoints, scores } from './score.ts';
import { RING_BOXES, SIDES } from './sheets.ts';

const RING_CELL = 10;
const HEXAGON_CELL = 6;
const WIDTH = 5 * RING_CELL;

/** The rows of the sheet, from left to right: ring boxes around hexagons, as they are printed. */
const TOP = [0, 1, 2, 3, 4];
const MIDDLE = [
  { left: 15, hexagons: [0, 1, 2, 3], right: 5 },
  { left: 14, hexagons: [4, 5, 6, 7, 8], right: 6 },
  { left: 13, hexagons: [9, 10, 11, 12], right: 7 },
];
const BOTTOM = [12, 11, 10, 9, 8];

/** The dice, and the area that a seat is playing on with the points so far. */
export function draw(position: Position, seat: Seat, brush: Brush): string[] {
  const area = areaOf(position, seat);
  // The numbers in “reroll 2 3” are dice, not boxes.
  const boxes = position.phase === 'use' ? brush : unlit(brush);
  const ring = (box: number) => ringCell(area, box, boxes);
  return [
    ...diceLines(position, seat, brush),
    '',
    TOP.map(ring).join(''),
    ...MIDDLE.map(({ left, hexagons, right }) => {
      const indent = ' '.repeat((WIDTH - 2 * RING_CELL - hexagons.length * HEXAGON_CELL) / 2);
      const cells = hexagons.map((at) => hexagonCell(area, RING_BOXES + at, boxes));
      return ring(left) + indent + cells.join('') + indent + ring(right);
    }),
    BOTTOM.map(ring).join(''),
    '',
    ...pointLines(position, seat, brush),
  ];
}

function unlit(brush: Brush): Brush {
  return { paint: (text, ink) => brush.paint(text, ink), lit: new Set() };
}

function diceLines(position: Position, seat: Seat, brush: Brush): string[] {
  const { phase, dice } = position;
  if (phase === 'first' || phase === 'over') {
    return [brush.paint('Dice  none on the table', { dim: true })];
  }
  const face = (word: string) => brush.paint(` ${word} `, { colour: word[0]! });
  const shown = `Dice  ${facesOf(dice).map(face).join(' ')}`;
  if (phase !== 'keep' || seat !== position.active) return [shown];
  // T1: the active player may look at every face before rolling again.
  return [shown, ...DICE.map((die) => `Die ${die.name} has ${die.faces.map(face).join('')}`)];
}

function ringCell({ side, taken }: Area, box: number, brush: Brush): string {
  const { name, colour } = SIDES[side]!;
  const word = name[box]!;
  const ink: Ink = { colour: colour[box]! };
  if (taken & (1 << box)) return brush.paint(cell('X', RING_CELL), { ...ink, dim: true });
  if (!brush.lit.has(word)) return brush.paint(cell(word, RING_CELL), ink);
  return brush.paint(cell(`[${word}]`, RING_CELL), { ...ink, bold: true });
}

/** A marked box shows its place in the line: `8#1` is where it begins. */
function hexagonCell(area: Area, box: number, brush: Brush): string {
  const word = SIDES[area.side]!.name[box]!;
  const at = area.line.indexOf(box);
  if (at !== -1) {
    const ink = box === lastMark(area) ? { bold: true } : { dim: true };
    return brush.paint(cell(`${word}#${at + 1}`, HEXAGON_CELL), ink);
  }
  const lit = [...brush.lit].some((each) => each === word || each.startsWith(`${word}=`));
  return lit
    ? brush.paint(cell(`[${word}]`, HEXAGON_CELL), { bold: true })
    : cell(word, HEXAGON_CELL);
}

function pointLines(position: Position, seat: Seat, brush: Brush): string[] {
  const area = areaOf(position, seat);
  const { total, parts } = scores(position)[seat]!;
  const { name } = SIDES[area.side]!;
  const line = area.line.map((box) => name[box]).join(' ') || 'nothing marked';
  const misses = Array.from({ length: MISSES }, (_, i) => (i < area.misses ? 'X' : '·')).join(' ');
  const first = onFirstArea(position, seat);
  return [
    `Side      ${area.side + 1}, played ${first ? 'first' : 'second'}`,
    `Misses    ${misses}`,
    pointLine('Colours', `${crosses(area)} crossed`, colourPoints(area), brush),
    pointLine('Numbers', line, numberPoints(area), brush),
    ...(first ? [] : [pointLine('Before', 'first side', parts.colours1! + parts.numbers1!, brush)]),
    pointLine('Total', '', total, brush),
  ];
}

function pointLine(title: string, content: string, points: number, brush: Brush): string {
  const sum = brush.paint(String(points).padStart(4), { bold: true });
  return title.padEnd(10) + content.padEnd(WIDTH - 14) + sum;
}

/** A text in the middle of a box. */
function cell(text: string, width: number): string {
  return text.padStart(Math.ceil((width + text.length) / 2)).padEnd(width);
}
