import type { Seen } from './seen.ts';
import { say } from './words.ts';

/** Whose sheet it is, where it is not the reader’s. */
export function Whose({ players, seat }: Pick<Seen, 'players' | 'seat'>) {
  if (seat === 0) return null;
  return <p class="learn-whose">{say('learn.sheetOf', { player: players[seat]! })}</p>;
}
