import { isLevel, type Level } from '#bots/levels.ts';
import { figuresOf } from '#games/figures.ts';
import { loneSeat } from '../screens/parts/outcome.ts';
import type { Summary } from '../store/summary.ts';
import { isTeam } from './last-level.ts';

type Listed = Omit<Summary, 'rolls'>;

/** What the bots of a game could do about the last results: play stronger, weaker, or help more. */
export interface Offer {
  readonly way: 'stronger' | 'weaker' | 'helpful';
  /** How they would play. */
  readonly level: Level;
  readonly names: readonly string[];
  /** The match that it follows, and when that ended. */
  readonly after: string;
  readonly since: number;
}

/** So many clear results in a row: one alone may be luck. */
const IN_A_ROW = 2;

type Result = 'won' | 'lost' | 'even';

/** A finished match of one person against bots of one level. */
interface Fought {
  readonly match: Listed;
  readonly level: string;
  readonly result: Result;
}

/**
 * What follows from the last matches of a game, as they are kept. Bots play as `level` now, so
 * matches against another one count no more, nor do those that an answer was given to already.
 */
export function offerOf(
  game: string,
  level: Level,
  matches: readonly Listed[],
  answered = 0,
): Offer | undefined {
  const last = lastFought(
    matches.filter((match) => match.game === game && match.changed > answered),
  );
  const [latest] = last;
  if (!latest || last.length < IN_A_ROW || latest.result === 'even') return undefined;
  if (last.some((each) => each.level !== level || each.result !== latest.result)) return undefined;
  const isHelp = isTeam(game);
  // A team that wins needs nothing; one that loses needs a stronger helper.
  if (isHelp && latest.result === 'won') return undefined;
  const isUp = isHelp || latest.result === 'won';
  const levels = Object.keys(figuresOf(game)).filter(isLevel);
  const next = levels[levels.indexOf(level) + (isUp ? 1 : -1)];
  if (next === undefined) return undefined;
  const { id, players, chairs, changed } = latest.match;
  return {
    way: isHelp ? 'helpful' : isUp ? 'stronger' : 'weaker',
    level: next,
    names: players.filter((_, seat) => chairs[seat]!.kind === 'bot'),
    after: id,
    since: changed,
  };
}

/** The latest few. There may be thousands of matches, so no more are looked at than needed. */
function lastFought(matches: readonly Listed[]): readonly Fought[] {
  const last: Fought[] = [];
  for (const match of matches.toSorted((one, other) => other.changed - one.changed)) {
    const fought = foughtIn(match);
    if (fought) last.push(fought);
    if (last.length === IN_A_ROW) break;
  }
  return last;
}

function foughtIn(match: Listed): Fought | undefined {
  const { chairs, result, isRetry, online } = match;
  const own = loneSeat(chairs);
  const levels = new Set(chairs.flatMap(({ kind, level }) => (kind === 'bot' ? [level] : [])));
  const [level] = levels;
  if (!result || isRetry || online || own === undefined) return undefined;
  if (levels.size !== 1 || level === undefined || !isLevel(level)) return undefined;
  return { match, level, result: resultFor(own, result, match.game, level) };
}

/**
 * A result is clear when more lies between person and best bot than in half of all matches between
 * two bots of that level (`margin` in `figures.json`): among equals two clear wins in a row come
 * about once in sixteen times, and a little luck makes nobody an expert. A mission is won or lost.
 */
function resultFor(
  own: number,
  { totals, winners }: NonNullable<Summary['result']>,
  game: string,
  level: Level,
): Result {
  if (isTeam(game)) return winners.length > 0 ? 'won' : 'lost';
  const margin = figuresOf(game)[level]?.margin ?? Number.POSITIVE_INFINITY;
  const lead = totals[own]! - Math.max(...totals.filter((_, seat) => seat !== own));
  if (winners.includes(own)) return lead > margin ? 'won' : 'even';
  return -lead > margin ? 'lost' : 'even';
}
