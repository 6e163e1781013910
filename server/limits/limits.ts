import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Redis } from 'ioredis';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { type Act, RATES, type Rate, type Rates } from './rates.ts';
import { addressOf, refuse } from './refuse.ts';

export interface Parts {
  /** Where several processes count together; without one, each counts for itself. */
  readonly redis?: Redis | undefined;
  readonly rates?: Rates;
  readonly onRefused?: (act: Act) => void;
}

export interface Limits {
  /** Whether the sender may do it now; if not, they are told when. */
  permits(reply: FastifyReply, act: Act, player?: string): Promise<boolean>;
}

interface Limiter {
  readonly own: RateLimiterAbstract;
  readonly overall: RateLimiterAbstract | undefined;
}

const MINUTE = 60;

export function createLimits({ redis, rates = RATES, onRefused }: Parts = {}): Limits {
  const limiters = new Map<string, Limiter>();
  for (const [act, rate] of Object.entries(rates)) limiters.set(act, limiterOf(act, rate, redis));

  return {
    async permits(reply, act, player) {
      const isPlayers = rates[act].by === 'player' && player !== undefined;
      const who = isPlayers ? `player ${player}` : addressOf(reply.request);
      const wait = await waitFor(limiters.get(act)!, who);
      if (wait === undefined) return true;
      onRefused?.(act);
      const seconds = Math.max(1, Math.ceil(wait / 1000));
      const sentence = `That was too often. Wait ${seconds} s and try again.`;
      refuse(reply.header('retry-after', String(seconds)), 429, { why: 'often', sentence });
      return false;
    },
  };
}

/** Counts whatever is asked, before anything is read or looked up. */
export function limitEverything(api: FastifyInstance, limits: Limits): void {
  api.addHook('onRequest', async (_request, reply) => {
    if (!(await limits.permits(reply, 'anything'))) return reply;
  });
}

function limiterOf(act: string, rate: Rate, redis: Redis | undefined): Limiter {
  const { most, minutes, overall } = rate;
  const options = { keyPrefix: `dicepad:${act}`, points: most, duration: minutes * MINUTE };
  const all = { keyPrefix: `dicepad:${act}:overall`, points: overall ?? 0, duration: MINUTE };
  return {
    own: counter(redis, options),
    overall: overall === undefined ? undefined : counter(redis, all),
  };
}

/** While Redis is away, each process counts for itself. */
function counter(
  redis: Redis | undefined,
  options: { keyPrefix: string; points: number; duration: number },
): RateLimiterAbstract {
  const memory = new RateLimiterMemory(options);
  if (!redis) return memory;
  return new RateLimiterRedis({
    ...options,
    storeClient: redis,
    rejectIfRedisNotReady: true,
    insuranceLimiter: memory,
  });
}

/** Whoever is over their own limit uses nothing up for the others. */
async function waitFor({ own, overall }: Limiter, who: string): Promise<number | undefined> {
  return (await consume(own, who)) ?? (overall && (await consume(overall, 'all')));
}

async function consume(limiter: RateLimiterAbstract, who: string): Promise<number | undefined> {
  try {
    await limiter.consume(who);
    return undefined;
  } catch (error) {
    if (error instanceof RateLimiterRes) return error.msBeforeNext;
    throw error;
  }
}
