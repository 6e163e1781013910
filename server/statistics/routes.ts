import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
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
  app.get('/statistics', async (_request, reply) => {
    const page = statisticsPage(await read());
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page);
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
