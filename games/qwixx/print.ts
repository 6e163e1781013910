import { bitsOf } from '#kits/bits.ts';
import { boxName } from './box-name.ts';
import { next } from './play.ts';
import { LOCK, type Position, WHITE } from './position.ts';
import { boxAt, COLOURS, ROW_NAMES } from './sheets.ts';

/** The whole position as text, for golden playthroughs and bug reports. */
export function print(position: Position): string {
  const { dice } = position;
  const coloured = COLOURS.flatMap((letter, i) => {
    const face = dice[WHITE + i]!;
    return face > 0 ? [letter + face] : [];
  });
  const awaited = next(position);
  const closed = bitsOf(position.closed).map((row) => ROW_NAMES[row]);
  const lines = [
    `${position.sheet}, seats ${position.seats}`,
    `${position.phase}, active ${position.active + 1}`,
    `dice ${dice[0]} ${dice[1]} ${coloured.join(' ')}`,
    `closed ${closed.join(' ') || '-'}`,
    `crossed in the first action: ${position.crossed ? 'yes' : 'no'}`,
  ];
  if (awaited.for === 'seats') lines.push(`awaited ${awaited.seats.map((s) => s + 1).join(' ')}`);
  for (const [seat, misses] of position.misses.entries()) {
    lines.push(`seat ${seat + 1}: misses ${misses}`);
    for (const [row, name] of ROW_NAMES.entries()) {
      const boxes = bitsOf(position.rows[seat * 4 + row]!).map((place) =>
        place === LOCK ? 'lock' : boxName(position, boxAt(row, place)),
      );
      lines.push(`  ${name}: ${boxes.join(' ') || '-'}`);
    }
  }
  return lines.join('\n');
}
