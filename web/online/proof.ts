import type { Match } from '#engine/match.ts';
import { proofIn } from '#fair/headers.ts';
import { type Verdict, verify } from '#fair/verify.ts';
import type { Promised } from './promises.ts';

/** What became of the dice of a match: of its record by itself, and of what this device knew. */
export type Finding =
  | Verdict
  /** Dice of the people at the table. */
  | { readonly kind: 'real' }
  /** The record names another promise than the one that was shown before the first roll. */
  | { readonly kind: 'other-promise' }
  /** What this device added is not in the record. */
  | { readonly kind: 'left-out' };

/** Computes every roll again, and holds the record to what this device was promised. */
export function examine(match: Match, promised: Promised | undefined): Finding {
  const verdict = verify(match);
  // A header is easily forged: it counts for nothing against a proof or a commitment.
  if (verdict.kind === 'unproven' && !promised && match.remarks.some(isReal)) {
    return { kind: 'real' };
  }
  const proof = proofIn(match.remarks, match.players.length);
  if (verdict.kind !== 'right' || !promised || !proof) return verdict;
  if (proof.commitment !== promised.commitment) return { kind: 'other-promise' };
  const { chance } = promised;
  return chance !== undefined && !proof.seats.includes(chance) ? { kind: 'left-out' } : verdict;
}

function isReal([name, value]: Match['remarks'][number]): boolean {
  return /^dice$/i.test(name) && /^real$/i.test(value);
}
