import type { Bot } from '#bots/bot.ts';
import type { Game, Seat } from '#engine/contract.ts';
import type { Brush } from '#kits/brush.ts';
import type { GridSheet } from '#kits/grid/sheet.ts';

/** The sheets of a game that can have new ones made. See `kits/grid/shelf.ts`. */
export interface Sheets {
  /** The printed ones. */
  readonly ids: readonly string[];
  /** A printed sheet by its id or a generated one by its code, in letters of either case. */
  find(id: string): GridSheet | undefined;
  /** What is wrong with a sheet, in sentences; its texts may be anything. */
  check(sheet: GridSheet): readonly string[];
  /** A new sheet, the same for the same seed. */
  generate(seed: string): GridSheet;
  /** One of those that were found about as hard and as lucky as the printed ones. */
  fresh(seed: string): GridSheet;
}

/** A game with its bots: all that thinking about it takes. */
export interface Players<Position = unknown> {
  readonly game: Game<Position>;
  /** Computer players by name, weakest first. */
  readonly bots: Readonly<Record<string, Bot<Position>>>;
}

/** A game with everything the platform knows about it: what a game's folder exports. */
export interface Shelf<Position = unknown> extends Players<Position> {
  /** The dice and one seat's sheet as lines for a terminal. */
  draw(position: Position, seat: Seat, brush: Brush): readonly string[];
  readonly sheets?: Sheets;
  /** What its box says in other languages. */
  readonly otherNames?: readonly string[];
}
