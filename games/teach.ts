import type { AllTexts, Options, Seat } from '#engine/contract.ts';

/**
 * A rule as its game names it. Its words: `<name>.title` and `<name>.text`; those by which people
 * look for it too, where it has others: `<name>.words`.
 */
export interface Rule {
  readonly name: string;
  /** Rules of one group stand together; its heading is `group.<group>`. */
  readonly group: string;
  /** Whether somebody can break it. */
  readonly forbids?: true;
}

/** What the printed rules leave open. Its words: `ruling.<key>` and `ruling.<key>.title`. */
export interface Ruling {
  readonly key: string;
  /** The rules that it is about. */
  readonly rules: readonly string[];
  /** The header by which a table decides it otherwise, with the value that does. */
  readonly instead?: readonly [header: string, value: string];
}

/** The rules of a game for people to read: the one place where their words stand. */
export interface Rulebook {
  /** What one has before oneself: `about.<key>.title` and `about.<key>`. */
  readonly about: readonly string[];
  readonly rules: readonly Rule[];
  readonly rulings: readonly Ruling[];
  readonly texts: AllTexts;
}

export const CHAPTERS = ['setUp', 'goal', 'play', 'scoring'] as const;

type Chapter = (typeof CHAPTERS)[number];

/** Lines of a record, one below the other, without its headers. */
export type Lines = string;

/** A table of its own, where it is another one than the lesson's. */
export interface Apart {
  readonly players?: readonly string[];
  /** What is set up otherwise. */
  readonly options?: Options;
}

/** What a step shows on a real sheet: where it begins, and what is played before one's eyes. */
export interface Scene extends Apart {
  readonly before?: Lines;
  readonly shown?: Lines;
  /** Whose sheet (default: the first seat's). */
  readonly seat?: Seat;
  /** Boxes to look at: marks of the sheet. */
  readonly point?: readonly string[];
  /** Boxes on which it depends: where only a part of the sheet finds room, they are in it, too. */
  readonly near?: readonly string[];
  /** Whether it is about the parts next to the sheet, such as jokers and the score. */
  readonly glance?: true;
}

/**
 * A choice that is right or wrong: the rules say which, and if wrong, why. If right, the lesson's
 * `step.<step>.<key>` says why.
 */
export interface Example {
  readonly key: string;
  readonly before: Lines;
  readonly seat?: Seat;
  readonly choice: string;
  /** Boxes on which it depends: its picture shows them, too. Marks of the sheet. */
  readonly near?: readonly string[];
}

/**
 * Something to do oneself. Words: `step.<step>.try` what, and `step.<step>.tried` when it is done.
 * Where not all legal choices are wanted, `step.<step>.other` answers the others.
 */
export interface Task {
  readonly before: Lines;
  readonly seat?: Seat;
  /** The legal choices that are meant, as a record writes them; without it, all but passing. */
  readonly wanted?: RegExp;
}

/** One thought of a lesson. Its words: `step.<key>.title` and `step.<key>.text`. */
export interface Step {
  readonly key: string;
  readonly chapter: Chapter;
  /** The rules that it teaches. */
  readonly rules: readonly string[];
  readonly scene: Scene;
  readonly examples?: readonly Example[];
  readonly task?: Task;
}

interface Asked extends Apart {
  readonly key: string;
  readonly rules: readonly string[];
  readonly before: Lines;
  readonly seat?: Seat;
}

/**
 * May this be done? The rules answer; where it may, `puzzle.<key>.why` says why. A choice that
 * begins with `roll` asks for dice to be thrown.
 */
export interface MayPuzzle extends Asked {
  readonly ask: 'may';
  readonly choice: string;
}

/** Do it on the sheet. `puzzle.<key>.why` praises it and says why. */
interface CrossPuzzle extends Asked {
  readonly ask: 'cross';
  readonly wanted?: RegExp;
}

/**
 * How much? The score answers, its total or one of its parts, or a fact of the match;
 * `puzzle.<key>.why` says why.
 */
export interface CountPuzzle extends Asked {
  readonly ask: 'count';
  readonly part?: string;
  /** The way to a number among the facts, if it is not in the score. */
  readonly fact?: readonly string[];
  /** What can be answered; the right one stands among them. */
  readonly offers: readonly number[];
}

/** An exercise of ten seconds. Its question: `puzzle.<key>`. */
export type Puzzle = MayPuzzle | CrossPuzzle | CountPuzzle;

/** What is said once, in a first match, when it first matters. Its words: `coach.<key>`. */
export interface Advice<Position = unknown> {
  readonly key: string;
  readonly rules: readonly string[];
  /** What of the table it speaks of, as a selector: a line leads there. */
  readonly about: string;
  /** As with the methods of `Game`, only its own game gives it positions. */
  when(position: Position, seat: Seat): boolean;
}

/** How a game is taught. */
export interface Lessons {
  /** Who sits at the table of all scenes and puzzles, and how it is set up. */
  readonly players: readonly string[];
  readonly options: Options;
  readonly steps: readonly Step[];
  readonly puzzles: readonly Puzzle[];
  readonly coach: readonly Advice[];
  readonly texts: AllTexts;
}
