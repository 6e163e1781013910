import { solveDuo } from './duo-table.ts';
import { learnAll, type Work } from './learning.ts';

/**
 * Learns everything that the app's bots know, with as much work as takes about so many minutes of
 * one core, plus solving the table: the same seed and minutes give the same. Returns the text of
 * `bots/learnt.json`, since nothing here touches files.
 */
export function tune(
  { seed, minutes }: { readonly seed: string; readonly minutes: number },
  tell: (line: string) => void,
): string {
  tell('the table for two');
  return `${JSON.stringify(learnAll(solveDuo(), workOf(minutes), seed, tell), null, 2)}\n`;
}

function workOf(minutes: number): Work {
  const inAll = (aMinute: number) => Math.max(1, Math.round(minutes * aMinute));
  return {
    gist: { width: 32, entries: inAll(1_500_000) },
    net: { shape: { half: 16, middle: 12 }, matches: inAll(30_000) },
    outlooks: { width: 16, turns: inAll(150_000) },
  };
}
