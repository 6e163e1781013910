import { writeRecord } from '#engine/record/write.ts';
import type { Setup } from '#engine/setup.ts';
import { commitmentTo } from '#fair/dice.ts';
import { proofRemarks } from '#fair/headers.ts';
import type { Kept } from '../log/log.ts';
import { type Live, revive } from '../play/live.ts';

/** The record of a finished match, with the secret of its dice: everybody can prove them now. */
export function recordOf(kept: Kept, names: readonly string[]): string {
  const live = revive(kept);
  return writeRecord({ ...live.match, players: names, remarks: remarksOf(live) });
}

function remarksOf({ begun: { dice, secret }, chance, corrections }: Live): Setup['remarks'] {
  if (dice === 'app')
    return proofRemarks({ secret, seats: chance, commitment: commitmentTo(secret) });
  const count = String(corrections.length);
  return [['Dice', 'real'], ...(corrections.length > 0 ? [['Corrections', count] as const] : [])];
}
