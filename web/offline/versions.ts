/** Which version answers, and the one before, of which pages may still be open in other tabs. */
export interface Versions {
  readonly now: string;
  readonly before?: string | undefined;
}

/** What is so once a version has taken over. It may be an old one that has come back. */
export function after(last: Versions | undefined, now: string): Versions {
  return { now, before: last?.now === now ? last.before : last?.now };
}

/** The versions that nobody needs any more, in whatever order they were kept. */
export function outdated(kept: readonly string[], { now, before }: Versions): string[] {
  return kept.filter((version) => version !== now && version !== before);
}
