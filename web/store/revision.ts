/** Something kept whose changes are counted. */
interface Counted {
  readonly revision: number;
}

/**
 * Whether a change was made on what is kept, and not on something older. Where nothing is kept
 * only something new follows: what was deleted is not restored by a tab that still shows it.
 */
export function follows(next: Counted, kept: Counted | undefined): boolean {
  return next.revision === (kept?.revision ?? 0) + 1;
}

/** Whether a version from elsewhere is newer than the stored one. */
export function isAhead(next: Counted, kept: Counted | undefined): boolean {
  return kept === undefined || next.revision > kept.revision;
}
