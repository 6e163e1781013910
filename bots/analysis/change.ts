import { type Estimate, estimateOf, sumOf } from '#kits/sums.ts';
import { isClear } from '../weigh/compare.ts';
import type { Change } from './told.ts';

/** What something brought, averaged over all sets of dice. */
export function changeOf(values: readonly number[]): Change {
  const found = estimateOf(values);
  return { ...found, isClear: isClear(found, values.length) };
}

/** Several as one, each seen on so many sets of dice at least. */
export function changeOfAll(all: readonly Estimate[], samples: number): Change {
  const found = sumOf(all);
  return { ...found, isClear: isClear(found, samples) };
}
