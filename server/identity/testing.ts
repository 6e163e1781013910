import fastifyWebsocket from '@fastify/websocket';
import fastify, {
  type FastifyInstance,
  type FastifyServerOptions,
  type InjectOptions,
} from 'fastify';
import { beforeAll } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { openDatabase } from '#server/database/open.ts';
import { guard } from '../limits/guard.ts';
import { createLimits, type Limits, limitEverything } from '../limits/limits.ts';
import { makePlayer } from './make.ts';
import type { Profile } from './player.ts';
import { routeIdentity } from './routes.ts';
import { findVisit } from './session.ts';
import { identify } from './visit.ts';

export const MAX = { name: 'Max', stamp: 'fox', language: 'de' } as const;
export const EMMA = { name: 'Emma', stamp: 'owl' } as const;
export const NOW = 1_800_000_000_000;

/** Players who come to a database without a server, and who a secret is there. */
export function playersIn(database: Database) {
  return {
    make: (profile: Profile = MAX) => makePlayer(database, profile, NOW),
    find: (secret: string, now = NOW) => findVisit(database, 'session', secret, now),
  };
}

/** Every text of every table that could tell of a player. */
export async function everythingIn({ queries }: Database): Promise<string> {
  const tables = [
    'players',
    'sessions',
    'credentials',
    'matches',
    'match_players',
    'blocks',
    'reports',
    'muted_groups',
  ] as const;
  const all = tables.map((table) => queries.selectFrom(table).selectAll().execute());
  return JSON.stringify(await Promise.all(all));
}

export interface Wish {
  readonly database: Database;
  readonly options?: FastifyServerOptions;
  readonly limits?: Limits;
  readonly clock?: () => number;
  readonly leaveTables?: (player: string) => Promise<void>;
  readonly onEnded?: () => void;
  readonly more?: (api: FastifyInstance) => Promise<void>;
}

/** A server with nothing but identity, put together as the whole one is. */
export async function identityApp(wish: Wish) {
  const { database, options = {}, limits = createLimits(), clock = Date.now } = wish;
  const leaveTables = wish.leaveTables ?? (() => Promise.resolve());
  const app = fastify(options);
  await app.register(fastifyWebsocket);
  await app.register(
    async (api) => {
      limitEverything(api, limits);
      guard(api);
      await identify(api, database, clock);
      const onEnded = wish.onEnded ?? (() => undefined);
      const acts = { renameAtTables: () => Promise.resolve(), leaveTables, onEnded };
      routeIdentity(api, { database, limits, clock, ...acts });
      await wish.more?.(api);
    },
    { prefix: '/api' },
  );
  return app;
}

/** A device with its cookies, or a tool with its token. */
export function visitor(app: Awaited<ReturnType<typeof identityApp>>, token?: string) {
  const jar = new Map<string, string>();
  const own =
    token === undefined ? { origin: 'http://localhost' } : { authorization: `Bearer ${token}` };
  return {
    jar,
    async ask(
      method: 'GET' | 'POST' | 'PUT' | 'DELETE',
      path: string,
      body?: object,
      headers = {},
    ) {
      const request: InjectOptions = {
        method,
        url: `/api${path}`,
        headers: { host: 'localhost', ...own, ...headers },
        cookies: Object.fromEntries(jar),
        ...(body && { payload: body }),
      };
      const answer = await app.inject(request);
      for (const { name, value } of answer.cookies) {
        if (value === '') jar.delete(name);
        else jar.set(name, value);
      }
      return answer;
    },
  };
}

/** Servers over one database, for the tests of one file, with a clock that they set. */
export function identityTests(folder: string) {
  const time = { now: NOW };
  const left: string[] = [];
  let database: Database | undefined;
  beforeAll(async () => {
    database = await openDatabase({ folder });
    return () => database?.close();
  });
  return {
    time,
    /** The players removed from their tables. */
    left,
    get database() {
      return database!;
    },
    /** Limits have their own tests; each server starts with none used up. */
    start: (options: FastifyServerOptions = {}) =>
      identityApp({
        database: database!,
        options,
        limits: createLimits(),
        clock: () => time.now,
        leaveTables: async (player) => {
          left.push(player);
        },
      }),
  };
}

/** A device on which somebody has become a player. */
export async function device(app: Awaited<ReturnType<typeof identityApp>>, profile: object = MAX) {
  const one = visitor(app);
  const { player } = (await one.ask('POST', '/me', profile)).json();
  return { ...one, player };
}
