import type { Seat } from '#engine/contract.ts';
import { COLUMN_BITS } from './paper.ts';
import type { Table } from './table.ts';
import { WILD } from './tray.ts';

type AnyTable = Table<string>;

/** What of a table all games of the family explain. */
export const ABOUT = {
  dice: '.table-tray',
  start: '.grid-start-column',
  sheet: '.grid-sheet',
  jokers: '.grid-jokers',
  colours: '.grid-glance-item',
  stars: '.grid-glance-item.stars',
} as const;

/** When a first match comes to what all games of the family explain. */
export const WHEN = {
  together: (table: AnyTable) => table.phase === 'together' && !isAlone(table),
  alone: (table: AnyTable) => table.phase === 'together' && isAlone(table),
  start: (table: AnyTable, seat: Seat) => mayChoose(table, seat) && !hasCrosses(table, seat),
  fourth: ({ phase }: AnyTable) => phase === 'active' || phase === 'others',
  touch: (table: AnyTable, seat: Seat) => mayChoose(table, seat) && hasCrosses(table, seat),
  joker: (table: AnyTable, seat: Seat) => mayChoose(table, seat) && hasJoker(table),
  /** Alone one is always the first, and nobody fills it again. */
  column: (table: AnyTable) => (table.claimed & COLUMN_BITS) !== 0 && !isAlone(table),
  colour: ({ claimed }: AnyTable) => claimed > COLUMN_BITS,
} as const;

function isAlone({ papers }: AnyTable): boolean {
  return papers.length === 1;
}

export function mayChoose({ phase, active }: AnyTable, seat: Seat): boolean {
  if (phase === 'active') return seat === active;
  return phase === 'together' || (phase === 'others' && seat !== active);
}

export function hasCrosses({ papers }: AnyTable, seat: Seat): boolean {
  return papers[seat]!.crossed.some((boxes) => boxes !== 0);
}

function hasJoker({ tray: { freeColours, freeNumbers } }: AnyTable): boolean {
  return ((freeColours | freeNumbers) & (1 << WILD)) !== 0;
}
