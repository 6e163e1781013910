import type { FastifyInstance, FastifyReply } from 'fastify';
import type { TableInfo } from '#protocol/table.ts';
import { unkept } from '../identity/person.ts';
import type { Limits } from '../limits/limits.ts';
import { readBody } from '../limits/read.ts';
import { isDenial, seatOf, type TableDocument } from '../tables/document.ts';
import type { Answer, Tables } from '../tables/service.ts';
import { askerOf } from './asker.ts';
import { deny } from './errors.ts';
import { JOIN, MAKE_TABLE, MOVE_SEAT, TABLE_OPTIONS, TAKE_SEAT } from './schemas.ts';

export interface Parts {
  readonly tables: Tables;
  readonly limits: Limits;
  /** A table as everybody may see it. */
  readonly infoOf: (table: TableDocument) => TableInfo;
}

interface One {
  readonly Params: { readonly id: string };
}

/** Tables, in a scope that is guarded, limited and identified. */
export function routeTables(api: FastifyInstance, { tables, limits, infoOf }: Parts): void {
  const tell = (reply: FastifyReply, answer: Answer, status = 200): FastifyReply => {
    if (answer === undefined) return deny(reply, 'missing');
    if (isDenial(answer)) return deny(reply, answer);
    return unkept(reply)
      .code(status)
      .send({ table: infoOf(answer) });
  };

  api.get('/tables', async (request, reply) => {
    const open = await tables.open((await request.player())?.id);
    return unkept(reply).send({ tables: open.map(infoOf) });
  });

  api.get('/me/tables', async (request, reply) => {
    const player = await askerOf(request, reply);
    if (!player) return reply;
    const sitting = await tables.sitting(player.id);
    const own = sitting.map((table) => ({ table: infoOf(table), seat: seatOf(table, player.id) }));
    return unkept(reply).send({ tables: own });
  });

  api.post('/tables', async (request, reply) => {
    const player = await askerOf(request, reply);
    const body = player && readBody(MAKE_TABLE, request, reply);
    if (!body || !(await limits.permits(reply, 'makeTable', player.id))) return reply;
    return tell(reply, await tables.make(player, body.options), 201);
  });

  api.post('/join', async (request, reply) => {
    const body = readBody(JOIN, request, reply);
    if (!body || !(await limits.permits(reply, 'joinByCode'))) return reply;
    const table = await tables.byCode(body.code);
    if (!table) await limits.failed(request, 'joinByCode');
    return tell(reply, table);
  });

  api.get<One>('/tables/:id', async ({ params }, reply) =>
    tell(reply, await tables.read(params.id)),
  );

  api.post<One>('/tables/:id/seats', async (request, reply) => {
    const player = await askerOf(request, reply);
    const body = player && readBody(TAKE_SEAT, request, reply);
    if (!body) return reply;
    const { id } = request.params;
    const { bot } = body;
    if (bot !== undefined) return tell(reply, await tables.addBot(id, player.id, bot));
    return tell(reply, await tables.sit(id, player));
  });

  api.delete<{ Params: { id: string; seat: string } }>(
    '/tables/:id/seats/:seat',
    async (request, reply) => {
      const player = await askerOf(request, reply);
      if (!player) return reply;
      const { id, seat } = request.params;
      return tell(reply, await tables.leave(id, player.id, Number(seat)));
    },
  );

  api.post<One>('/tables/:id/move', async (request, reply) => {
    const player = await askerOf(request, reply);
    const body = player && readBody(MOVE_SEAT, request, reply);
    if (!body) return reply;
    return tell(reply, await tables.move(request.params.id, player.id, body.from, body.to));
  });

  api.put<One>('/tables/:id/options', async (request, reply) => {
    const player = await askerOf(request, reply);
    const options = player && readBody(TABLE_OPTIONS, request, reply);
    if (!options) return reply;
    return tell(reply, await tables.setOptions(request.params.id, player.id, options));
  });

  for (const act of ['begin', 'again', 'close'] as const) {
    api.post<One>(`/tables/:id/${act}`, async (request, reply) => {
      const player = await askerOf(request, reply);
      if (!player) return reply;
      return tell(reply, await tables[act](request.params.id, player.id));
    });
  }
}
