import { signal } from '@preact/signals';
import { isRecord, isText } from '../store/guard.ts';
import { keepInTab, keptInTab } from './in-tab.ts';

/** The result of an online match, and the table where it was played. */
export interface LastResult {
  readonly table: string;
  readonly match: string;
}

const KEY = 'dicepad.result';

/** The result that this tab has shown last: its table may go on while its match is read again. */
export const lastResult = signal<LastResult | undefined>(read());

export function noteResult(result: LastResult): void {
  lastResult.value = result;
  keepInTab(KEY, result);
}

function read(): LastResult | undefined {
  const kept = keptInTab(KEY);
  if (!isRecord(kept) || !isText(kept.table) || !isText(kept.match)) return undefined;
  return { table: kept.table, match: kept.match };
}
