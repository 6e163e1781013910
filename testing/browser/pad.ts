import type { SavedPad } from '#web/store/saved.ts';
import { MADE } from './played.ts';
import type { GameId } from './screens/moments.ts';

/** A blank pad in the shape the browser keeps, or one with some taps. */
export function padOf(game: string, change: Partial<SavedPad> = {}): SavedPad {
  return {
    id: 'pad',
    game,
    options: {},
    taps: [],
    revision: 1,
    created: MADE,
    changed: MADE,
    ...change,
  };
}

/** What somebody has tapped on a pad: boxes, values that others had, jokers, misses. */
export const PAD_TAPS: Readonly<Record<GameId, readonly string[]>> = {
  encore: [...column('H'), 'G3', 'first:H', 'first:E', 'first:colour.R', 'joker:0', 'joker:1'],
  'encore-coop': ['turn:1', 'turn:2', ...column('H'), 'G3', 'first:H', 'joker:0', 'miss:1'],
  'encore-plus': ['heart:0', ...column('H'), 'G3', 'first:H', 'row:R', 'first:colour.R', 'joker:0'],
  qwixx: ['R2', 'R3', 'R4', 'R5', 'R6', 'R12', 'Y3', 'G9', 'lock:B', 'miss:0'],
  choice: ['G@1', 'R@2', 'V@3', 'B@4', 'Y@5', 'V@6', 'S@7', '8', '12', 'miss:0'],
};

function column(letter: string): readonly string[] {
  return [1, 2, 3, 4, 5, 6, 7].map((row) => `${letter}${row}`);
}
