import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Database } from '#server/database/database.ts';
import { askerOf } from '../api/asker.ts';
import { deny } from '../api/errors.ts';
import { SEAT } from '../api/schemas.ts';
import { unkept } from '../identity/person.ts';
import type { Limits } from '../limits/limits.ts';
import { readBody } from '../limits/read.ts';
import type { TableDocument } from '../tables/document.ts';
import type { Tables } from '../tables/service.ts';
import { block, listBlocks, unblock } from './blocks.ts';
import { REASONS, report } from './reports.ts';

export interface Parts {
  readonly database: Database;
  readonly tables: Tables;
  readonly limits: Limits;
  readonly clock: () => number;
}

/** Players don’t know the ids of others, so people are identified by table and seat. */
const WHOM = { table: z.string().max(40), seat: SEAT };
export const BLOCK = z.strictObject(WHOM);
export const REPORT = z.strictObject({ ...WHOM, reason: z.enum(REASONS) });

/** What players may do about each other, in a scope that is guarded, limited and identified. */
export function routePeople(api: FastifyInstance, parts: Parts): void {
  const { database, clock } = parts;

  api.post('/players/block', async (request, reply) => {
    const met = await meet(parts, BLOCK, request, reply);
    if (!met) return reply;
    const made = await block(database, met.player.id, met.sitter, clock());
    return unkept(reply).code(201).send({ block: made });
  });

  api.get('/players/blocks', async (request, reply) => {
    const player = await askerOf(request, reply);
    if (!player) return reply;
    return unkept(reply).send({ blocks: await listBlocks(database, player.id) });
  });

  api.delete<{ Params: { id: string } }>('/players/blocks/:id', async (request, reply) => {
    const player = await askerOf(request, reply);
    if (!player) return reply;
    const isDone = await unblock(database, player.id, request.params.id);
    return isDone ? reply.code(204).send() : deny(reply, 'missing');
  });

  api.post('/reports', async (request, reply) => {
    const met = await meet(parts, REPORT, request, reply);
    if (!met) return reply;
    const { player, sitter, table } = met;
    const { reason } = met.body;
    const about = { reporter: player.id, reported: sitter.player, name: sitter.name, reason };
    await report(database, { ...about, table: table.id, match: table.match }, clock());
    return reply.code(204).send();
  });
}

/** Whom the player means: a person, and another one. Undefined when that was refused. */
async function meet<Body extends z.infer<typeof BLOCK>>(
  { tables, limits }: Parts,
  schema: z.ZodType<Body>,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const player = await askerOf(request, reply);
  const body = player && readBody(schema, request, reply);
  if (!body || !(await limits.permits(reply, 'judge', player.id))) return undefined;
  const table: TableDocument | undefined = await tables.read(body.table);
  const sitter = table?.seats[body.seat];
  if (!table) deny(reply, 'missing');
  else if (sitter?.kind !== 'person' || sitter.player === player.id) deny(reply, 'seat');
  else return { player, body, table, sitter };
  return undefined;
}
