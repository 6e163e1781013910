import type { Language } from '#engine/contract.ts';

/** What a server says of itself to those who want to know what it keeps. */
export interface About {
  /** Who runs it and how to reach them, in each language; null where nobody has said. */
  readonly operator: Readonly<Record<Language, string>> | null;
  /** After how many days a match that nobody plays is deleted; null: never. */
  readonly keepUnfinished: number | null;
}
