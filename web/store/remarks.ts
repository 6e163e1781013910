import type { Setup } from '#engine/setup.ts';
import type { SavedMatch } from './saved.ts';

const DICE = 'Dice';
const TAKEN_BACK = 'Taken-Back-Seat-';

/** What a record should say apart from the game: nobody can check real dice. */
export function remarksOf(
  saved: Pick<SavedMatch, 'dice' | 'corrections' | 'takenBack' | 'online'>,
): Setup['remarks'] {
  const { dice, corrections, takenBack, online } = saved;
  if (online) return online.remarks;
  const remarks: [string, string][] = [];
  if (dice === 'real') remarks.push([DICE, 'real']);
  if (corrections.length > 0) remarks.push(['Corrections', String(corrections.length)]);
  for (const [seat, count] of takenBack?.counts.entries() ?? []) {
    if (count > 0) remarks.push([`${TAKEN_BACK}${seat + 1}`, String(count)]);
  }
  return remarks;
}

/** With which dice a recorded match goes on. */
export function diceOf(remarks: Setup['remarks']): SavedMatch['dice'] {
  return valueIn(remarks, DICE)?.toLowerCase() === 'real' ? 'real' : 'app';
}

/** How often each seat of a recorded match took a decision back. */
export function takenBackBy(players: Setup['players'], remarks: Setup['remarks']): number[] {
  return players.map((_, seat) => {
    const value = valueIn(remarks, `${TAKEN_BACK}${seat + 1}`) ?? '';
    return /^\d{1,6}$/.test(value) ? Number(value) : 0;
  });
}

function valueIn(remarks: Setup['remarks'], name: string): string | undefined {
  return remarks.find(([each]) => each.toLowerCase() === name.toLowerCase())?.[1];
}
