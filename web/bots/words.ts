import { computed } from '@preact/signals';
import { isLevel, LEVELS } from '#bots/levels.ts';
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

/** A level’s temper, and how strong it was found to be. */
export function levelDetail(game: string, level: string): string | undefined {
  if (!isLevel(level)) return undefined;
  const measured = measuredOf(game, level);
  const temper = sayBot(`temper.${level}`);
  return measured === undefined ? temper : `${temper} ${measured}`;
}

/** How strong a level was found to be, where that has been measured. */
export function measuredOf(game: string, level: string): string | undefined {
  if (!isLevel(level)) return undefined;
  const { wins, missions, points } = figuresOf(game)[level] ?? {};
  const below = LEVELS[LEVELS.indexOf(level) - 1];
  if (wins !== undefined && below) {
    return sayBot('measured.wins', { count: Math.round(wins), level: levelName(below) });
  }
  if (missions !== undefined) return sayBot('measured.missions', { count: Math.round(missions) });
  if (points !== undefined) return sayBot('measured.points', { count: Math.round(points) });
  return undefined;
}
