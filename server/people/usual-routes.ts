import type { FastifyInstance } from 'fastify';
import type { Call } from '#protocol/company.ts';
import type { TableInfo, TableOptions } from '#protocol/table.ts';
import type { Database } from '#server/database/database.ts';
import { askerOf } from '../api/asker.ts';
import { deny } from '../api/errors.ts';
import { TABLE_OPTIONS } from '../api/schemas.ts';
import { unkept } from '../identity/person.ts';
import type { Player } from '../identity/player.ts';
import type { Limits } from '../limits/limits.ts';
import { isDenial, seatOf, type TableDocument } from '../tables/document.ts';
import type { Answer, Tables } from '../tables/service.ts';
import { type Group, groupsOf, muteGroup, usualTables } from './groups.ts';

export interface Parts {
  readonly database: Database;
  readonly tables: Tables;
  readonly limits: Limits;
  readonly clock: () => number;
  /** A table as everybody may see it. */
  readonly infoOf: (table: TableDocument) => TableInfo;
}

interface One {
  readonly Params: { readonly id: string };
}

/** The same people again, in a scope that is guarded, limited and identified. */
export function routeUsual(api: FastifyInstance, parts: Parts): void {
  const { database, tables, limits, clock, infoOf } = parts;

  api.get('/me/usual', async (request, reply) => {
    const player = await askerOf(request, reply);
    if (!player) return reply;
    return unkept(reply).send({ usual: await usualTables(database, player.id, clock()) });
  });

  api.post<One>('/me/usual/:id/call', async (request, reply) => {
    const player = await askerOf(request, reply);
    if (!player || !(await limits.permits(reply, 'call', player.id))) return reply;
    const groups = await groupsOf(database, player.id, clock());
    const group = groups.find(({ id }) => id === request.params.id);
    if (!group) return deny(reply, 'missing');
    const waiting = await tables.callOf(player.id, group.id);
    if (!waiting && !(await limits.permits(reply, 'callGroup', group.id))) return reply;
    const answer: Answer = waiting
      ? await tables.recall(waiting.id, player, group.members)
      : await call(tables, player, group, clock());
    if (answer === undefined) return deny(reply, 'missing');
    if (isDenial(answer)) return deny(reply, answer);
    return unkept(reply)
      .code(waiting ? 200 : 201)
      .send({ table: infoOf(answer) });
  });

  api.delete<One>('/me/usual/:id', async (request, reply) => {
    const player = await askerOf(request, reply);
    if (!player) return reply;
    const groups = await groupsOf(database, player.id, clock());
    if (!groups.some(({ id }) => id === request.params.id)) return deny(reply, 'missing');
    await muteGroup(database, player.id, request.params.id, clock());
    return reply.code(204).send();
  });

  api.get('/me/calls', async (request, reply) => {
    const player = await askerOf(request, reply);
    if (!player) return reply;
    const calling = await tables.calling(player.id);
    const groups = calling.length > 0 ? await groupsOf(database, player.id, clock()) : [];
    const known = new Set(groups.map(({ id }) => id));
    const calls = calling.filter(({ called }) => called && known.has(called.group));
    return unkept(reply).send({ calls: calls.map((table) => callAt(table, infoOf)) });
  });

  api.delete<One>('/me/calls/:id', async (request, reply) => {
    const player = await askerOf(request, reply);
    if (!player) return reply;
    const answer = await tables.decline(request.params.id, player.id);
    return answer ? reply.code(204).send() : deny(reply, 'missing');
  });
}

/** A private table as the last one was, to which the others are called. */
async function call(
  tables: Tables,
  caller: Player,
  { id, game, table, members }: Group,
  now: number,
): Promise<Answer> {
  const last = (await tables.read(table))?.options;
  const usual: TableOptions = TABLE_OPTIONS.parse({ game });
  const options = last?.game === game ? { ...last, isPublic: false } : usual;
  const players = members.filter((each) => each !== caller.id);
  return tables.make(caller, options, { group: id, players, by: caller.id, at: now });
}

/** Only tables where the caller sits are shown. */
function callAt(table: TableDocument, infoOf: Parts['infoOf']): Call {
  const { by, at } = table.called!;
  const info = infoOf(table);
  const sitter = info.seats[seatOf(table, by)!];
  const stamp = sitter?.kind === 'person' ? sitter.stamp : '';
  return { table: info, from: { name: sitter?.name ?? '', stamp }, at };
}
