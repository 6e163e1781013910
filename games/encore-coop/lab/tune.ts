import { packNet } from '#kits/grid/bots/weights.ts';
import { firstNet } from './first.ts';
import { train } from './train.ts';

const HIDDEN = 8;
const LESSONS = 1500;
const MATCHES_A_MINUTE = 4000;

/**
 * Learns everything that the bots know, with as many matches as take about so many minutes of one
 * core: the same seed and minutes give the same. Returns the text of `bots/learnt.json`, since
 * nothing here touches files.
 */
export function tune(
  { seed, minutes }: { readonly seed: string; readonly minutes: number },
  tell: (line: string) => void,
): string {
  const matches = Math.max(1, Math.round(minutes * MATCHES_A_MINUTE));
  const net = firstNet(HIDDEN, seed);
  const lessons = Math.min(LESSONS, matches / 4);
  train({ seed, matches, net, lessons, rate: [0.0015, 0.0002] }, ({ done, won, error }) => {
    tell(`${done} matches, ${(100 * won).toFixed(1)} % won, error ${error.toFixed(3)}`);
  });
  return `${JSON.stringify({ team: packNet(net) }, null, 2)}\n`;
}
