import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import { namesOf } from '../identity/former.ts';
import { unkept } from '../identity/person.ts';
import { readQuery } from '../limits/read.ts';
import type { Log } from '../log/log.ts';
import { handsIn } from '../tables/hands.ts';
import { askerOf } from './asker.ts';
import { deny } from './errors.ts';
import { finishedOf, pageOf } from './played.ts';
import { recordOf } from './record.ts';
import { PAGE_QUERY } from './schemas.ts';

export interface Parts {
  readonly log: Log;
  readonly database: Database;
}

/** Between the records of an export; no line of a record is like it. */
const RULE = '\n----\n\n';
const TEXT = 'text/plain; charset=utf-8';

/** Records of matches: for everybody who knows their ids, and only when they are over. */
export function routeMatches(api: FastifyInstance, { log, database }: Parts): void {
  const recorded = async (id: string): Promise<Recorded> => {
    const kept = await log.read(id);
    if (!kept) return { why: 'missing' };
    if (kept.finished === undefined) return { why: 'unfinished' };
    const { queries } = database;
    const hands = await handsIn(queries, id);
    return { text: recordOf(kept, await namesOf(queries, kept.begun), hands) };
  };

  api.get<{ Params: { id: string } }>('/matches/:id/record', async ({ params }, reply) => {
    const record = await recorded(params.id);
    if ('why' in record) return deny(reply, record.why);
    return reply.type(TEXT).header('cache-control', 'no-cache').send(record.text);
  });

  api.get('/me/matches', { config: { act: 'matches' } }, async (request, reply) => {
    const player = await askerOf(request, reply);
    const query = player && readQuery(PAGE_QUERY, request, reply);
    if (!query) return reply;
    return unkept(reply).send(await pageOf(database.queries, player.id, query));
  });

  // To be asked for the head alone would play all matches through and send none of them.
  const records = { config: { act: 'records' }, exposeHeadRoute: false } as const;
  api.get('/me/records', records, async (request, reply) => {
    const player = await askerOf(request, reply);
    if (!player) return reply;
    const texts = inTurn(finishedOf(database.queries, player.id), recorded);
    return unkept(reply)
      .type(TEXT)
      .send(Readable.from(texts, { objectMode: false }));
  });
}

type Recorded = { readonly text: string } | { readonly why: 'missing' | 'unfinished' };

/** One record is made when the one before is sent. What is gone meanwhile is left out. */
async function* inTurn(
  ids: AsyncIterable<string>,
  recorded: (id: string) => Promise<Recorded>,
): AsyncGenerator<string> {
  let between = '';
  for await (const id of ids) {
    const record = await recorded(id);
    if ('why' in record) continue;
    yield between + record.text;
    between = RULE;
  }
}
