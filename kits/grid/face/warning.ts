import type { Seat } from '#engine/contract.ts';
import type { Saying } from '#games/face.ts';
import type { Table } from '../table.ts';

/** Said before a crossing that spends the last joker. */
export function jokerWarning(table: Table<string>, seat: Seat, text: string): Saying | undefined {
  const left = table.papers[seat]!.jokers - jokersIn(text);
  return jokersIn(text) > 0 && left === 0 ? { key: 'warn.lastJoker' } : undefined;
}

/** How many jokers a crossing costs, as a record writes it. */
export function jokersIn(text: string): number {
  const [pair = ''] = text.split(' ');
  return pair.length === 2 ? Number(pair.startsWith('X')) + Number(pair.endsWith('?')) : 0;
}
