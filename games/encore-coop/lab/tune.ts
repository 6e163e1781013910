import learnt from '../bots/learnt.json' with { type: 'json' };
import type { Learnt } from '../bots/worths.ts';
import { climb } from './climb.ts';

/** Rounds that take about a minute, and how often each mission is played at each size in them. */
const WORK = {
  alone: { rounds: 40, matches: 12 },
  team: { rounds: 15, matches: 3 },
};
const DIGITS = 4;

/**
 * Learns everything that the bots know, going on from what they know already, with as many matches
 * as take about so many minutes of one core: the same seed and minutes give the same. Returns the
 * text of `bots/learnt.json`, since nothing here touches files.
 */
export function tune(
  { seed, minutes }: { readonly seed: string; readonly minutes: number },
  tell: (line: string) => void,
): string {
  const climbed = (['alone', 'team'] as const).reduce<Learnt>((from, of) => {
    const { rounds: aMinute, matches } = WORK[of];
    const rounds = Math.max(1, Math.round(minutes * aMinute));
    return climb({ seed, from, of, rounds, matches }, ({ done, won }) => {
      tell(`${of}: ${done} rounds, ${(100 * won).toFixed(1)} % won`);
    });
  }, learnt);
  const round = (_: string, value: unknown) =>
    typeof value === 'number' ? Number(value.toPrecision(DIGITS)) : value;
  return `${JSON.stringify(climbed, round, 2)}\n`;
}
