import { bitsOf } from '#kits/bits.ts';
import { COLOURS, COLUMN_LETTERS, COLUMNS, ROW_LETTERS } from '#kits/grid/sheet.ts';
import { FRAMES, progress, WORD } from '../missions.ts';
import type { Position } from '../position.ts';

/** One thing that a mission asks for, and how far the team has come. */
export interface Quest {
  readonly goal: string;
  readonly have: number;
  readonly need: number;
  /** Tiles to be filled: what is done by name, then places for anything else of the kind. */
  readonly tiles: readonly Tile[];
}

export interface Tile {
  /** A colour letter, a row, a column, a framed number; none where any will do. */
  readonly name: string | undefined;
  readonly isDone: boolean;
}

/** Everything that the mission asks for. */
export function quests(position: Position): readonly Quest[] {
  return Object.entries(progress(position))
    .filter(([, [, need]]) => need > 0)
    .map(([goal, [have, need]]) => ({ goal, have, need, tiles: tilesOf(position, goal, need) }));
}

function tilesOf(position: Position, goal: string, need: number): readonly Tile[] {
  switch (goal) {
    case 'colours':
      return anyOf(COLOURS, position.claimed >> COLUMNS, need);
    case 'rows':
      return anyOf(ROW_LETTERS, position.rows, need);
    case 'stars':
      return eachOf(COLUMN_LETTERS, position.stars);
    case 'blocks':
      return eachOf(
        FRAMES.map((_, at) => String(at + 1)),
        position.frames,
      );
    default:
      return eachOf(WORD, (1 << position.word) - 1);
  }
}

/** Whichever are done, and as many places as are missing. */
function anyOf(names: ArrayLike<string>, done: number, need: number): readonly Tile[] {
  const filled = bitsOf(done).map((at) => ({ name: names[at], isDone: true }));
  const places = Array.from({ length: Math.max(0, need - filled.length) }, () => {
    return { name: undefined, isDone: false };
  });
  return [...filled, ...places];
}

/** All of them, one by one. */
function eachOf(names: Iterable<string>, done: number): readonly Tile[] {
  return [...names].map((name, at) => ({ name, isDone: ((done >> at) & 1) === 1 }));
}
