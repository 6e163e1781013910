import { Redis } from 'ioredis';
import { localBroker } from './broker/local.ts';
import { postgresBroker } from './broker/postgres.ts';
import { redisBroker } from './broker/redis.ts';
import { openDatabase } from './database/open.ts';
import type { Online } from './online.ts';

export interface Places {
  readonly folder: string;
  /** Of a PostgreSQL that several processes share. */
  readonly databaseUrl?: string | undefined;
  /** Of a Redis that carries news between them, and counts for all of them. */
  readonly redisUrl?: string | undefined;
  readonly onTrouble: (error: Error) => void;
}

/** A Redis that hangs must not hold up visitors: then each process counts for itself. */
const REDIS_PATIENCE = 500;

type Backing = Pick<Online, 'database' | 'broker' | 'redis'> & { close(): Promise<void> };

/** Opens a server’s database and broker. */
export async function openBacking(places: Places): Promise<Backing> {
  const { folder, databaseUrl, redisUrl, onTrouble } = places;
  const database = await openDatabase({ folder, url: databaseUrl });
  const broker = brokerOf(places);
  const redis = redisUrl === undefined ? undefined : counter(redisUrl, onTrouble);
  return {
    database,
    broker,
    redis,
    close: async () => {
      redis?.disconnect();
      await broker.close();
      await database.close();
    },
  };
}

function brokerOf({ databaseUrl, redisUrl, onTrouble }: Places) {
  if (redisUrl !== undefined) return redisBroker(redisUrl, onTrouble);
  return databaseUrl === undefined ? localBroker() : postgresBroker(databaseUrl, onTrouble);
}

function counter(url: string, onTrouble: (error: Error) => void): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: REDIS_PATIENCE,
  });
  return redis.on('error', onTrouble);
}
