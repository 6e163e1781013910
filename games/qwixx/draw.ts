import type { Seat } from '#engine/contract.ts';
import type { Brush } from '#kits/brush.ts';
import { boxName } from './box-name.ts';
import { LAST, LOCK, type Position, WHITE } from './position.ts';
import { scores } from './score.ts';
import { boxAt, COLOURS, ROW_NAMES, sheetOf } from './sheets.ts';

const CELL = 5;
const MISS_BOXES = [0, 1, 2, 3];

/** The dice, the four rows as they stand on the pad, and the penalties. */
export function draw(position: Position, seat: Seat, brush: Brush): string[] {
  const { parts, total } = scores(position)[seat]!;
  const misses = MISS_BOXES.map((box) => (box < position.misses[seat]! ? 'X' : '·')).join(' ');
  return [
    diceLine(position, brush),
    '',
    ...ROW_NAMES.map(
      (name, row) => rowLine(position, seat, row, brush) + points(parts[name]!, brush),
    ),
    line('Penalties', misses, parts.misses!, brush),
    line('Total', '', total, brush),
  ];
}

function diceLine(position: Position, brush: Brush): string {
  const { dice, phase } = position;
  if (phase === 'roll' || phase === 'over')
    return brush.paint('Dice  none on the table', { dim: true });
  const white = `white ${dice[0]} and ${dice[1]}`;
  const coloured = COLOURS.flatMap((colour, i) => {
    const face = dice[WHITE + i]!;
    return face > 0 ? [brush.paint(` ${colour}${face} `, { colour })] : [];
  });
  const pays =
    phase === 'white' ? `white sum ${dice[0]! + dice[1]!}` : 'a white and a coloured die';
  return `Dice  ${brush.paint(white, { bold: true })}   ${coloured.join(' ')}   ${pays}`;
}

function rowLine(position: Position, seat: Seat, row: number, brush: Brush): string {
  const crosses = position.rows[seat * 4 + row]!;
  const closed = (position.closed & (1 << row)) !== 0;
  const { colour } = sheetOf(position.sheet);
  let boxes = '';
  for (let place = 0; place <= LAST; place++) {
    const box = boxAt(row, place);
    const ink = { colour: COLOURS[colour[box]!]! };
    const name = boxName(position, box);
    if (crosses & (1 << place)) boxes += brush.paint(cell('X'), { ...ink, dim: true });
    else if (closed || crosses >= 1 << place) boxes += brush.paint(cell('·'), { dim: true });
    else if (brush.lit.has(name)) boxes += brush.paint(cell(`[${name}]`), { ...ink, bold: true });
    else boxes += brush.paint(cell(name), ink);
  }
  const lock = crosses & (1 << LOCK) ? 'X' : closed ? 'shut' : 'lock';
  const lockInk = { colour: COLOURS[row]!, dim: lock !== 'lock' };
  return title(ROW_NAMES[row]!) + boxes + brush.paint(cell(lock), lockInk);
}

function line(name: string, content: string, sum: number, brush: Brush): string {
  return title(name) + content.padEnd(CELL * (LAST + 2)) + points(sum, brush);
}

function points(sum: number, brush: Brush): string {
  return brush.paint(String(sum).padStart(4), { bold: true });
}

function title(name: string): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`.padEnd(10);
}

/** A text in the middle of a box. */
function cell(text: string): string {
  return text.padStart(Math.ceil((CELL + text.length) / 2)).padEnd(CELL);
}
