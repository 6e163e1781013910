import { signal } from '@preact/signals';
import { remember, remembered } from '../store/memo.ts';

const MEMO = 'watching';

const watched = signal(remembered(MEMO));

/** Whether somebody without a seat has said that they only want to watch a table. */
export function watches(table: string): boolean {
  return watched.value === table;
}

/** Watches the matches of a table from now on; undefined: asks again whether to come in. */
export function watchTable(table: string | undefined): void {
  watched.value = table;
  remember(MEMO, table ?? null);
}
