import type { RollLook } from '#bots/analysis/told.ts';
import type { Counted } from '#bots/counted.ts';
import type { Loss } from './loss.ts';
import { say, signed, signedPercent } from './words.ts';

/**
 * What the dice of a roll brought, in the unit of the match; nothing if it could be chance, or
 * would round to zero.
 */
export function luckAmount(counted: Counted, { score, win }: RollLook['luck']): string | undefined {
  if (counted !== 'mission') {
    return score.isClear && isTold(10 * score.mean) ? signed(score.mean) : undefined;
  }
  if (!win.isClear || !isTold(100 * win.mean)) return undefined;
  return say('amount.mission', { percent: signedPercent(win.mean) });
}

/** What was lost, in words; nothing if it would round to zero. */
export function lostAmounts(counted: Counted, { points, chance }: Loss): string[] {
  const chances = (key: 'amount.win' | 'amount.mission') =>
    chance > 0 ? [say(key, { percent: signedPercent(-chance) })] : [];
  if (counted === 'mission') return chances('amount.mission');
  return [
    ...(points > 0 ? [signed(-points)] : []),
    ...(counted === 'win' ? chances('amount.win') : []),
  ];
}

function isTold(value: number): boolean {
  return Math.round(value) !== 0;
}
