import { freshPostgres } from '#testing/databases/fresh.ts';
import { temporaryFolder } from '#testing/folder.ts';
import { postgresBroker } from '../../broker/postgres.ts';
import { openDatabase } from '../../database/open.ts';
import { type Server, serve } from '../testing.ts';

/** Two processes as far as they can tell: they share a PostgreSQL and nothing else. */
export async function serveApart(clock = Date.now) {
  const url = await freshPostgres();
  const [here, there] = [await serveOn(url, clock), await serveOn(url, clock)];
  await Promise.all([here, there].map(isReady));
  const close = async () => {
    for (const each of [here, there]) await each.stop();
  };
  return { here, there, close };
}

async function serveOn(url: string, clock: () => number): Promise<Server> {
  const database = await openDatabase({ folder: '', url });
  const broker = postgresBroker(url, () => undefined);
  const server = await serve(temporaryFolder(), { shared: { database, broker }, clock });
  const stop = async () => {
    await server.stop();
    await broker.close();
    await database.close();
  };
  return { ...server, stop };
}

async function isReady({ address }: Server): Promise<void> {
  while ((await fetch(`${address}/ready`)).status !== 200);
}
