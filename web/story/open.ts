import { isRefusal } from '#engine/contract.ts';
import { enter, type Match, openMatch } from '#engine/match.ts';
import { writeRecord } from '#engine/record/write.ts';
import { setUp } from '#engine/setup.ts';
import { CARDS } from '#games/cards.ts';
import type { Face } from '#games/face.ts';
import { isSavedMatch } from '../store/guard.ts';
import { reviveMatch } from '../store/revive.ts';
import type { Chair, SavedMatch } from '../store/saved.ts';
import type { Store } from '../store/store.ts';

/** A match to be looked at. */
export interface Story {
  readonly face: Face;
  readonly match: Match;
  readonly chairs: readonly Chair[];
  /** The canonical text of it. */
  readonly record: string;
  /** Where it is kept on this device, if it is. */
  readonly saved?: SavedMatch;
}

/** A match of this device; undefined when it is gone or cannot be read. */
export async function openStory(store: Store, id: string): Promise<Story | undefined> {
  const saved = await store.match(id).catch(() => undefined);
  const card = CARDS.find((each) => each.id === saved?.game);
  const face = await card?.load().catch(() => undefined);
  if (!isSavedMatch(saved) || !face || 'broken' in reviveMatch(saved, face.game)) return undefined;
  const setup = setUp(face.game, saved.players, saved.options, remarksOf(saved));
  if (isRefusal(setup)) return undefined;
  const match = openMatch(setup);
  for (const entry of saved.entries) if (enter(match, entry)) return undefined;
  return { face, match, chairs: saved.chairs, record: writeRecord(match), saved };
}

/** What a record should tell beside the game: real dice cannot be checked by anybody. */
function remarksOf({ dice, corrections }: SavedMatch): [string, string][] {
  const remarks: [string, string][] = [];
  if (dice === 'real') remarks.push(['Dice', 'real']);
  if (corrections.length > 0) remarks.push(['Corrections', String(corrections.length)]);
  return remarks;
}
