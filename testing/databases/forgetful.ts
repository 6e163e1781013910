import { startPostgres } from './postgres.ts';
import { startRedis } from './redis.ts';

/** Starts servers and never ends them; the test kills it. */
const servers = await Promise.all([startPostgres(), startRedis()]);
console.log(JSON.stringify(servers.map(({ url, folder }) => ({ url, folder }))));
setInterval(() => undefined, 60_000);
