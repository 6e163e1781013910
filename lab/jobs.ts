import type { Options } from '#engine/contract.ts';
import { botOf } from './bots.ts';
import { fight } from './duel.ts';

/** What can be done on another thread: plain data in, plain data out. */
const WORK = {
  async fight({ game, bots, options, seats, seed, from, to }: FightJob) {
    const [first, second] = await Promise.all(bots.map((name) => botOf(game, name)));
    const pair = [first!.bot, second!.bot] as const;
    return fight({ game: first!.game, bots: pair, options, seats, seed }, from, to);
  },
};

export interface FightJob {
  readonly game: string;
  readonly bots: readonly [string, string];
  readonly options: Options;
  readonly seats: number;
  readonly seed: string;
  /** Pairs of matches, by their numbers. */
  readonly from: number;
  readonly to: number;
}

export type JobKind = keyof typeof WORK;
export type Job<Kind extends JobKind> = {
  readonly [Each in Kind]: { readonly kind: Each } & Parameters<(typeof WORK)[Each]>[0];
}[Kind];
export type Done<Kind extends JobKind> = Awaited<ReturnType<(typeof WORK)[Kind]>>;

export function doJob<Kind extends JobKind>(job: Job<Kind>): Promise<Done<Kind>> {
  return WORK[job.kind](job) as Promise<Done<Kind>>;
}
