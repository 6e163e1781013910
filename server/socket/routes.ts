import fastifyWebsocket from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import { deny } from '../api/errors.ts';
import type { Visit } from '../identity/session.ts';
import type { Flow } from '../limits/bucket.ts';
import { type Refused, refuse } from '../limits/refuse.ts';
import type { Meters } from '../operation/meters.ts';
import type { TableDocument } from '../tables/document.ts';
import type { Tables } from '../tables/service.ts';
import { Connection } from './connection.ts';
import type { Gatherings } from './gatherings.ts';
import { LARGEST_MESSAGE } from './messages.ts';
import type { Visits } from './visits.ts';

export interface Parts {
  readonly tables: Tables;
  readonly gatherings: Gatherings;
  readonly visits: Visits;
  readonly meters: Meters;
  readonly flow: Flow;
  readonly clock: () => number;
  readonly onFault: (error: Error) => void;
}

/** The answer to a plain request that opens no socket. */
const NO_SOCKET: Refused = {
  why: 'shape',
  field: 'upgrade',
  sentence: 'This is a WebSocket. For plain requests see /api: view, moves and wishes of a table.',
};

/** How long devices have to say goodbye when the server stops, in milliseconds. */
const GOODBYE = 1000;

/** To be called before the routes, for the whole server. */
export async function allowSockets(app: FastifyInstance, gatherings: Gatherings): Promise<void> {
  await app.register(fastifyWebsocket, {
    options: { maxPayload: LARGEST_MESSAGE, perMessageDeflate: false },
    // Protocol errors close the socket; they are no faults of ours.
    errorHandler(error, socket, request) {
      request.log.info({ code: (error as { code?: string }).code }, 'socket broken off');
      socket.terminate();
    },
    async preClose() {
      const { clients } = app.websocketServer;
      await gatherings.close();
      for (const client of clients) client.close();
      setTimeout(() => {
        for (const client of clients) client.terminate();
      }, GOODBYE).unref();
      await new Promise((resolve) => app.websocketServer.close(resolve));
    },
  });
}

interface Entered {
  readonly table: TableDocument;
  readonly visit: Visit | undefined;
  /** Whether the device lost its seat to another one and has only lost its socket since. */
  readonly isWatching: boolean;
  /** Whether it only shows the table to a room: then it has no seat, even of a seated player. */
  readonly isScreen: boolean;
}

/** Where a device follows a table and plays, in a scope that is guarded, limited and identified. */
export function routeSockets(api: FastifyInstance, parts: Parts): void {
  const entered = new WeakMap<object, Entered>();
  api.route<{ Params: { id: string }; Querystring: { watching?: string; screen?: string } }>({
    method: 'GET',
    url: '/tables/:id/socket',
    // Before the upgrade: a client without access is refused in plain HTTP.
    preHandler: async (request, reply) => {
      const table = await parts.tables.read(request.params.id);
      const visit = await request.visit();
      const player = visit?.player.id;
      if (!table) return deny(reply, 'missing');
      if (player !== undefined && table.removed.includes(player)) return deny(reply, 'removed');
      const { watching, screen } = request.query;
      const how = { isWatching: watching !== undefined, isScreen: screen !== undefined };
      entered.set(request, { table, visit, ...how });
    },
    handler: (_, reply) => refuse(reply, 400, NO_SOCKET),
    wsHandler: (socket, request) => {
      const { table, visit, isWatching, isScreen } = entered.get(request)!;
      const journal = request.log.child({ table: table.id });
      const onView = (outcome: 'sent' | 'replaced') => parts.meters.showed(outcome);
      const player = isScreen ? undefined : visit?.player.id;
      const connection = new Connection(socket, player, {
        ...parts,
        wire: request.raw.socket,
        journal,
        isScreen,
        isTool: visit?.kind === 'token',
        onView,
      });
      journal.info({}, 'socket opened');
      const leave = visit && parts.visits.add(visit.hash, connection);
      socket.once('close', (code) => {
        leave?.();
        journal.info({ code }, 'socket closed');
      });
      connection.listen(parts.gatherings.join(table, connection, isWatching), parts.onFault);
    },
  });
}
