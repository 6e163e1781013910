import type { Change, DecisionLook, RollLook } from '#bots/analysis/told.ts';
import type { Counted } from '#bots/counted.ts';
import { say, signed, signedPercent } from './words.ts';

/** What the dice of a roll brought, in what the match is told in; nothing where it could be chance. */
export function luckAmount(counted: Counted, { score, win }: RollLook['luck']): string | undefined {
  if (counted !== 'mission') return score.isClear ? signed(score.mean) : undefined;
  return win.isClear ? say('amount.mission', { percent: signedPercent(win.mean) }) : undefined;
}

/** What a better choice would have brought more, each figure only where it could not be chance. */
export function lostAmounts(counted: Counted, { score, win }: DecisionLook['lead']): string[] {
  const chance = (key: 'amount.win' | 'amount.mission') =>
    isMore(win) ? [say(key, { percent: signedPercent(-win.mean) })] : [];
  if (counted === 'mission') return chance('amount.mission');
  return [
    ...(isMore(score) ? [signed(-score.mean)] : []),
    ...(counted === 'win' ? chance('amount.win') : []),
  ];
}

/** Whether something would surely have brought more. */
export function isMore({ mean, isClear }: Change): boolean {
  return isClear && mean > 0;
}
