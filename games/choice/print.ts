import { bitsOf } from '#kits/bits.ts';
import { facesOf } from './dice.ts';
import type { Area, Position } from './position.ts';
import { RING, SIDES } from './sheets.ts';
import { positions } from './words.ts';

/** The whole position as text, for golden playthroughs and bug reports. */
export function print(position: Position): string {
  const { phase, active, dice, rerolled, sheets } = position;
  const lines = [`${phase}, active ${active + 1}`, `dice ${facesOf(dice).join(' ')}`];
  if (rerolled !== 0) lines.push(`rolled again ${positions(rerolled).join(' ')}`);
  for (const [seat, areas] of sheets.entries()) {
    lines.push(`seat ${seat + 1}`, ...areas.flatMap(printArea));
  }
  return lines.join('\n');
}

function printArea({ side, taken, line, misses }: Area): string[] {
  const { name } = SIDES[side]!;
  const list = (boxes: readonly number[]) => boxes.map((box) => name[box]).join(' ') || '-';
  return [
    `  side ${side + 1}: misses ${misses}`,
    `    colours: ${list(bitsOf(taken & RING))}`,
    `    numbers: ${list(line)}`,
  ];
}
