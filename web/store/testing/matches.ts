import { readRecord } from '#engine/record/read.ts';
import { pebbles } from '#testing/toy.ts';
import { matchFromRecord } from '../create.ts';
import { openMemory } from '../memory.ts';
import type { SavedMatch } from '../saved.ts';
import type { Store } from '../store.ts';

/** The lines of a whole match, which Max wins. */
export const OVER = 'roll S3\n1 take all\n2 leave\nroll S2\n1 take all\n2 leave\n';

/** A saved match of Max and Emma with these lines. */
export function saved(lines = '', change: Partial<SavedMatch> = {}): SavedMatch {
  const reading = readRecord(`Game: pebbles\nPlayers: Max, Emma\n\n${lines}`, [pebbles]);
  if (!reading.ok) throw new Error(`line ${reading.line}: ${reading.refusal.key}`);
  return { ...matchFromRecord(reading.match, 1000), id: 'one', ...change };
}

export async function storeWith(...matches: readonly SavedMatch[]): Promise<Store> {
  const store = openMemory();
  for (const match of matches) {
    const written = await store.mergeMatch(match);
    if (written !== 'written') throw new Error(`${match.id} was not written: ${written}`);
  }
  return store;
}
