import fastifyWebsocket from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import { deny } from '../api/errors.ts';
import type { Flow } from '../limits/bucket.ts';
import type { TableDocument } from '../tables/document.ts';
import type { Tables } from '../tables/service.ts';
import { Connection } from './connection.ts';
import type { Gatherings } from './gatherings.ts';
import { LARGEST_MESSAGE } from './messages.ts';

export interface Parts {
  readonly tables: Tables;
  readonly gatherings: Gatherings;
  readonly flow: Flow;
  readonly clock: () => number;
  readonly onFault: (error: Error) => void;
}

/** How long devices have to say goodbye when the server stops, in milliseconds. */
const GOODBYE = 1000;

/** To be called before the routes, for the whole server. */
export async function allowSockets(app: FastifyInstance, gatherings: Gatherings): Promise<void> {
  await app.register(fastifyWebsocket, {
    options: { maxPayload: LARGEST_MESSAGE, perMessageDeflate: false },
    preClose(done) {
      const { clients } = app.websocketServer;
      gatherings.close();
      for (const client of clients) client.close();
      setTimeout(() => {
        for (const client of clients) client.terminate();
      }, GOODBYE).unref();
      app.websocketServer.close(() => done());
    },
  });
}

interface Entered {
  readonly table: TableDocument;
  readonly player: string | undefined;
}

/** Where a device follows a table and plays, in a scope that is guarded, limited and identified. */
export function routeSockets(api: FastifyInstance, parts: Parts): void {
  const entered = new WeakMap<object, Entered>();
  api.get<{ Params: { id: string } }>(
    '/tables/:id/socket',
    {
      websocket: true,
      // Before the socket is one: whoever may not come in hears it in plain HTTP.
      preHandler: async (request, reply) => {
        const table = await parts.tables.read(request.params.id);
        const player = (await request.player())?.id;
        if (!table) return deny(reply, 'missing');
        if (player !== undefined && table.removed.includes(player)) return deny(reply, 'removed');
        entered.set(request, { table, player });
      },
    },
    (socket, request) => {
      const { table, player } = entered.get(request)!;
      const connection = new Connection(socket, player, parts);
      connection.listen(parts.gatherings.join(table, connection), parts.onFault);
    },
  );
}
