import fastifyWebsocket from '@fastify/websocket';
import fastify, {
  type FastifyInstance,
  type FastifyServerOptions,
  type InjectOptions,
} from 'fastify';
import type { Database } from '#server/database/database.ts';
import { guard } from '../limits/guard.ts';
import { createLimits, type Limits, limitEverything } from '../limits/limits.ts';
import { routeIdentity } from './routes.ts';
import { identify } from './visit.ts';

export interface Wish {
  readonly database: Database;
  readonly options?: FastifyServerOptions;
  readonly limits?: Limits;
  readonly clock?: () => number;
  readonly leaveTables?: (player: string) => Promise<void>;
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
      routeIdentity(api, { database, limits, clock, leaveTables });
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
    async ask(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object, headers = {}) {
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
