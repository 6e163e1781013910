import learnt from '../bots/learnt.json' with { type: 'json' };
import { climb } from './climb.ts';

const ROUNDS_A_MINUTE = 25;
const MATCHES = 3;
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
  const rounds = Math.max(1, Math.round(minutes * ROUNDS_A_MINUTE));
  const scales = climb({ seed, from: learnt, rounds, matches: MATCHES }, ({ done, won }) => {
    tell(`${done} rounds, ${(100 * won).toFixed(1)} % won`);
  });
  const round = (_: string, value: unknown) =>
    typeof value === 'number' ? Number(value.toPrecision(DIGITS)) : value;
  return `${JSON.stringify(scales, round, 2)}\n`;
}
