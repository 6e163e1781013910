import type { Seat } from '#engine/contract.ts';
import { newId } from '../store/id.ts';
import type { Chair, SavedMatch } from '../store/saved.ts';
import type { Story } from '../story/open.ts';

/**
 * The same match once more from a moment on: the seat that was looked at is played here, the others
 * by bots. `at` says how many entries are kept.
 */
export function retryOf(
  { match, chairs }: Pick<Story, 'match' | 'chairs'>,
  seat: Seat,
  at: number,
  now = Date.now(),
): SavedMatch {
  const { game, players, options, entries } = match;
  return {
    id: newId(),
    revision: 1,
    game: game.id,
    players,
    options,
    chairs: chairs.map((chair, each) => (each === seat ? personOn(chair) : botOn(chair))),
    dice: 'app',
    entries: entries.slice(0, at),
    sealed: [],
    corrections: [],
    created: now,
    changed: now,
    isRetry: true,
  };
}

function personOn({ stamp, language }: Chair): Chair {
  return { kind: 'person', stamp: stamp === 'bot' ? 'fox' : stamp, ...(language && { language }) };
}

function botOn(chair: Chair): Chair {
  return chair.kind === 'bot' ? chair : { kind: 'bot', stamp: chair.stamp };
}
