import type { ComponentChild } from 'preact';
import type { Arg, Game, Note, Options, Seat } from '#engine/contract.ts';
import type { Say } from '#engine/text.ts';
import type { ColourKey, DieLook } from '#ui/die.tsx';
import type { Mark, Marks } from '#ui/marks.ts';
import type { Option, Pencil } from '#ui/pencil.ts';

/** A text of the face, by its key, with its arguments. `seat` and `seats` become names. */
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

/** What the dock says of a box that only a joker, or anything else that costs, would reach. */
export interface Cost {
  readonly title: Saying;
  readonly detail?: Saying;
  /** The button that spends it: “Use a joker”. */
  readonly action: Saying;
}

/** The choice that crosses nothing: to pass, to keep all dice. */
export interface Quiet {
  readonly text: string;
  readonly label: Saying;
  /** Whether everything is lost by it. */
  readonly isDire?: boolean;
}

/** Why a box cannot be chosen, and boxes that could. */
export interface Why {
  readonly note: Note;
  readonly show: readonly Mark[];
}

/** Whose moment it is to the one who looks: theirs as the first, theirs too, somebody else's. */
export type CheerSide = 'mine' | 'too' | 'theirs';

/** A great moment of a match: something to shout, and for those who did it a picture. */
export interface Cheer {
  readonly kind: 'column' | 'row' | 'colour' | 'lock' | 'star' | 'side' | 'goal';
  /** Who did it, all at the same time. */
  readonly seats: readonly Seat[];
  /** Whether nobody had done it before. */
  readonly isFirst: boolean;
  /** What is shouted. */
  words(side: CheerSide): Saying;
  /** What the rules announce of it: the shout stands for it. */
  readonly note?: Note | undefined;
  /** What it brings. */
  readonly points?: number;
  /** The boxes that it is made of, and the mark of its value, on the sheet of those who did it. */
  readonly boxes: readonly Mark[];
  readonly value?: Mark;
  readonly colour?: ColourKey;
  /** What stands on the flag. */
  readonly figure?: number;
}

/** A component of a face. As with the methods of `Game`, only its own game gives it positions. */
type Part<Props> = { part(props: Props): ComponentChild }['part'];

/** The parts next to a sheet show the match as it is, without anybody's pencil. */
export interface GlanceProps<Position> {
  readonly position: Position;
  readonly seat: Seat;
  readonly players: readonly string[];
  readonly say: Say;
  /** Without it the sheet is only to be looked at. */
  readonly onTap?: ((mark: Mark, isStroke?: boolean) => void) | undefined;
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
  /** Boxes that were crossed just now. */
  readonly fresh?: readonly Mark[];
}

export interface DecisionProps<Position> {
  readonly position: Position;
  readonly seat: Seat;
  readonly players: readonly string[];
  readonly say: Say;
  /** Takes the decision as a record writes it. */
  readonly onDecide: (text: string) => void;
}

/** A sheet without dice, for people who play with others on paper: it follows from its taps. */
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
  /**
   * Parts of the score that count only at the end; while playing they would hide the rest. What
   * counts at once, such as a penalty, is no such part.
   */
  readonly lateParts?: readonly string[];
  /** What is still open on a seat's sheet and would cost points at the end. */
  openCost?(position: Position, seat: Seat): Saying | undefined;
  /** Whether nobody has secrets: who share a device share one table, without covers. */
  readonly isOpen?: boolean;
  /** Whether all of its sheet fits an upright phone as printed, at full size, so that it is never swiped. */
  readonly fitsPrinted?: boolean;
  /** A fresh sheet from a seed, as a value for a header, where new ones can be made. */
  readonly freshSheet?: (seed: string) => string;

  /** Where the match is: “Roll 14 · Mia rolled”. */
  headline(position: Position): Saying;
  /** Whether the dice that are due were just chosen to be rolled again: then they are, at once. */
  rollsOn?(position: Position): boolean;
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
  /** What a box would cost, by the dice that have to be spent on it; where nothing costs, none. */
  cost?(position: Position, seat: Seat, box: Mark, dear: readonly Mark[]): Cost;
  /** What a choice costs that should be said before it is made: a miss, the last joker. */
  warning(position: Position, seat: Seat, text: string): Saying | undefined;
  /** Why the marks cannot be pencilled together with a box that does not glow. */
  why(position: Position, seat: Seat, pencil: Pencil, box: Mark): Why;
  /** What a value on the sheet is worth, and who had it first; of any other mark nothing. */
  worth?(position: Position, seat: Seat, mark: Mark): Saying | undefined;
  /** What a seat's move did: “Mia took green and 4”. The position is the one before it. */
  tell(position: Position, seat: Seat, text: string): Saying;
  /** What is to be cheered between two positions, the greatest first. */
  cheers(before: Position, after: Position): readonly Cheer[];
  /** What a choice crosses, in as few words as can be: “red 7”. Nothing for a pass. */
  brief(position: Position, seat: Seat, text: string): Saying | undefined;
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
  /** What can still be scored, at a glance: next to the sheet or above it. */
  readonly Glance?: Part<GlanceProps<Position>>;
  /** What the whole table shares: a mission. */
  readonly Team?: Part<GlanceProps<Position>>;
  /** At an open table, next to somebody's name: what everybody should know about them. */
  readonly Badge?: Part<GlanceProps<Position>>;
  readonly Map: Part<MapProps<Position>>;
  /** A decision that is not made on the sheet, when one is due. */
  decision?(position: Position): Part<DecisionProps<Position>> | undefined;
  readonly pad: Pad<Position>;
}

/** A box of a sheet that is drawn outside the page, in units of the drawing. */
export interface DrawnBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** None for boxes of plain paper. */
  readonly colour?: ColourKey;
  /** `marked` boxes are joined by the line of the drawing; `gone` ones can no longer be had. */
  readonly state: 'open' | 'crossed' | 'marked' | 'gone';
  /** What is printed on it, in place of the symbol of its colour. */
  readonly print?: { readonly text: string } | 'star' | 'lock';
}

/** A sheet as it was left, to be drawn into a picture. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly DrawnBox[];
  /** Lines that join boxes by their middles, by their places in `boxes`. */
  readonly lines?: readonly (readonly number[])[];
}

/** How a result is shared: loaded only for that, apart from the face. */
export interface Sharing<Position = unknown> {
  draw(position: Position, seat: Seat): Drawing;
  /**
   * The sheet in symbols that need no language, at most three lines: ☀ ◆ ✿ ☘ ≈ ☾ ■ for the
   * colours, ✕ for what is filled, ✪ for what somebody was first to fill, · for the rest.
   */
  lines(position: Position, seat: Seat, say: Say): readonly string[];
}

/** A sheet that a room looks at from across it: nobody taps it. */
export interface BigSheetProps<Position> {
  readonly position: Position;
  readonly seat: Seat;
  readonly say: Say;
  /** What was crossed last: framed until something else is. */
  readonly fresh: readonly Mark[];
}

/** How the sheets of a table share a big screen. */
export interface BigLayout {
  readonly columns: number;
  /** Where a sheet has its player's name. */
  readonly name: 'above' | 'beside';
}

/** How sheets look on a big screen: loaded only for that, apart from the face. */
export interface BigFace<Position = unknown> {
  readonly Sheet: Part<BigSheetProps<Position>>;
  /** What stands with a player's points: misses. */
  readonly Misses?: Part<BigSheetProps<Position>>;
  layout(seats: number): BigLayout;
}
