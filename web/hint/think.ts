import { hintAt } from '#bots/hint.ts';
import { loadPlayers } from '#games/players.ts';
import type { Task, Told } from './message.ts';

/** Milliseconds that people wait for it to become surer; then the match goes on. */
const LONGEST = 4000;
/** More matches would not change the result. */
const ENOUGH = 1200;

type Tell = (news: Told) => void;

/**
 * Computes a hint, always the same one for a position, with results so far on request. The caller
 * may end the worker at any time.
 */
export async function hint({ game: name, ...asked }: Task, tell: Tell): Promise<void> {
  const { game, bots } = await loadPlayers(name);
  const begun = performance.now();
  const seed = JSON.stringify(asked.position);
  for (const hint of hintAt({ game, bots, seed, ...asked })) {
    const isLate = performance.now() - begun > LONGEST;
    // However slow a device is, some matches are played on.
    const isDone = hint.matches >= ENOUGH || (isLate && hint.matches > 0);
    tell({ kind: 'told', hint, isDone });
    if (isDone) return;
  }
}
