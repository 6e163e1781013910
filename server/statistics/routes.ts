import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import { languageFor } from './language.ts';
import { statisticsPage } from './page.ts';
import { type DieCount, readStatistics } from './report.ts';
import { FONT_PATH, readStyles, STYLE_PATH } from './style.ts';

const FOREVER = { 'cache-control': 'public, max-age=31536000, immutable' };

/** For machines. */
export function routeStatistics(api: FastifyInstance, database: Database): void {
  const read = reader(database);
  api.get('/statistics', async () => ({ dice: await read() }));
}

/** For people. */
export function routeStatisticsPage(app: FastifyInstance, database: Database): void {
  const read = reader(database);
  const { style, font, version } = readStyles();
  const address = `${STYLE_PATH}?v=${version}`;
  app.get<{ Querystring: { lang?: unknown } }>('/statistics', async ({ query, headers }, reply) => {
    const language = languageFor(query.lang, headers['accept-language']);
    reply.headers({
      'cache-control': 'no-cache',
      'content-language': language,
      vary: 'accept-language',
    });
    const page = statisticsPage({ dice: await read(), language, style: address });
    return reply.type('text/html; charset=utf-8').send(page);
  });
  app.get(STYLE_PATH, (_request, reply) =>
    reply.headers(FOREVER).type('text/css; charset=utf-8').send(style),
  );
  app.get(FONT_PATH, (_request, reply) => reply.headers(FOREVER).type('font/woff2').send(font));
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
