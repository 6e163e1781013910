import type { Seat } from '#engine/contract.ts';
import { type Entry, replay } from '#engine/match.ts';
import { toast } from '../app/toasts.ts';
import type { Session } from '../table/session.ts';
import { say } from './words.ts';

/** So many of the deeds are listed one by one; the log has all of them. */
const TOLD = 2;

/** Summarizes for somebody who is back what a bot did for them, since their own last choice. */
export function tellMeanwhile({ table, words }: Session, from: number, urgent?: string): void {
  const { entries, stoodIn = [] } = table.view.peek();
  const own = entries.flatMap((entry, at) => (isOf(entry, table.mine[0]) ? [at] : []));
  const last = own.findLastIndex((at) => !stoodIn.includes(at));
  const places = own.slice(last + 1).filter((at) => at >= from);
  if (places.length === 0) return;
  const told = places.slice(-TOLD).map((at) => {
    const { seat, text } = entries[at] as Extract<Entry, { kind: 'move' }>;
    const { position } = replay(table.setup, entries.slice(0, at));
    return words.tellBot(table.face.tell(position, seat, text));
  });
  const title = urgent ?? say('meanwhile.title', { count: places.length });
  toast({ title, detail: told.join(' ') });
}

function isOf(entry: Entry, seat: Seat | undefined): boolean {
  return entry.kind === 'move' && entry.seat === seat;
}
