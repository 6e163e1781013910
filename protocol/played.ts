/** A match that one sat at. */
export interface Played {
  readonly id: string;
  readonly table: string;
  readonly game: string;
  /** Where they sat. */
  readonly seat: number;
  readonly created: number;
  readonly finished: number | null;
  /** The last roll before they left it for good; missing for those who stayed. */
  readonly left?: number;
}

/** Some of them, newest first. */
export interface PlayedPage {
  readonly matches: readonly Played[];
  /** What to ask for those before; missing when there are none. */
  readonly before?: string | undefined;
}
