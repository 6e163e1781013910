import { effect } from '@preact/signals';
import type { TableInfo } from '#protocol/table.ts';
import { toast } from '../app/toasts.ts';
import type { Contact } from '../online/connection.ts';
import { say } from './words.ts';

/** Clocks of two machines agree only so far, in milliseconds. */
const ABOUT = 1000;

type Told = Pick<TableInfo, 'state' | 'match' | 'ending' | 'seats'>;

/**
 * What everybody who was asked about ending a match is told when the question is gone and the match
 * goes on: it vanishes from their screens; undefined for all others.
 */
export function outcomeOf(before: Told, after: Told, own: number | undefined, now: number) {
  const { ending } = before;
  const isGone = ending && after.ending?.until !== ending.until;
  if (!isGone || own === undefined || after.seats[own]?.kind !== 'person') return undefined;
  if (after.state !== 'playing' || after.match !== before.match) return undefined;
  if (now >= ending.until - ABOUT) return 'vote.over.late';
  // Whoever has asked and left for good wants nothing more.
  return after.seats[ending.by]?.kind === 'person' ? 'vote.over.no' : 'vote.over.detail';
}

/** Tells what came of each question; `isOwn`: this device has taken it back. Returns how to stop. */
export function followVotes(
  { table, seat, now }: Contact,
  isOwn: (until: number) => boolean,
): () => void {
  let known = table.peek();
  return effect(() => {
    const before = known;
    known = table.value;
    if (!before?.ending || !known || isOwn(before.ending.until)) return;
    const title = outcomeOf(before, known, seat.peek(), now());
    const detail = title === 'vote.over.detail' ? undefined : say('vote.over.detail');
    // What is said in a dialog ends with it: it closes first.
    if (title) queueMicrotask(() => toast({ title: say(title), detail }));
  });
}
