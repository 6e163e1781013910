import { computed } from '@preact/signals';
import { isLevel, LEVELS, type Level } from '#bots/levels.ts';
import type { Arg } from '#engine/contract.ts';
import { speaker } from '#engine/text.ts';
import { figuresOf } from '#games/figures.ts';
import { language } from '../app/language.ts';
import de from './texts/de.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import fr from './texts/fr.json' with { type: 'json' };

const TEXTS = { en, fr, de } as const;
const speak = computed(() => speaker(TEXTS[language.value], [], language.value));

/** A text about bots, in the language of whoever looks at it. */
export function sayBot(key: keyof typeof en, args?: Readonly<Record<string, Arg>>): string {
  return speak.value(key, args);
}

/** Bots of before there were levels; they still sit at old tables. */
const OLD = ['random', 'greedy'] as const;

/** How a bot plays, in a word; a newer server may have others. */
export function levelName(level: string): string {
  const old = OLD.find((each) => each === level);
  if (old) return sayBot(`level.${old}`);
  return isLevel(level) ? sayBot(`level.${level}`) : level;
}

/** A level’s temper, and how strong it was found to be at a table of so many. */
export function levelDetail(game: string, level: string, seats: number): string | undefined {
  if (!isLevel(level)) return undefined;
  const measured = measuredOf(game, level, seats);
  const temper = temperOf(level);
  return measured === undefined ? temper : `${temper} ${measured}`;
}

/** The same where there is room for one of both. */
export function levelLabel(game: string, level: Level, seats: number): string {
  return measuredOf(game, level, seats) ?? temperOf(level);
}

function temperOf(level: Level): string {
  return sayBot(`temper.${level}`);
}

/** What was measured that means something at a table of so many: a mean alone says nothing there. */
function measuredOf(game: string, level: Level, seats: number): string | undefined {
  const { wins, missions, points } = figuresOf(game)[level] ?? {};
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
