import { type Game, isRefusal } from '#engine/contract.ts';
import { enter, openMatch } from '#engine/match.ts';
import { setUp } from '#engine/setup.ts';
import type { Counting } from '#games/counting.ts';
import type { SavedMatch } from '../store/saved.ts';

/** A match that was replayed to its end. */
export interface Replayed {
  /** The last one. */
  readonly position: unknown;
  readonly rolls: number;
  /** By seat, then by a box's place in the plan: the roll on which it was crossed, from 1. */
  readonly when: readonly ReadonlyMap<number, number>[];
}

/** Undefined where the record is damaged, or not at its end. */
export function replayed(saved: SavedMatch, counting: Counting): Replayed | undefined {
  try {
    return replay(saved, counting);
  } catch {
    return undefined; // Nothing a match could have written: the page tells how many there are.
  }
}

function replay(saved: SavedMatch, counting: Counting): Replayed | undefined {
  const game: Game = counting.game;
  const setup = setUp(game, saved.players, saved.options);
  if (isRefusal(setup)) return undefined;
  const match = openMatch(setup);
  const when = saved.players.map(() => new Map<number, number>());
  let rolls = 0;
  const note = (): void => {
    for (const [seat, known] of when.entries()) {
      for (const box of counting.crossed(match.position, seat)) {
        if (!known.has(box)) known.set(box, rolls);
      }
    }
  };
  for (const entry of saved.entries) {
    if (entry.kind === 'roll') {
      note();
      rolls++;
    }
    if (enter(match, entry)) return undefined;
  }
  if (game.next(match.position).for !== 'nobody') return undefined;
  note();
  return { position: match.position, rolls, when };
}
