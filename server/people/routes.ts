import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Seat } from '#engine/contract.ts';
import type { Database } from '#server/database/database.ts';
import { deny } from '../api/errors.ts';
import { SEAT } from '../api/schemas.ts';
import type { Player } from '../identity/player.ts';
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

/** Nobody knows the ids of others: whoever is meant is shown by where they sit. */
const WHOM = { table: z.string().max(40), seat: SEAT };
export const BLOCK = z.strictObject(WHOM);
export const REPORT = z.strictObject({ ...WHOM, reason: z.enum(REASONS) });

/** What players may do about each other, in a scope that is guarded, limited and identified. */
export function routePeople(api: FastifyInstance, parts: Parts): void {
  const { database, limits, clock } = parts;

  api.post('/players/block', async (request, reply) => {
    const player = await playerOf(request, reply);
    const body = player && readBody(BLOCK, request, reply);
    if (!body || !(await limits.permits(reply, 'judge', player.id))) return reply;
    const met = await meet(parts, player, body, reply);
    if (!met) return reply;
    const made = await block(database, player.id, met.sitter, clock());
    return unkept(reply).code(201).send({ block: made });
  });

  api.get('/players/blocks', async (request, reply) => {
    const player = await playerOf(request, reply);
    if (!player) return reply;
    return unkept(reply).send({ blocks: await listBlocks(database, player.id) });
  });

  api.delete<{ Params: { id: string } }>('/players/blocks/:id', async (request, reply) => {
    const player = await playerOf(request, reply);
    if (!player) return reply;
    const isDone = await unblock(database, player.id, request.params.id);
    return isDone ? reply.code(204).send() : deny(reply, 'missing');
  });

  api.post('/reports', async (request, reply) => {
    const player = await playerOf(request, reply);
    const body = player && readBody(REPORT, request, reply);
    if (!body || !(await limits.permits(reply, 'judge', player.id))) return reply;
    const met = await meet(parts, player, body, reply);
    if (!met) return reply;
    const { sitter, table } = met;
    const { reason } = body;
    const about = { reporter: player.id, reported: sitter.player, name: sitter.name, reason };
    await report(database, { ...about, table: table.id, match: table.match }, clock());
    return reply.code(204).send();
  });
}

/** Who sits there: a person, and another one. */
async function meet(
  { tables }: Parts,
  player: Player,
  { table: id, seat }: { readonly table: string; readonly seat: Seat },
  reply: FastifyReply,
) {
  const table: TableDocument | undefined = await tables.read(id);
  const sitter = table?.seats[seat];
  if (!table) deny(reply, 'missing');
  else if (sitter?.kind !== 'person' || sitter.player === player.id) deny(reply, 'seat');
  else return { table, sitter };
  return undefined;
}

async function playerOf(request: FastifyRequest, reply: FastifyReply): Promise<Player | undefined> {
  const player = await request.player();
  if (!player) deny(reply, 'nobody');
  return player;
}

function unkept(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', 'no-store');
}
