import { type Alone, tenths } from '#bots/alone.ts';
import { LEVELS, type Level, SEARCHER } from '#bots/levels.ts';
import type { Shelf } from '#games/shelf.ts';
import { simulate } from './simulate.ts';

export interface AlonePlan {
  readonly shelf: Shelf;
  /** On each sheet: for the levels that answer at once, and for the one that searches. */
  readonly matches: number;
  readonly searched: number;
  readonly seed: string;
  /** Nothing but this. */
  readonly only?: { readonly sheet: string; readonly level: Level };
}

/** How many matches a plan has. */
export function matchesOf({ shelf, matches, searched }: AlonePlan): number {
  return sheetsOf(shelf).length * ((LEVELS.length - 1) * matches + searched);
}

/** Lets every level play alone on every printed sheet, or one of them on one. */
export function playAlone(plan: AlonePlan, onProgress: (played: number) => void): Alone {
  const { shelf, matches, searched, seed, only } = plan;
  let before = 0;
  const meanOf = (sheet: string, level: Level): number => {
    const count = level === SEARCHER ? searched : matches;
    const { seats } = simulate({
      game: shelf.game,
      bots: [{ name: level, bot: shelf.bots[level]! }],
      options: { Sheet: sheet },
      matches: count,
      seed,
      onProgress: (played) => onProgress(before + played),
    });
    before += count;
    return tenths(seats[0]!.total.mean);
  };
  const levels = only ? [only.level] : LEVELS;
  const sheets = (only ? [only.sheet] : sheetsOf(shelf)).map((sheet) => [
    sheet,
    Object.fromEntries(levels.map((level) => [level, meanOf(sheet, level)])),
  ]);
  return { matches, searched, seed, sheets: Object.fromEntries(sheets) };
}

function sheetsOf({ game }: Shelf): readonly string[] {
  return game.headers.find(({ name }) => name === 'Sheet')?.choices(1) ?? [];
}
