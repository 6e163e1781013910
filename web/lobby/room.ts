import type { Signal } from '@preact/signals';
import type { Seat } from '#engine/contract.ts';
import type { Phrase } from '#protocol/phrases.ts';
import type { TableInfo, TableOptions } from '#protocol/table.ts';
import type { Reply } from '../online/api.ts';

/** A lobby as one device sees it, and what it may do there. */
export interface Room {
  readonly table: TableInfo;
  readonly seat: Seat | undefined;
  /** By which marks the people at each seat are known again. */
  readonly marks: readonly (string | null)[];
  readonly isHost: boolean;
  /** Options that are on their way to the table. */
  readonly wanted: Signal<TableOptions | undefined>;
  /** Says something to those at the table, also where they still look at the last result. */
  say(phrase: Phrase): void;
  /** Shows what came of it, or says why nothing did. Whether it was done. */
  act(asked: Promise<Reply<TableInfo>>): Promise<boolean>;
}

/** Who came and who went between two looks at a table, by name. */
export function movements(
  before: TableInfo,
  after: TableInfo,
): { readonly came: readonly string[]; readonly went: readonly string[] } {
  const names = ({ seats }: TableInfo) => seats.flatMap((each) => (each ? [each.name] : []));
  const [old, now] = [names(before), names(after)];
  return {
    came: now.filter((name) => !old.includes(name)),
    went: old.filter((name) => !now.includes(name)),
  };
}
