import { LEVELS, type Level } from '#bots/levels.ts';
import type { Counting, Plan } from '#games/counting.ts';
import { type Boxes, boxesIn } from './boxes.ts';
import { lengthOf, type Race, type RaceSteps } from './column-race.ts';
import { type Duel, duelsIn, NO_LEVEL } from './duels.ts';
import type { Played, Sitter } from './facts.ts';
import { ALL_GAMES, type Counted, chosen, type Filter } from './filter.ts';
import { type Luck, luckOf, seenIn } from './luck.ts';
import { type MissionTally, missionsIn } from './missions.ts';
import { namesIn, type Person, peopleIn, shownOf } from './people.ts';
import {
  bestOf,
  type Course,
  courseOf,
  meanOf,
  type NamedResult,
  resultsOf,
  type Spread,
  spreadOf,
} from './scores.ts';

/** Somebody's results in a game. */
export interface Line {
  readonly name: string;
  readonly spread: Spread;
  readonly course: Course;
}

/** A game over all these matches. */
interface GameLine {
  readonly game: string;
  readonly count: number;
  /** A team's game has no bests of single people; how often it won stands there instead. */
  readonly won?: number;
  readonly best?: NamedResult;
  readonly mean?: number;
}

/** The longest race for a column. */
export interface RaceFigure extends Race {
  readonly match: string;
  readonly time: number;
  readonly name: string;
  readonly size: number;
  readonly first: Sitter;
  readonly second: Sitter;
  /** They come later: the match is replayed for them. */
  readonly steps?: RaceSteps;
}

/** Everything that the page shows for a filter: plain data that a worker can send. */
export interface Figures {
  /** The one that is shown, if not all of them. */
  readonly game: string | undefined;
  /** Whatever the filter leaves out, so that it can be chosen. */
  readonly games: readonly string[];
  readonly people: readonly Person[];
  readonly shown: readonly Person[];
  readonly count: number;
  readonly evenings: number;
  /** Of the first and of the last of these matches. */
  readonly from: number;
  readonly to: number;
  readonly isTeam: boolean;
  readonly lines: readonly Line[];
  readonly byGame: readonly GameLine[];
  /** Row by row for those who are shown; nothing where two never met. */
  readonly duels: readonly (readonly (Duel | undefined)[])[];
  readonly levels: readonly string[];
  readonly bots: readonly (readonly (Duel | undefined)[])[];
  readonly boxes?: Boxes & { readonly plan: Plan };
  readonly sheets: readonly string[];
  readonly race?: RaceFigure;
  readonly luck: { readonly people: readonly Luck[]; readonly seen: number; readonly of: number };
  readonly missions: readonly MissionTally[];
}

export type Countings = ReadonlyMap<string, Counting>;

/** Play past midnight belongs to the same evening. */
const NEW_DAY = 5 * 60 * 60 * 1000;

/** All figures of the matches that a filter leaves. */
export function figuresOf(
  matches: Iterable<Counted>,
  countings: Countings,
  filter: Filter,
  now: number,
): Figures {
  const all = chosen(matches, { people: [], span: 'all' }, now);
  const games = gamesIn(all);
  const wanted = filter.game ?? games[0] ?? ALL_GAMES;
  const own = chosen(all, { ...filter, game: wanted }, now);
  const isTeam = (game: string): boolean => countings.get(game)?.game.isTeam === true;
  const people = peopleIn(all);
  const shown = shownOf(people, new Set(namesIn(own)), filter);
  const names = shown.map(({ name }) => name);
  const game = wanted === ALL_GAMES ? undefined : wanted;
  const isTeamGame = game !== undefined && isTeam(game);
  const duels = duelsIn(own, isTeam);
  const levels = levelsIn(own, isTeam);
  const boxes = game === undefined ? [] : boxesIn(own, new Set(names));
  const race = game === undefined ? undefined : raceIn(own, new Set(names), countings.get(game));
  const sheet = boxes.find((each) => each.sheet === filter.sheet) ?? boxes[0];
  return {
    game,
    games,
    people,
    shown,
    count: own.length,
    evenings: new Set(own.map(({ time }) => dayOf(time))).size,
    from: own[0]?.time ?? now,
    to: own.at(-1)?.time ?? now,
    isTeam: isTeamGame,
    lines: game === undefined || isTeamGame ? [] : linesOf(names, own),
    byGame: gamesIn(own).map((each) => gameLineOf(each, own, names, isTeam(each))),
    duels: names.map((one) => names.map((other) => duels.people.get(one)?.get(other))),
    levels,
    bots: names.map((one) => levels.map((level) => duels.bots.get(one)?.get(level))),
    ...(sheet && { boxes: { ...sheet, plan: countings.get(game!)!.plan(sheet.sheet) } }),
    sheets: boxes.map((each) => each.sheet),
    ...(race && { race }),
    luck: {
      people: game === undefined ? [] : names.flatMap((name) => luckOf(name, own) ?? []),
      ...seenIn(names, own),
    },
    missions: missionsIn(own),
  };
}

/** Games by how often they were played. */
function gamesIn(matches: readonly Played[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { game } of matches) counts.set(game, (counts.get(game) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one).map(([game]) => game);
}

function linesOf(names: readonly string[], matches: readonly Played[]): readonly Line[] {
  return names.flatMap((name) => {
    const results = resultsOf(name, matches);
    const spread = spreadOf(results);
    return spread ? [{ name, spread, course: courseOf(results) }] : [];
  });
}

function gameLineOf(
  game: string,
  matches: readonly Played[],
  names: readonly string[],
  isTeam: boolean,
): GameLine {
  const own = matches.filter((match) => match.game === game);
  const line = { game, count: own.length };
  if (isTeam) return { ...line, won: own.filter(({ winners }) => winners.length > 0).length };
  const results = names.flatMap((name) =>
    resultsOf(name, own).map((result) => ({ ...result, name })),
  );
  if (results.length === 0) return line;
  const best = bestOf(results);
  return { ...line, ...(best && { best }), mean: meanOf(results.map(({ points }) => points)) };
}

function raceIn(
  matches: readonly Counted[],
  people: ReadonlySet<string>,
  counting: Counting | undefined,
): RaceFigure | undefined {
  let longest: RaceFigure | undefined;
  for (const { id, time, sitters, found } of matches) {
    for (const race of found?.races ?? []) {
      const column = counting?.columns?.[race.column];
      const [first, second] = [sitters[race.winner]!, sitters[race.rival]!];
      const isOurs = [first, second].some(
        ({ kind, name }) => kind === 'person' && people.has(name),
      );
      if (!column || !isOurs || (longest && lengthOf(longest) >= lengthOf(race))) continue;
      const { name, boxes } = column;
      longest = { ...race, match: id, time, name, size: boxes.length, first, second };
    }
  }
  return longest;
}

function levelsIn(
  matches: readonly Played[],
  isTeam: (game: string) => boolean,
): readonly string[] {
  const levels = new Set<string>();
  for (const { game, sitters } of matches) {
    if (isTeam(game)) continue;
    for (const { kind, level } of sitters) if (kind === 'bot') levels.add(level ?? NO_LEVEL);
  }
  const rank = (level: string) => LEVELS.indexOf(level as Level);
  return [...levels].sort((one, other) => rank(one) - rank(other));
}

function dayOf(time: number): string {
  return new Date(time - NEW_DAY).toDateString();
}
