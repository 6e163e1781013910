import type { Bot } from '#bots/bot.ts';
import type { Game, Seat } from '#engine/contract.ts';

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

/** A game with everything the platform knows about it: what a game's folder exports. */
export interface Shelf<Position = unknown> {
  readonly game: Game<Position>;
  /** Computer players by name, weakest first. */
  readonly bots: Readonly<Record<string, Bot<Position>>>;
  /** The dice and one seat's sheet as lines for a terminal. */
  draw(position: Position, seat: Seat, brush: Brush): readonly string[];
}
