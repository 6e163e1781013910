import { signal } from '@preact/signals';
import { isRecord, isText } from '../store/guard.ts';
import { keepInTab, keptInTab } from './in-tab.ts';

/** A public table of one's own that waits for others, while its host does something else. */
export interface Waiting {
  readonly table: string;
  readonly game: string;
  /** The match on this device that is played meanwhile. */
  readonly match?: string | undefined;
}

/** Of this tab alone: another one would take the seat from it. */
const KEY = 'dicepad.waiting';

export const waiting = signal<Waiting | undefined>(read());

export function waitAt(next: Waiting | undefined): void {
  const before = waiting.peek();
  if (next?.table === before?.table && next?.game === before?.game && next?.match === before?.match)
    return;
  waiting.value = next;
  keepInTab(KEY, next);
}

function read(): Waiting | undefined {
  const kept = keptInTab(KEY);
  if (!isRecord(kept) || !isText(kept.table) || !isText(kept.game)) return undefined;
  const match = isText(kept.match) ? kept.match : undefined;
  return { table: kept.table, game: kept.game, match };
}
