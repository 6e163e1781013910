import { isLevel, LEVELS, type Level } from '#bots/levels.ts';
import type { Options } from '#engine/contract.ts';
import { figuresOf } from '#games/figures.ts';
import { saying } from '../app/language.ts';
import { TEXTS } from './texts/index.ts';

/** A text about bots, in the reader’s language. */
export const sayBot = saying(TEXTS);

/** Bots of before there were levels; they still sit at old tables. */
const OLD = ['random', 'greedy'] as const;

/** How a bot plays, in a word; a newer server may have others. */
export function levelName(level: string): string {
  const old = OLD.find((each) => each === level);
  if (old) return sayBot(`level.${old}`);
  return isLevel(level) ? sayBot(`level.${level}`) : level;
}

/** Where a bot sits. */
interface Place {
  readonly game: string;
  /** How many sit there. */
  readonly seats: number;
  /** What was chosen by now. */
  readonly options: Options;
}

/** A level’s temper, and how strong it was found to be at such a table. */
export function levelDetail(place: Place, level: string): string | undefined {
  if (!isLevel(level)) return undefined;
  const measured = measuredOf(place, level);
  const temper = temperOf(level);
  return measured === undefined ? temper : `${temper} ${measured}`;
}

/** The same where there is room for one of both. */
export function levelLabel(place: Place, level: Level): string {
  return measuredOf(place, level) ?? temperOf(level);
}

function temperOf(level: Level): string {
  return sayBot(`temper.${level}`);
}

/** What was measured that means something at a table of so many: a mean alone says nothing there. */
function measuredOf({ game, seats, options }: Place, level: Level): string | undefined {
  const { wins, missions, byMission, points } = figuresOf(game)[level] ?? {};
  const chosen = byMission?.[Number(options.Mission) - 1];
  if (chosen !== undefined) return missionWords(Math.round(chosen));
  if (missions !== undefined) return sayBot('measured.missions', { count: Math.round(missions) });
  if (seats === 1) {
    return points === undefined
      ? undefined
      : sayBot('measured.points', { count: Math.round(points) });
  }
  const below = LEVELS[LEVELS.indexOf(level) - 1];
  if (wins === undefined || !below) return undefined;
  const key = seats === 2 ? 'measured.wins' : 'measured.winsForTwo';
  return sayBot(key, { count: Math.round(wins), level: levelName(below) });
}

/** All or none of those that were measured do not make it sure. */
function missionWords(count: number): string {
  if (count === 0) return sayBot('measured.mission.never');
  return count === 100 ? sayBot('measured.mission.always') : sayBot('measured.mission', { count });
}
