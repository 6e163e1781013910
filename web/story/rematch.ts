import { newId } from '../store/id.ts';
import type { SavedMatch } from '../store/saved.ts';

/** The same people, game and options once more, from empty sheets. */
export function rematchOf(saved: SavedMatch, now = Date.now()): SavedMatch {
  const { result: _, isRetry: __, takenBack: ___, hinted: ____, ...table } = saved;
  return {
    ...table,
    id: newId(),
    revision: 1,
    entries: [],
    sealed: [],
    corrections: [],
    created: now,
    changed: now,
  };
}
