import type { Seat } from '#engine/contract.ts';
import { corrected } from '#engine/correct.ts';
import { enter, type Match, openMatch, play, takeBack } from '#engine/match.ts';
import type { Setup } from '#engine/setup.ts';
import { GAMES } from '#games/index.ts';
import type { MatchView, Mended } from '#protocol/messages.ts';
import {
  type Begun,
  type Change,
  HANDED_ON,
  type Kept,
  type Line,
  type Sealed,
} from '../log/log.ts';

/** A match as this process knows it: what the log says, replayed. */
export interface Live {
  readonly begun: Begun;
  readonly version: number;
  readonly match: Match;
  readonly corrections: readonly Mended[];
  /** Where the present turn and the one before it began; a correction never opens earlier ones. */
  readonly mendable: number;
  /** What each seat added to the dice. */
  readonly chance: readonly (string | undefined)[];
  /** Who has asked a bot what it would do. */
  readonly hinted: readonly Seat[];
  /** The entries that a bot decided in place of a person. */
  readonly stoodIn: readonly number[];
  /** Whether people agreed to end it before the rules did. */
  readonly isEnded: boolean;
  /** The wishes of the open step that were granted, to know a repeated one. */
  readonly wishes: ReadonlyMap<Seat, readonly string[]>;
  readonly news: MatchView['news'];
  readonly finished: number | undefined;
}

export function revive({ begun, version, lines, sealed, finished }: Kept): Live {
  const opened: Live = {
    begun,
    version: 0,
    match: openMatch(setupOf(begun)),
    corrections: [],
    mendable: 0,
    chance: begun.players.map(() => undefined),
    hinted: [],
    stoodIn: [],
    isEnded: false,
    wishes: new Map(),
    news: undefined,
    finished,
  };
  const read = lines.reduce(withLine, opened);
  return { ...sealed.reduce(withSealed, read), version };
}

/** After a change that is written now and has made this match. What was before stays as it was. */
export function advance(live: Live, change: Change, match = live.match): Live {
  const { lines = [], seal, isClosing, finished = live.finished } = change;
  const open = isClosing ? { ...live, wishes: new Map() } : live;
  const told = lines.reduce(withRemark, open);
  return {
    ...(seal ? withWishes(told, seal) : told),
    match,
    mendable: mendableIn(live, match),
    version: live.version + 1,
    finished,
    news: match.step === live.match.step ? live.news : newsOf(live.match, match),
  };
}

/** A match to seal something in, or to take it back: nothing else may change. */
export function resealed(match: Match): Match {
  return { ...match, sealed: new Map(match.sealed) };
}

/** Whether what is sealed at a seat was decided before the person who sits there came. */
export function isHandedOn({ match, wishes }: Live, seat: Seat): boolean {
  return match.sealed.has(seat) && wishes.get(seat)?.[0] === HANDED_ON;
}

export function ownDecision({ game, position, sealed }: Match, seat: Seat): string | undefined {
  const move = sealed.get(seat);
  return move === undefined ? undefined : game.notate(position, seat, move);
}

/** The setup was checked when the match was begun. */
function setupOf({ game: id, players, options }: Begun): Setup {
  const game = GAMES.find((each) => each.id === id);
  if (!game) throw new Error(`no game is called ${id}`);
  return { game, players, options, remarks: [] };
}

function withLine(live: Live, line: Line): Live {
  const match = matchWith(live.match, line);
  return { ...withRemark(live, line), match, mendable: mendableIn(live, match) };
}

/** It only grows, or turns could be taken back one after the other. */
function mendableIn({ mendable }: Live, { entries }: Match): number {
  const last = entries.findLastIndex(({ kind }) => kind === 'roll');
  const before = entries.findLastIndex(({ kind }, at) => kind === 'roll' && at < last);
  return Math.max(mendable, before);
}

/** What a line says apart from the match itself. */
function withRemark(live: Live, line: Line): Live {
  const { match, corrections, chance, hinted, stoodIn } = live;
  switch (line.kind) {
    case 'chance':
      return { ...live, chance: chance.with(line.seat, line.value) };
    case 'hint':
      return { ...live, hinted: [...hinted, line.seat] };
    case 'standIn':
      return { ...live, stoodIn: [...stoodIn, ...line.at] };
    case 'ended':
      return { ...live, isEnded: true };
    case 'correction': {
      const { at, time } = line;
      const mended = [...corrections, { at, was: match.entries[at]!, time }];
      // What follows it may be gone, or be decided again by people.
      return { ...live, corrections: mended, stoodIn: stoodIn.filter((each) => each < at) };
    }
    default:
      return live;
  }
}

/** Of a match that nobody else has seen yet. */
function matchWith(match: Match, line: Line): Match {
  switch (line.kind) {
    case 'chance':
    case 'hint':
    case 'standIn':
    case 'ended':
      return match;
    case 'correction': {
      const next = corrected(match, match.entries, line.at, line.entry);
      if ('rule' in next) throw new Error(`the correction of entry ${line.at} was refused`);
      return next;
    }
    default: {
      const refused = enter(match, line);
      if (refused) throw new Error(`the entry “${line.text}” was refused by ${refused.rule}`);
      return match;
    }
  }
}

function withSealed(live: Live, sealed: Sealed): Live {
  const { seat, text } = sealed;
  if (text === undefined) takeBack(live.match, seat);
  else if (play(live.match, seat, text)) throw new Error(`the sealed “${text}” was refused`);
  return withWishes(live, sealed);
}

function withWishes(live: Live, { seat, wishes }: Sealed): Live {
  return { ...live, wishes: new Map([...live.wishes, [seat, wishes]]) };
}

function newsOf(before: Match, after: Match): MatchView['news'] {
  const count = after.entries.length - before.entries.length;
  // A correction takes away as well: there is nothing to be called out.
  if (count <= 0) return undefined;
  return { said: before.game.announce(before.position, after.position), count };
}
