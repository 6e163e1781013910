import type { ComponentChild } from 'preact';
import type { AllTexts, Arg, Game, Note, Options, Seat } from '#engine/contract.ts';
import type { Say } from '#engine/text.ts';
import type { DieLook } from '#ui/die.tsx';
import type { Mark, Marks } from '#ui/marks.ts';
import type { Option, Pencil } from '#ui/pencil.ts';

/** A text of the face, by its key, with what it tells. `seat` and `seats` become names. */
export interface Saying {
  readonly key: string;
  readonly args?: Readonly<Record<string, Arg>>;
}

/**
 * What a die is for where only the dice are in the app: kept as it lies in the next roll, taken
 * until the next roll, or put away for good.
 */
export type DieUse = 'keep' | 'take' | 'away';

/** A die that lies on the table. */
export interface TrayDie {
  /** What a tap on it means. Dice that show the same and pay the same share one mark. */
  readonly mark: Mark;
  /** What it shows, as its faces are written in a record. */
  readonly word: string;
  /** Dice of one group lie together. */
  readonly group: number;
  /** Who took it away. */
  readonly takenBy?: Seat;
}

/** What the dock says while a seat chooses. */
export interface Prompt {
  readonly title: Saying;
  readonly detail?: Saying;
  /** The confirm button: the deed and its price, or how far the choice has come. */
  readonly button: Saying;
}

/** The choice that crosses nothing: to pass, to keep all dice. */
export interface Quiet {
  readonly text: string;
  readonly label: Saying;
}

/** Why a box cannot be chosen, and boxes that could. */
export interface Why {
  readonly note: Note;
  readonly show: readonly Mark[];
}

/** A component of a face. As with the methods of `Game`, only its own game gives it positions. */
type Part<Props> = { part(props: Props): ComponentChild }['part'];

/** What stands beside a sheet shows the match as it is, without anybody's pencil. */
export interface GlanceProps<Position> {
  readonly position: Position;
  readonly seat: Seat;
  readonly players: readonly string[];
  readonly say: Say;
  /** Without it the sheet is only to be looked at. */
  readonly onTap?: ((mark: Mark) => void) | undefined;
  /** Whether it is a pad without dice: a tap on a value, lock or miss changes it. */
  readonly isPad?: boolean | undefined;
}

export interface SheetProps<Position> extends GlanceProps<Position> {
  readonly marks: Marks;
  /** Whether a choice is open, so that what cannot be chosen fades. */
  readonly picking: boolean;
  /** Of several pages, the one that is looked at first, if not the one that the seat is on. */
  readonly page?: number;
}

export interface MapProps<Position> {
  readonly position: Position;
  readonly seat: Seat;
}

export interface DecisionProps<Position> {
  readonly position: Position;
  readonly seat: Seat;
  readonly players: readonly string[];
  readonly say: Say;
  /** Takes the decision as a record writes it. */
  readonly onDecide: (text: string) => void;
}

/** A sheet without dice, for people who play beside others on paper: it follows from its taps. */
export interface Pad<Position> {
  /** Headers that mean nothing to a sheet without dice. */
  readonly idle?: readonly string[];
  /** What can be tapped on it. */
  readonly how: Saying;
  start(options: Options): Position;
  /** Lets a tap take effect; a second tap on the same mark takes it back. */
  tap(position: Position, mark: Mark): void;
  /** Why a tap has no meaning now. */
  refuse(position: Position, mark: Mark): Note | undefined;
}

/** How a game looks and feels in the app. The table itself knows no game. */
export interface Face<Position = unknown> {
  readonly game: Game<Position>;
  /** Words of the face, beside the game's own: `say` knows both. */
  readonly texts: AllTexts;
  /** Parts of the score that count only at the end; while playing they would hide the rest. */
  readonly lateParts?: readonly string[];
  /** A fresh sheet from a seed, as a value for a header, where new ones can be made. */
  readonly freshSheet?: (seed: string) => string;

  /** Where the match is: “Roll 14 · Mia rolled”. */
  headline(position: Position): Saying;
  /** The dice on the table, also those that were taken; none before a roll. */
  tray(position: Position): readonly TrayDie[];
  /** How a face of a die looks, and what it is called. */
  look(word: string): DieLook;
  dieName(word: string): Saying;
  /** Where only the dice are in the app: what one tap after the other does with this one. */
  dieUses(word: string): readonly DieUse[];

  /** Every legal choice but the quiet one, as the marks that make it. */
  options(position: Position, seat: Seat): readonly Option[];
  quiet(position: Position, seat: Seat): Quiet | undefined;
  prompt(position: Position, seat: Seat, pencil: Pencil): Prompt;
  /** What a choice costs that should be said before it is made: a miss, the last joker. */
  warning(position: Position, seat: Seat, text: string): Saying | undefined;
  /** Why the marks cannot be pencilled together with a box that does not glow. */
  why(position: Position, seat: Seat, pencil: Pencil, box: Mark): Why;
  /** What a value on the sheet is worth, and who had it first; of any other mark nothing. */
  worth?(position: Position, seat: Seat, mark: Mark): Saying | undefined;
  /** What a seat's move did: “Mia took green and 4”. The position is the one before it. */
  tell(position: Position, seat: Seat, text: string): Saying;
  /** What a choice would do, where neither its boxes nor the button say it: “Mark 9”. */
  deed?(position: Position, seat: Seat, text: string): Saying | undefined;
  /** What a choice wants, also one that is refused, part by part, for those who do not see it. */
  wish(position: Position, seat: Seat, text: string): readonly Saying[];
  /** A box by its place and colour; nothing for any other mark. */
  spot(position: Position, seat: Seat, mark: Mark): Saying | undefined;
  /** What is crossed on a seat's sheet: near some boxes, or all of it. */
  crosses(position: Position, seat: Seat, near?: readonly Mark[]): readonly Saying[];
  /** The boxes that a move crossed, to be drawn in ink. */
  inked(position: Position, seat: Seat, text: string): readonly Mark[];
  /** Of a sheet with several pages, the one that a seat is on, from 0. */
  page?(position: Position, seat: Seat): number;
  /** Where a seat stands, line by line, for those who do not see the sheet. */
  status(position: Position, seat: Seat): readonly Saying[];
  /** Whether a seat is one step from ending the match. */
  nearEnd(position: Position, seat: Seat): boolean;

  readonly Sheet: Part<SheetProps<Position>>;
  /** What is still to be had, at a glance: beside the sheet or above it. */
  readonly Glance?: Part<GlanceProps<Position>>;
  /** What the whole table shares: a mission. */
  readonly Team?: Part<GlanceProps<Position>>;
  readonly Map: Part<MapProps<Position>>;
  /** A decision that is not made on the sheet, when one is due. */
  decision?(position: Position): Part<DecisionProps<Position>> | undefined;
  readonly pad: Pad<Position>;
}
