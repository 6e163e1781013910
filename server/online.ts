import type { FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';
import type { About } from '#protocol/about.ts';
import { routeGames } from './api/games.ts';
import { routeMatches } from './api/matches.ts';
import { routePage } from './api/page.ts';
import { routePlaying } from './api/playing.ts';
import { routeTables } from './api/tables.ts';
import type { Broker } from './broker/broker.ts';
import type { Database } from './database/database.ts';
import type { Player } from './identity/player.ts';
import { routeIdentity } from './identity/routes.ts';
import { identify } from './identity/visit.ts';
import { type Flow, SOCKET_FLOW } from './limits/bucket.ts';
import { guard } from './limits/guard.ts';
import { createLimits, limitEverything } from './limits/limits.ts';
import type { Rates } from './limits/rates.ts';
import { sqlLog } from './log/sql.ts';
import { routeNearby } from './nearby/routes.ts';
import { routeAbout } from './operation/about.ts';
import { startChores } from './operation/chores.ts';
import { routeCrashes } from './operation/crashes.ts';
import { measuredLog } from './operation/measured.ts';
import type { Meters } from './operation/meters.ts';
import { routePeople } from './people/routes.ts';
import { routeUsual } from './people/usual-routes.ts';
import { Mind } from './play/mind.ts';
import { Rooms } from './play/rooms.ts';
import { Gatherings } from './socket/gatherings.ts';
import { Polling } from './socket/polling.ts';
import { allowSockets, routeSockets } from './socket/routes.ts';
import { tellEnded, Visits } from './socket/visits.ts';
import { routeStatistics, routeStatisticsPage } from './statistics/routes.ts';
import type { TableDocument } from './tables/document.ts';
import { Tables } from './tables/service.ts';
import { TableStore } from './tables/store.ts';

/** What playing together needs. The caller that opened these closes them, after the app. */
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
  /** After how many days a match that nobody plays is deleted; without it, never. */
  readonly keepUnfinished?: number | undefined;
  /** What those who run the server say of themselves. */
  readonly operator?: About['operator'] | undefined;
}

/** What comes with the server around it. */
export interface Around {
  readonly version: string;
  readonly meters: Meters;
  readonly onFault: (error: Error) => void;
}

const PACE = 650;

/** Adds tables, identity and play to a server. */
export async function goOnline(
  app: FastifyInstance,
  online: Online,
  { version, meters, onFault }: Around,
): Promise<void> {
  const { database, broker, redis, rates, flow = SOCKET_FLOW, pace = PACE } = online;
  const { clock = Date.now, keepUnfinished, operator = null } = online;
  const log = measuredLog(sqlLog(database, clock), meters);
  const rooms = new Rooms(log, broker, onFault, clock);
  const mind = new Mind();
  const store = new TableStore(database, broker);
  const tables = new Tables({ store, database, clock });
  const visits = new Visits({ database, broker, clock, onFault });
  const onRefused = (act: string) => meters.limited(act);
  const limits = createLimits({ redis, onRefused, ...(rates && { rates }) });
  const playing = { rooms, mind, pace, clock, meters, onFault };
  const gatherings = new Gatherings({ ...playing, tables, broker, database, limits });
  const polling = new Polling({ gatherings, visits, flow, clock, onFault });
  const chores = startChores({ database, log, tables, clock, onFault, keepUnfinished });

  await allowSockets(app, gatherings);
  watch(app, meters, { rooms, gatherings, broker });
  routeStatisticsPage(app, database);
  await app.register(
    async (api) => {
      limitEverything(api, limits);
      guard(api);
      await identify(api, database, clock);
      const leaveTables = (player: string) => tables.forget(player);
      const onEnded = () => tellEnded(broker, clock());
      const renameAtTables = (player: Player) => tables.rename(player);
      const acts = { renameAtTables, leaveTables, onEnded };
      routeIdentity(api, { database, limits, clock, ...acts });
      routeGames(api);
      const infoOf = (table: TableDocument) => gatherings.info(table);
      routeTables(api, { tables, limits, infoOf, people: () => gatherings.people });
      routePeople(api, { database, tables, limits, clock });
      routeUsual(api, { database, tables, limits, clock, infoOf });
      routeMatches(api, { log, database });
      routeStatistics(api, database);
      routeAbout(api, { operator, keepUnfinished: keepUnfinished ?? null });
      routeNearby(api);
      routeCrashes(api, { limits, meters });
      routePage(api, version);
      routePlaying(api, { tables, polling });
      routeSockets(api, { tables, gatherings, visits, meters, flow, clock, onFault });
    },
    { prefix: '/api' },
  );
  app.addHook('onClose', async () => {
    visits.close();
    await chores.stop();
    await rooms.close();
    await mind.close();
  });
}

function watch(
  app: FastifyInstance,
  meters: Meters,
  {
    rooms,
    gatherings,
    broker,
  }: Readonly<Record<'rooms' | 'gatherings', { size: number }>> & {
    readonly broker: Broker;
  },
): void {
  meters.gauge('sockets', 'Open sockets.', () => app.websocketServer.clients.size);
  meters.gauge('tables', 'Tables that somebody is at.', () => gatherings.size);
  meters.gauge('matches', 'Matches that are played or looked at.', () => rooms.size);
  meters.gauge('broker_up', 'Whether news from other processes come through.', () =>
    Number(broker.isUp),
  );
}
