import type { Seat } from '#engine/contract.ts';
import { COLUMNS } from '../sheet.ts';
import type { Table } from '../table.ts';

/** How a value is shown: available now, only later, ringed as won, struck as gone. */
type ValueState = 'now' | 'later' | 'won' | 'gone';

/** What a column or colour is to a seat. */
export interface Claim {
  readonly first: ValueState;
  readonly later: ValueState;
  /** Who had it first; nobody when a pad only knows that it was somebody on paper. */
  readonly firsts: readonly Seat[];
}

/** The bit of a column (0–14) or colour (15–19) in `Paper.done` and `Table.claimed`. */
export const columnBit = (column: number): number => 1 << column;
export const colourBit = (colour: number): number => 1 << (COLUMNS + colour);

export function claimOf(table: Table<string>, seat: Seat, bit: number): Claim {
  const paper = table.papers[seat]!;
  const firsts = table.papers.flatMap(({ first }, each) => (first & bit ? [each] : []));
  if (paper.first & bit) return { first: 'won', later: 'later', firsts };
  if (paper.later & bit) return { first: 'gone', later: 'won', firsts };
  if (table.claimed & bit) return { first: 'gone', later: 'now', firsts };
  return { first: 'now', later: 'later', firsts };
}
