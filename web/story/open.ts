import type { Seat } from '#engine/contract.ts';
import type { Match } from '#engine/match.ts';
import { writeRecord } from '#engine/record/write.ts';
import { CARDS } from '#games/cards.ts';
import type { Face } from '#games/face.ts';
import { loadFace } from '../app/faces.ts';
import type { Fault } from '../store/restore.ts';
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
  /** By which id a server keeps it, if one does. */
  readonly online?: string;
  /** Whose match it is, where others have devices of their own. */
  readonly own?: Seat | undefined;
}

/** A match that is on this device, but cannot be read. */
export interface BrokenStory {
  readonly saved: SavedMatch;
  readonly fault: Fault;
}

/** A match of this device; undefined when it is not here. Fails when the store cannot be read. */
export async function openStory(
  store: Store,
  id: string,
): Promise<Story | BrokenStory | 'unloaded' | undefined> {
  const saved = await store.match(id);
  if (!saved) return undefined;
  const card = CARDS.find((each) => each.id === saved.game);
  if (!card) return { saved, fault: { kind: 'game', game: String(saved.game) } };
  const face = await loadFace(card).catch(() => undefined);
  if (!face) return 'unloaded';
  // What is still sealed is nobody's to look at.
  const revived = reviveMatch({ ...saved, sealed: [] }, face.game);
  if ('broken' in revived) return { saved, fault: revived.broken };
  const { match } = revived;
  const own = saved.online && { own: saved.online.seat, online: saved.id };
  return { face, match, chairs: saved.chairs, record: writeRecord(match), saved, ...own };
}
