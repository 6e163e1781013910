import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
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
  /** The same without a request: how long a player has to wait, in milliseconds, if at all. */
  wait(act: Act, player: string): Promise<number | undefined>;
  /** Notes that what was permitted has failed, for acts with a limit for everybody together. */
  failed(request: FastifyRequest, act: Act): Promise<void>;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the route does, if it has a rate of its own. */
    act?: Act;
  }
}

interface Limiter {
  readonly own: RateLimiterAbstract;
  readonly failures: Failures | undefined;
}

interface Failures {
  readonly most: number;
  readonly own: RateLimiterAbstract;
  readonly overall: RateLimiterAbstract;
}

const ALL = 'all';

const MINUTE = 60;

export function createLimits({ redis, rates = RATES, onRefused }: Parts = {}): Limits {
  const limiters = new Map<string, Limiter>();
  for (const [act, rate] of Object.entries(rates)) limiters.set(act, limiterOf(act, rate, redis));

  const count = async (act: Act, who: string): Promise<number | undefined> => {
    const wait = await waitFor(limiters.get(act)!, who);
    if (wait !== undefined) onRefused?.(act);
    return wait;
  };

  return {
    async permits(reply, act, player) {
      const isPlayers = rates[act].by === 'player' && player !== undefined;
      const wait = await count(act, isPlayers ? keyOf(player) : addressOf(reply.request));
      if (wait === undefined) return true;
      const seconds = Math.max(1, Math.ceil(wait / 1000));
      const sentence = `That was too often. Wait ${seconds} s and try again.`;
      refuse(reply.header('retry-after', String(seconds)), 429, { why: 'often', sentence });
      return false;
    },

    wait: (act, player) => count(act, keyOf(player)),

    async failed(request, act) {
      const { failures } = limiters.get(act)!;
      await failures?.own.penalty(addressOf(request));
      await failures?.overall.penalty(ALL);
    },
  };
}

function keyOf(player: string): string {
  return `player ${player}`;
}

/** Counts whatever is asked, before anything is read or looked up; then what the route does. */
export function limitEverything(api: FastifyInstance, limits: Limits): void {
  api.addHook('onRequest', async (_request, reply) => {
    if (!(await limits.permits(reply, 'anything'))) return reply;
  });
  api.addHook('preHandler', async (request, reply) => {
    const { act } = request.routeOptions.config;
    if (act === undefined) return;
    if (!(await limits.permits(reply, act, (await request.player())?.id))) return reply;
  });
}

function limiterOf(act: string, rate: Rate, redis: Redis | undefined): Limiter {
  const { most, minutes, overall } = rate;
  const options = { keyPrefix: `dicepad:${act}`, points: most, duration: minutes * MINUTE };
  const own = counter(redis, options);
  if (overall === undefined) return { own, failures: undefined };
  const failed = { ...options, keyPrefix: `dicepad:${act}:failed` };
  const all = { keyPrefix: `dicepad:${act}:overall`, points: overall, duration: MINUTE };
  const failures = { most: overall, own: counter(redis, failed), overall: counter(redis, all) };
  return { own, failures };
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

async function waitFor({ own, failures }: Limiter, who: string): Promise<number | undefined> {
  return (await consume(own, who)) ?? (failures && (await waitForAll(failures, who)));
}

/** The shared limit alone blocks nobody: a client that has not failed itself is still served. */
async function waitForAll(
  { most, own, overall }: Failures,
  who: string,
): Promise<number | undefined> {
  const all = await overall.get(ALL);
  if (!all || all.consumedPoints < most) return undefined;
  const ours = await own.get(who);
  return ours && ours.consumedPoints > 0 ? all.msBeforeNext : undefined;
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
