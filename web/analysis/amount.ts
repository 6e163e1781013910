import type { Counted } from '#bots/analysis/told.ts';
import { say, signed, signedPercent } from './words.ts';

/** What was gained or lost, in what the match is played for: the chance to win before the points. */
export function amount(counted: Counted, score: number, win: number): string {
  if (counted === 'points') return signed(score);
  if (counted === 'mission') return say('amount.mission', { percent: signedPercent(win) });
  return say('amount.win', { percent: signedPercent(win), points: signed(score) });
}
