import type { FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';
import { routeGames } from './api/games.ts';
import { routeMatches } from './api/matches.ts';
import { routePage } from './api/page.ts';
import { routeTables } from './api/tables.ts';
import type { Broker } from './broker/broker.ts';
import type { Database } from './database/database.ts';
import { routeIdentity } from './identity/routes.ts';
import { sweepSessions } from './identity/session.ts';
import { identify } from './identity/visit.ts';
import { type Flow, SOCKET_FLOW } from './limits/bucket.ts';
import { guard } from './limits/guard.ts';
import { createLimits, limitEverything } from './limits/limits.ts';
import type { Rates } from './limits/rates.ts';
import { sqlLog } from './log/sql.ts';
import { Mind } from './play/mind.ts';
import { Rooms } from './play/rooms.ts';
import { Gatherings } from './socket/gatherings.ts';
import { allowSockets, routeSockets } from './socket/routes.ts';
import { Tables } from './tables/service.ts';
import { TableStore } from './tables/store.ts';

/** What playing together needs. Whoever opens these closes them, after the app. */
export interface Online {
  readonly database: Database;
  readonly broker: Broker;
  readonly redis?: Redis | undefined;
  readonly rates?: Rates;
  /** What one socket may send. */
  readonly flow?: Flow;
  readonly clock?: () => number;
  /** How long bots seem to think, in milliseconds. */
  readonly pace?: number;
}

const PACE = 650;
const HOUR = 3_600_000;

/** Adds tables, identity and play to a server. */
export async function goOnline(
  app: FastifyInstance,
  { database, broker, redis, rates, flow = SOCKET_FLOW, clock = Date.now, pace = PACE }: Online,
  { version, onFault }: { readonly version: string; readonly onFault: (error: Error) => void },
): Promise<void> {
  const log = sqlLog(database);
  const rooms = new Rooms(log, broker, onFault, clock);
  const mind = new Mind();
  const store = new TableStore(database, broker);
  const tables = new Tables({ store, log, database, clock });
  const gatherings = new Gatherings({ tables, rooms, broker, mind, pace, clock, onFault });
  const limits = createLimits({ redis, ...(rates && { rates }) });
  const sweep = () =>
    Promise.all([tables.sweep(), sweepSessions(database, clock())]).catch(onFault);
  const sweeping = setInterval(sweep, HOUR).unref();

  await allowSockets(app, gatherings);
  await app.register(
    async (api) => {
      limitEverything(api, limits);
      guard(api);
      await identify(api, database, clock);
      const leaveTables = (player: string) => tables.forget(player);
      routeIdentity(api, { database, limits, clock, leaveTables });
      routeGames(api);
      routeTables(api, { tables, limits, infoOf: (table) => gatherings.info(table) });
      routeMatches(api, { log, database });
      routePage(api, version);
      routeSockets(api, { tables, gatherings, flow, clock, onFault });
    },
    { prefix: '/api' },
  );
  app.addHook('onClose', async () => {
    clearInterval(sweeping);
    await rooms.close();
    await mind.close();
  });
}
