import type { SavedMatch } from './saved.ts';

type Kept = Pick<SavedMatch, 'revision'> | undefined;

/** Whether a match was made from the one that is kept, and not from an older one. */
export function follows(match: Pick<SavedMatch, 'revision'>, kept: Kept): boolean {
  return kept === undefined || match.revision === kept.revision + 1;
}

/** Whether a match that comes from elsewhere tells more than the one that is kept. */
export function isAhead(match: Pick<SavedMatch, 'revision'>, kept: Kept): boolean {
  return kept === undefined || match.revision > kept.revision;
}
