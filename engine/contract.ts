import languages from './languages.json' with { type: 'json' };

/** A place at the table, counted from 0. Records and people count from 1. */
export type Seat = number;

/** A whole number that only its game understands; `notate` makes it text. */
export type Move = number;

/** What each awaited die shows, as an index into its faces. */
export type Faces = readonly number[];

/** One die and the words for its faces, as a record writes them. */
export interface Die {
  readonly name: string;
  readonly faces: readonly string[];
}

export type Next =
  | { readonly for: 'dice'; readonly dice: readonly Die[] } // what is to be thrown
  | { readonly for: 'seats'; readonly seats: readonly Seat[] } // all decide at once, unseen
  | { readonly for: 'nobody' }; // the match is over

export interface Score {
  readonly total: number;
  /** The lines of the score sheet; they add up to `total`. */
  readonly parts: Readonly<Record<string, number>>;
}

export type Arg = string | number | readonly (string | number)[];

/** Something to be said: data here, a sentence of the reader's language at the edge. */
export interface Note {
  readonly rule: string;
  readonly key: string;
  readonly args: Readonly<Record<string, Arg>>;
}

/** Why something is not allowed. */
export type Refusal = Note;

/** What the rulebook wants called out at the table. */
export type Announcement = Note;

/** What Dicepad speaks; `en` is British English. */
export type Language = keyof typeof languages;

export const LANGUAGES = Object.keys(languages) as [Language, ...Language[]];

/** Sentences by `rule.key`, and terms such as `colour.Y`. */
export type Texts = Readonly<Record<string, string>>;

/** The same texts in every language. */
export type AllTexts = Readonly<Record<Language, Texts>>;

/** The set-up of a table apart from game and players: record headers by name, canonical values. */
export type Options = Readonly<Record<string, string>>;

/** One header that a game knows. */
export interface Header {
  readonly name: string;
  /** The value in its canonical spelling, or why the game does not take it (F1). */
  read(value: string, seats: number): string | Refusal;
  /** What a menu offers, all of it readable; the first is what a missing header means. */
  choices(seats: number): readonly string[];
  /** How values look that no menu can list, such as `sheet:CODE`. */
  readonly form?: string;
  /** Takes one value for each seat, each as this header reads it. */
  readonly each?: Header;
  /** What a new table writes where nothing was chosen, if not what a missing header means. */
  readonly newest?: string;
  /** A value that is written even when it was left out. */
  implied?(seats: number): string | undefined;
}

/**
 * The rules of one game. A position is plain data that survives JSON; `roll` and `resolve` change
 * the one they are given; callers that need the old one clone it first.
 *
 * Trusted core: `next`, `roll`, `moves` and `resolve` assume legal input. Untrusted text comes in
 * through `parse`, `judge` and `readRoll`, and only the referee (`match.ts`) calls those.
 */
export interface Game<Position = unknown, Choice = unknown> {
  readonly id: string;
  readonly name: string;
  readonly players: { readonly min: number; readonly max: number };
  /** Whether the seats are one team, which wins or loses as one. */
  readonly isTeam?: boolean;
  readonly headers: readonly Header[];
  /** Its words in all languages. The app has a game without them, and fetches one language. */
  readonly texts?: AllTexts;

  start(seats: number, options: Options): Position;
  clone(position: Position): Position;
  next(position: Position): Next;
  /** Who rolls, or rolled last. */
  active(position: Position): Seat;
  roll(position: Position, faces: Faces): void;
  /**
   * Writes every legal move of an awaited seat into a list, from its beginning and in a fixed
   * order, and returns how many there are: at least one. What stands behind them in the list is
   * left over from earlier calls, so that one list serves millions of matches. See `movesOf`.
   */
  moves(position: Position, seat: Seat, into: Move[]): number;
  /** All decisions of the step together, in the order of `next(position).seats`. */
  resolve(position: Position, chosen: readonly Move[]): void;
  /**
   * Takes from a seat, in place, all that it could spend: jokers, special dice, a side to give up.
   * Its moves are those among the others that cost nothing. Missing where no move costs anything.
   */
  spare?(position: Position, seat: Seat): void;

  scores(position: Position): readonly Score[];
  /** Nobody until the match is over; several share a win. */
  winners(position: Position): readonly Seat[];
  /** What `replay --json` prints apart from the players, such as a mission's progress. */
  facts?(position: Position): Readonly<Record<string, unknown>>;
  /** What people read below the scores: how a mission stands, a rank, why a tie is won. */
  report?(position: Position): readonly Note[];

  /** Short text, unique among the legal moves of the position. */
  notate(position: Position, seat: Seat, move: Move): string;
  /** The words of a choice, read without asking whether it is legal; F2 when they mean nothing. */
  parse(position: Position, words: readonly string[]): Choice | Refusal;
  /** The move that a choice means, or the rule it breaks. Called while seats are awaited. */
  judge(position: Position, seat: Seat, choice: Choice): Move | Refusal;
  /** Every word that a roll may contain. */
  readonly rollWords: readonly string[];
  /** The faces that a roll's words mean, or the rule it breaks. Called at any time. */
  readRoll(position: Position, words: readonly string[]): Faces | Refusal;
  /** The name of the rule that ended, or will end, the match. */
  ending(position: Position): string;

  announce(before: Position, after: Position): readonly Announcement[];
  print(position: Position): string;
}

/** Every legal move of an awaited seat, as a list of its own. */
export function movesOf<Position>(game: Game<Position>, position: Position, seat: Seat): Move[] {
  const list: Move[] = [];
  return list.slice(0, game.moves(position, seat, list));
}

export function refusal(rule: string, key: string, args: Note['args'] = {}): Refusal {
  return { rule, key, args };
}

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'rule' in value;
}
