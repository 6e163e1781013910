import { padEnd, width } from '../text.ts';

/** What is shown of the legal moves, and which of them a number means. */
export interface Listing {
  readonly lines: readonly string[];
  readonly numbered: readonly string[];
}

const GAP = 3;

/** The moves in which every typed word begins a word of its own. */
export function matching(moves: readonly string[], typed: readonly string[]): string[] {
  return moves.filter((move) => {
    const words = move.toUpperCase().split(' ');
    return typed.every((start) => {
      const at = words.findIndex((word) => word.startsWith(start.toUpperCase()));
      if (at !== -1) words.splice(at, 1);
      return at !== -1;
    });
  });
}

/**
 * All moves with numbers where they fit; else how many there are for each beginning, and where
 * even these are too many, a page of moves.
 */
export function listMoves(
  moves: readonly string[],
  room: { readonly columns: number; readonly lines: number; readonly page: number },
  mark: string,
): Listing {
  const numbered = moves.map((move, i) => `${mark}${i + 1} ${move}`);
  const all = inColumns(numbered, room.columns);
  if (all.length <= room.lines) return { lines: all, numbered: moves };
  const groups = inColumns(groupsOf(moves), room.columns);
  if (room.page === 0 && groups.length < room.lines) {
    const advice = `${moves.length} moves. Type how yours begins, a box in it, “more” or “hint”.`;
    return { lines: [...groups, advice], numbered: [] };
  }
  const height = Math.max(1, room.lines - 1);
  const pages = Math.ceil(all.length / height);
  const page = (Math.max(1, room.page) - 1) % pages;
  const advice = `Page ${page + 1} of ${pages}: “more” turns it.`;
  return { lines: [...all.slice(page * height, (page + 1) * height), advice], numbered: moves };
}

/** The shortest beginnings that tell some moves apart, and how many moves begin so. */
function groupsOf(moves: readonly string[]): string[] {
  for (let depth = 1; ; depth++) {
    const groups = Map.groupBy(moves, (move) => move.split(' ').slice(0, depth).join(' '));
    const isDeepest = moves.every((move) => move.split(' ').length <= depth);
    if (groups.size > 1 || isDeepest) {
      return [...groups].map(([start, { length, 0: first }]) =>
        length === 1 ? first! : `${start} … (${length})`,
      );
    }
  }
}

function inColumns(cells: readonly string[], columns: number): string[] {
  const cell = Math.max(...cells.map(width)) + GAP;
  const across = Math.max(1, Math.floor(columns / cell));
  return Array.from({ length: Math.ceil(cells.length / across) }, (_, row) =>
    cells
      .slice(row * across, (row + 1) * across)
      .map((text) => padEnd(text, cell))
      .join('')
      .trimEnd(),
  );
}
