import { packNet } from '#kits/grid/bots/weights.ts';
import { soloNet, tableNet } from './nets.ts';
import { type Progress, train } from './train.ts';

const HIDDEN = 8;
const LESSONS = 400;
/** Half of the time is for those who play alone, half for tables, which begin with what these know. */
const SOLO_MATCHES_A_MINUTE = 3000;
const TABLE_MATCHES_A_MINUTE = 1000;
const SEATS = [2, 2, 2, 3, 4];

/**
 * Learns everything that the bots know, with as many matches as take about so many minutes of one
 * core: the same seed and minutes give the same. Returns the text of `bots/learnt.json`, since
 * nothing here touches files.
 */
export function tune(
  { seed, minutes }: { readonly seed: string; readonly minutes: number },
  tell: (line: string) => void,
): string {
  const say = (what: string) => (progress: Progress) => {
    const { done, score, error } = progress;
    tell(`${what}: ${done} matches, ${score.toFixed(1)} points, error ${error.toFixed(3)}`);
  };
  const matchesFor = (each: number) => Math.max(1, Math.round(minutes * each));
  const solo = soloNet(HIDDEN, seed);
  train(
    {
      seed: `${seed}/solo`,
      matches: matchesFor(SOLO_MATCHES_A_MINUTE),
      net: solo,
      rate: [0.002, 0.0002],
      seats: [1],
      lessons: LESSONS,
    },
    say('alone'),
  );
  const table = tableNet(solo, seed);
  train(
    {
      seed: `${seed}/table`,
      matches: matchesFor(TABLE_MATCHES_A_MINUTE),
      net: table,
      rate: [0.0015, 0.0002],
      seats: SEATS,
      lessons: 0,
    },
    say('at a table'),
  );
  return `${JSON.stringify({ solo: packNet(solo), table: packNet(table) }, null, 2)}\n`;
}
