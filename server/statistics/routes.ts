import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import { languageFor } from './language.ts';
import { statisticsPage } from './page.ts';
import { type DieCount, readStatistics } from './report.ts';

/** For machines. */
export function routeStatistics(api: FastifyInstance, database: Database): void {
  const read = reader(database);
  api.get('/statistics', async () => ({ dice: await read() }));
}

/** For people. */
export function routeStatisticsPage(app: FastifyInstance, database: Database): void {
  const read = reader(database);
  app.get<{ Querystring: { lang?: unknown } }>('/statistics', async ({ query, headers }, reply) => {
    const language = languageFor(query.lang, headers['accept-language']);
    reply.headers({
      'cache-control': 'no-cache',
      'content-language': language,
      vary: 'accept-language',
    });
    return reply.type('text/html; charset=utf-8').send(statisticsPage(await read(), language));
  });
}

/** However many ask at once, the database is asked once. */
function reader({ queries }: Database): () => Promise<readonly DieCount[]> {
  let reading: Promise<readonly DieCount[]> | undefined;
  return () => {
    reading ??= readStatistics(queries).finally(() => {
      reading = undefined;
    });
    return reading;
  };
}
