import type { Setup } from '#engine/setup.ts';
import type { SavedMatch } from './saved.ts';

const DICE = 'Dice';

/** What a record should tell beside the game: real dice cannot be checked by anybody. */
export function remarksOf(
  saved: Pick<SavedMatch, 'dice' | 'corrections' | 'online'>,
): Setup['remarks'] {
  const { dice, corrections, online } = saved;
  if (online) return online.remarks;
  const remarks: [string, string][] = [];
  if (dice === 'real') remarks.push([DICE, 'real']);
  if (corrections.length > 0) remarks.push(['Corrections', String(corrections.length)]);
  return remarks;
}

/** With which dice a recorded match goes on. */
export function diceOf(remarks: Setup['remarks']): SavedMatch['dice'] {
  const isReal = remarks.some(
    ([name, value]) => name.toLowerCase() === DICE.toLowerCase() && value.toLowerCase() === 'real',
  );
  return isReal ? 'real' : 'app';
}
