import type { TableInfo } from '#protocol/table.ts';
import { isList, isRecord, isText } from '../store/guard.ts';
import { keepInTab, keptInTab } from './in-tab.ts';

/** Only whoever calls knows whom: a table tells nobody, nor that somebody has declined. */
const KEY = 'dicepad.called';

export function noteCalled(table: string, names: readonly string[]): void {
  keepInTab(KEY, { table, names });
}

/** Who was called from this tab to a first match at a table, and does not sit there yet. */
export function stillCalled({ id, seats, match, again }: TableInfo): readonly string[] {
  const kept = keptInTab(KEY);
  if (match !== undefined || again !== undefined) return [];
  if (!isRecord(kept) || kept.table !== id || !isList(kept.names, isText)) return [];
  const sitting = seats.map((each) => each?.name);
  return kept.names.filter((name) => {
    const at = sitting.indexOf(name);
    // Of two with the same name, one may be there.
    if (at >= 0) delete sitting[at];
    return at < 0;
  });
}
