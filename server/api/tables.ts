import type { FastifyInstance, FastifyReply } from 'fastify';
import type { People } from '#protocol/company.ts';
import type { TableInfo } from '#protocol/table.ts';
import { unkept } from '../identity/person.ts';
import type { Limits } from '../limits/limits.ts';
import { readBody } from '../limits/read.ts';
import { isDenial, seatOf, type TableDocument } from '../tables/document.ts';
import type { Answer, Tables } from '../tables/service.ts';
import { allowedInstead } from './allowed.ts';
import { askerOf } from './asker.ts';
import { deny } from './errors.ts';
import { JOIN, MAKE_TABLE, MOVE_SEAT, TABLE_OPTIONS, TAKE_SEAT, VOTE } from './schemas.ts';

export interface Parts {
  readonly tables: Tables;
  readonly limits: Limits;
  /** A table as everybody may see it. */
  readonly infoOf: (table: TableDocument) => TableInfo;
  /** How many people are at tables now. */
  readonly people: () => People;
}

interface Telling {
  readonly status?: number;
  readonly game?: string;
  readonly needs?: readonly TableDocument['state'][];
  readonly taker?: string;
}

interface One {
  readonly Params: { readonly id: string };
}

/** Tables, in a scope that is guarded, limited and identified. */
export function routeTables(api: FastifyInstance, { tables, limits, infoOf, people }: Parts): void {
  const tell = async (
    reply: FastifyReply,
    answer: Answer,
    { status = 200, ...asked }: Telling = {},
  ): Promise<FastifyReply> => {
    if (answer === undefined) return deny(reply, 'missing');
    if (!isDenial(answer)) {
      return unkept(reply)
        .code(status)
        .send({ table: infoOf(answer) });
    }
    const { id } = reply.request.params as { readonly id?: string };
    const table = id === undefined ? undefined : await tables.read(id);
    return deny(reply, answer, allowedInstead(answer, { ...asked, table }));
  };

  api.get('/tables', async (request, reply) => {
    const open = await tables.open((await request.player())?.id);
    return unkept(reply).send({ tables: open.map(infoOf) });
  });

  api.get('/live', async (request, reply) => {
    const live = await tables.live((await request.player())?.id);
    const told = live.map(({ table, began }) => ({ table: infoOf(table), began }));
    return unkept(reply).send({ tables: told, people: people() });
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
    const { game } = body.options;
    return tell(reply, await tables.make(player, body.options), { status: 201, game });
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
    const { bot, seat } = body;
    if (seat !== undefined && bot === undefined) {
      if (!(await limits.permits(reply, 'takeSeat', player.id))) return reply;
      const answer = await tables.take(id, player, seat);
      return tell(reply, answer, { needs: ['playing'], taker: player.id });
    }
    const answer = bot === undefined ? tables.sit(id, player) : tables.addBot(id, player.id, bot);
    return tell(reply, await answer, { needs: ['lobby'] });
  });

  api.delete<{ Params: { id: string; seat: string } }>(
    '/tables/:id/seats/:seat',
    async (request, reply) => {
      const player = await askerOf(request, reply);
      if (!player) return reply;
      const { id, seat } = request.params;
      const needs = ['lobby', 'playing'] as const;
      return tell(reply, await tables.leave(id, player.id, Number(seat)), { needs });
    },
  );

  api.post<One>('/tables/:id/move', async (request, reply) => {
    const player = await askerOf(request, reply);
    const body = player && readBody(MOVE_SEAT, request, reply);
    if (!body) return reply;
    const { from, to } = body;
    const answer = await tables.move(request.params.id, player.id, from, to);
    return tell(reply, answer, { needs: ['lobby'] });
  });

  api.put<One>('/tables/:id/options', async (request, reply) => {
    const player = await askerOf(request, reply);
    const options = player && readBody(TABLE_OPTIONS, request, reply);
    if (!options) return reply;
    const answer = await tables.setOptions(request.params.id, player.id, options);
    return tell(reply, answer, { game: options.game, needs: ['lobby'] });
  });

  api.post<One>('/tables/:id/vote', async (request, reply) => {
    const player = await askerOf(request, reply);
    const body = player && readBody(VOTE, request, reply);
    if (!body) return reply;
    const answer = await tables.vote(request.params.id, player.id, body);
    return tell(reply, answer, { needs: ['playing'] });
  });

  for (const [method, act] of [
    ['POST', 'queue'],
    ['DELETE', 'unqueue'],
  ] as const) {
    api.route<One>({
      method,
      url: '/tables/:id/queue',
      handler: async (request, reply) => {
        const player = await askerOf(request, reply);
        if (!player) return reply;
        const needs = ['playing', 'over'] as const;
        return tell(reply, await tables[act](request.params.id, player), { needs });
      },
    });
  }

  for (const [act, needs] of [
    ['begin', ['lobby']],
    ['again', ['over']],
    ['ready', ['lobby']],
    ['close', ['lobby', 'over']],
  ] as const) {
    api.post<One>(`/tables/:id/${act}`, async (request, reply) => {
      const player = await askerOf(request, reply);
      if (!player) return reply;
      return tell(reply, await tables[act](request.params.id, player.id), { needs });
    });
  }
}
