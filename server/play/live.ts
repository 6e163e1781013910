import type { Seat } from '#engine/contract.ts';
import { corrected } from '#engine/correct.ts';
import { enter, type Match, openMatch, play, takeBack } from '#engine/match.ts';
import type { Setup } from '#engine/setup.ts';
import { GAMES } from '#games/index.ts';
import type { MatchView, Mended } from '#protocol/messages.ts';
import type { Begun, Change, Kept, Line, Sealed } from '../log/log.ts';

/** A match as this process knows it: what the log says, replayed. */
export interface Live {
  readonly begun: Begun;
  readonly version: number;
  readonly match: Match;
  readonly corrections: readonly Mended[];
  /** What each seat added to the dice. */
  readonly chance: readonly (string | undefined)[];
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
    chance: begun.players.map(() => undefined),
    wishes: new Map(),
    news: undefined,
    finished,
  };
  const read = lines.reduce(withLine, opened);
  return { ...sealed.reduce(withSealed, read), version };
}

/** The match after a change that is written now. The one before stays as it was. */
export function advance(live: Live, change: Change): Live {
  const { lines = [], seal, isClosing, finished = live.finished } = change;
  const open = isClosing || lines.length > 0 ? { ...live, wishes: new Map() } : live;
  const before = live.match;
  const copy = { ...open, match: copyOf(before, isClosing ?? false) };
  const read = lines.reduce(withLine, copy);
  const next = seal ? withSealed(read, seal) : read;
  const isMoved = next.match.step !== before.step;
  return {
    ...next,
    version: live.version + 1,
    finished,
    news: isMoved ? newsOf(before, next.match) : live.news,
  };
}

/** A match to try something on. */
export function copyOf(match: Match, isUnsealed = false): Match {
  const { game, position, entries, sealed } = match;
  return {
    ...match,
    position: game.clone(position),
    entries: [...entries],
    sealed: new Map(isUnsealed ? [] : sealed),
  };
}

/** The setup was checked when the match was begun. */
function setupOf({ game: id, players, options }: Begun): Setup {
  const game = GAMES.find((each) => each.id === id);
  if (!game) throw new Error(`no game is called ${id}`);
  return { game, players, options, remarks: [] };
}

function withLine(live: Live, line: Line): Live {
  const { match, corrections, chance } = live;
  switch (line.kind) {
    case 'chance':
      return { ...live, chance: chance.with(line.seat, line.value) };
    case 'correction': {
      const { at, entry, time } = line;
      const was = match.entries[at];
      const next = was && corrected(match, match.entries, at, entry);
      if (!next || 'rule' in next) throw new Error(`the correction of entry ${at} was refused`);
      return { ...live, match: next, corrections: [...corrections, { at, was, time }] };
    }
    default: {
      const refused = enter(match, line);
      if (refused) throw new Error(`the entry “${line.text}” was refused by ${refused.rule}`);
      return live;
    }
  }
}

function withSealed(live: Live, { seat, text, wishes }: Sealed): Live {
  if (text === undefined) takeBack(live.match, seat);
  else if (play(live.match, seat, text)) throw new Error(`the sealed “${text}” was refused`);
  return { ...live, wishes: new Map([...live.wishes, [seat, wishes]]) };
}

function newsOf(before: Match, after: Match): MatchView['news'] {
  const count = after.entries.length - before.entries.length;
  // A correction takes away as well: there is nothing to be called out.
  if (count <= 0) return undefined;
  return { said: before.game.announce(before.position, after.position), count };
}
