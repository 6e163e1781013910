import type { Sitter, TableInfo } from '#protocol/table.ts';
import { STAMPS, type StampName } from '#ui/stamps.ts';
import type { Chair } from '../store/saved.ts';

/** Everybody at a table; where a match was begun, no seat is empty. */
export function sittersOf({ seats }: TableInfo): readonly Sitter[] {
  return seats.filter((each) => each !== undefined);
}

export function chairOf(sitter: Sitter): Chair {
  return sitter.kind === 'bot'
    ? { kind: 'bot', stamp: 'bot', level: sitter.level }
    : { kind: 'person', stamp: stampNamed(sitter.stamp) };
}

/** A newer server may have stamps that this app does not. */
export function stampNamed(name: string): StampName {
  return Object.hasOwn(STAMPS, name) ? (name as StampName) : 'fox';
}
