import type { FastifyInstance } from 'fastify';
import type { Played } from '#protocol/played.ts';
import type { Database, Queries } from '../database/database.ts';
import { namesOf } from '../identity/former.ts';
import { unkept } from '../identity/person.ts';
import type { Log } from '../log/log.ts';
import { askerOf } from './asker.ts';
import { deny } from './errors.ts';
import { recordOf } from './record.ts';

export interface Parts {
  readonly log: Log;
  readonly database: Database;
}

/** Between the records of an export; no line of a record is like it. */
const RULE = '\n----\n\n';

/** Records of matches: for everybody who knows their ids, and only when they are over. */
export function routeMatches(api: FastifyInstance, { log, database }: Parts): void {
  const recorded = async (id: string): Promise<string | 'missing' | 'unfinished'> => {
    const kept = await log.read(id);
    if (!kept) return 'missing';
    if (kept.finished === undefined) return 'unfinished';
    return recordOf(kept, await namesOf(database.queries, kept.begun));
  };

  api.get<{ Params: { id: string } }>('/matches/:id/record', async ({ params }, reply) => {
    const record = await recorded(params.id);
    if (record === 'missing' || record === 'unfinished') return deny(reply, record);
    return reply.type('text/plain; charset=utf-8').header('cache-control', 'no-cache').send(record);
  });

  api.get('/me/matches', async (request, reply) => {
    const player = await askerOf(request, reply);
    if (!player) return reply;
    const matches = await matchesOf(database.queries, player.id);
    return unkept(reply).send({ matches });
  });

  api.get('/me/records', async (request, reply) => {
    const player = await askerOf(request, reply);
    if (!player) return reply;
    const finished = (await matchesOf(database.queries, player.id)).filter(isFinished);
    const records: string[] = [];
    for (const { id } of finished) records.push(await recorded(id));
    return unkept(reply).type('text/plain; charset=utf-8').send(records.join(RULE));
  });
}

function matchesOf(queries: Queries, player: string): Promise<readonly Played[]> {
  return queries
    .selectFrom('match_players')
    .innerJoin('matches', 'matches.id', 'match_players.match_id')
    .select(['matches.id', 'table_id as table', 'game', 'seat', 'created', 'finished'])
    .where('player_id', '=', player)
    .orderBy('created', 'desc')
    .execute();
}

function isFinished({ finished }: Played): boolean {
  return finished !== null;
}
