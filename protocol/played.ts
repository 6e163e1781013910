/** A match that one sat at. */
export interface Played {
  readonly id: string;
  readonly table: string;
  readonly game: string;
  /** Where they sat. */
  readonly seat: number;
  readonly created: number;
  readonly finished: number | null;
}
