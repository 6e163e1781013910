/** How a piece of terminal text looks. The text itself must tell everything without it. */
export interface Ink {
  /** A game colour by its letter, as in records. */
  readonly colour?: string;
  readonly bold?: boolean;
  readonly dim?: boolean;
}

export interface Brush {
  paint(text: string, ink: Ink): string;
  /** Words that occur in the legal moves, such as `H1` or `R5`: boxes worth showing. */
  readonly lit: ReadonlySet<string>;
}
