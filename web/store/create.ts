import type { Game, Language, Options, Refusal, Seat } from '#engine/contract.ts';
import { isRefusal } from '#engine/contract.ts';
import type { Match } from '#engine/match.ts';
import { setUp } from '#engine/setup.ts';
import type { StampName } from '#ui/stamps.ts';
import { isRemark } from './guard.ts';
import { newId } from './id.ts';
import { diceOf, takenBackBy } from './remarks.ts';
import { progressOf } from './revive.ts';
import type { Chair, SavedMatch, SavedPad } from './saved.ts';

/** Who is to sit at a new table. */
export interface Sitter {
  readonly name: string;
  readonly kind: Chair['kind'];
  readonly stamp: StampName;
  /** Of a bot: how it plays. */
  readonly level?: string | undefined;
  readonly language?: Language | undefined;
}

export interface NewTable {
  readonly sitters: readonly Sitter[];
  readonly options: Options;
  readonly dice: SavedMatch['dice'];
}

/** Marks without a shape of their own, and those that turn text round; emoji need the joiner. */
const UNSEEN = /(?!\u200D)[\p{Cf}\u115F\u1160\u3164\uFFA0\u2800]/gu;

const STAMPS_OF_PEOPLE: readonly StampName[] = ['fox', 'owl', 'bear', 'cat', 'hare', 'frog'];

/** A match before its first roll, or the rule that its players or options break. */
export function createMatch(game: Game, table: NewTable, now = Date.now()): SavedMatch | Refusal {
  const names = table.sitters.map(({ name }) => tidyName(name));
  const setup = setUp(game, names, table.options);
  if (isRefusal(setup)) return setup;
  return {
    ...blank(now),
    revision: 1,
    game: game.id,
    players: setup.players,
    options: setup.options,
    chairs: table.sitters.map(chairOf),
    dice: table.dice,
    entries: [],
    sealed: [],
    corrections: [],
  };
}

/** A match that came as a record: people on this device, who may play it to its end. */
export function matchFromRecord(match: Match, now = Date.now()): SavedMatch {
  const counts = takenBackBy(match.players, match.remarks);
  const takenBack = { counts, at: match.entries.length };
  return {
    ...blank(now),
    revision: 1,
    game: match.game.id,
    players: match.players,
    options: match.options,
    chairs: peopleAt(match.players),
    dice: diceOf(match.remarks),
    ...progressOf(match),
    corrections: [],
    ...(counts.some((count) => count > 0) && { takenBack }),
  };
}

/**
 * A finished match of an online table. It keeps its id on the server: a device that sees
 * it twice, or brings it from another device, has it once.
 */
export function matchFromServer(
  id: string,
  match: Match,
  { chairs, seat }: { readonly chairs: SavedMatch['chairs']; readonly seat: Seat },
  now = Date.now(),
): SavedMatch {
  const remarks = match.remarks.filter(isRemark);
  return { ...matchFromRecord(match, now), id, chairs, online: { seat, remarks } };
}

export function createPad(game: string, options: Options, now = Date.now()): SavedPad {
  return { ...blank(now), revision: 1, game, options, taps: [] };
}

/** Names as a record keeps them. */
export function tidyName(name: string): string {
  const tidy = name.normalize('NFC').replace(UNSEEN, '').replace(/\s+/g, ' ').trim();
  return /[^\u200D]/.test(tidy) ? tidy : '';
}

/** Where nobody knows who they were, those of a record are people. */
export function peopleAt(players: readonly string[]): readonly Chair[] {
  return players.map((_, seat) => ({ kind: 'person', stamp: stampFor(seat) }));
}

/** The stamp of a seat, where nobody has chosen one. */
export function stampFor(seat: number): StampName {
  return STAMPS_OF_PEOPLE[seat % STAMPS_OF_PEOPLE.length]!;
}

function blank(now: number) {
  return { id: newId(), created: now, changed: now };
}

function chairOf({ kind, stamp, level, language }: Sitter): Chair {
  return {
    kind,
    stamp,
    ...(kind === 'bot' && level !== undefined && { level }),
    ...(language && { language }),
  };
}
