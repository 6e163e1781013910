import type { Seat } from '#engine/contract.ts';
import type { Look } from './look.ts';
import {
  OWN_SLOTS,
  PAIR_SLOT,
  pairTrait,
  SHEET_SLOTS,
  SLOTS,
  sheetTraits,
  stageOf,
  tempoTrait,
} from './traits.ts';

/**
 * A table as a net learns from it: what a seat sees of its own sheet and of one other, before
 * `active` rolls. Alone there is no other.
 */
export function traitsOf(
  looks: readonly Look[],
  seat: Seat,
  other: Seat,
  active: Seat,
): Int32Array {
  const seats = looks.length;
  const own = looks[seat]!;
  const traits = new Int32Array(seats === 1 ? OWN_SLOTS : SLOTS);
  sheetTraits(own, false, traits, 0);
  const furthest = Math.max(0, ...looks.filter((_, at) => at !== seat).map(stageOf));
  traits[SHEET_SLOTS] = tempoTrait(stageOf(own), furthest, seats, (seat - active + seats) % seats);
  if (seats === 1) return traits;
  sheetTraits(looks[other]!, true, traits, OWN_SLOTS);
  traits[PAIR_SLOT] = pairTrait(own, looks[other]!);
  return traits;
}
