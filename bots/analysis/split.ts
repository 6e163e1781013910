import { estimateOf } from '#kits/sums.ts';
import { type Outcome, winChance } from '../outcome.ts';
import type { PlayOut } from '../weigh/play-out.ts';
import { changeOf } from './change.ts';
import type { Decision } from './decision.ts';
import type { PlayedMoment } from './moments.ts';
import type { Split } from './told.ts';

/** What has been seen so far of a match as one seat played it. */
export interface Seen {
  readonly moments: readonly PlayedMoment[];
  readonly playOut: PlayOut;
  readonly seat: number;
  readonly decisions: readonly Decision[];
  /** Samples on which every moment was looked at. */
  readonly samples: number;
}

/** How a match ended for the seat: in points, in points ahead of the others, or whether it won. */
type Measure = 'scores' | 'leads' | 'wins';

/**
 * A result in its parts. From moment to moment what is expected changes: at a roll by the dice, at a
 * step first by what the seat chose in place of the bot, then by what the others did. On every set of
 * dice these changes lead from the start to the end, so nothing is left over.
 */
export function splitOf(seen: Seen, of: Measure): Split {
  const { moments, playOut, seat } = seen;
  const at = (outcome: Outcome) => outcome[of][seat]!;
  const owns = new Map(seen.decisions.map(({ nth, kept }) => [nth, kept.move]));
  const samples = [...Array(seen.samples).keys()];
  const final = at(playOut.value(moments.length, 0));
  const start = valuesAt(seen, 0, of);
  const [dice, own, others] = [start, start, start].map((each) => each.map(() => 0));
  for (const k of samples) {
    for (const [nth, { step }] of moments.entries()) {
      const [before, after] = [playOut.value(nth, k), playOut.value(nth + 1, k)].map(at);
      if (!step) {
        dice![k]! += after! - before!;
        continue;
      }
      const chosen = owns.get(nth);
      // Who had no choice did what the bot would have done.
      const between = chosen === undefined ? before! : at(playOut.decided(nth, k, seat, chosen));
      own![k]! += between - before!;
      others![k]! += after! - between;
    }
  }
  return {
    final,
    start: of === 'wins' ? winChance(start) : estimateOf(start),
    dice: changeOf(dice!),
    own: changeOf(own!),
    others: changeOf(others!),
  };
}

/** What is expected at a moment, on each set of dice. */
export function valuesAt({ playOut, seat, samples }: Seen, nth: number, of: Measure): number[] {
  return Array.from({ length: samples }, (_, k) => playOut.value(nth, k)[of][seat]!);
}

/** What the dice of a roll brought, on each set of dice for the rest of the match. */
export function luckOf(seen: Seen, nth: number, of: Measure): number[] {
  const before = valuesAt(seen, nth, of);
  return valuesAt(seen, nth + 1, of).map((after, k) => after - before[k]!);
}
