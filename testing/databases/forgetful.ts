import { startPostgres } from './postgres.ts';
import { startRedis } from './redis.ts';

const KINDS = { postgres: startPostgres, redis: startRedis };

/** Starts a server of the kind that is named and never ends it; the test kills this program. */
const { url, folder } = await KINDS[process.argv[2] as keyof typeof KINDS]();
console.log(JSON.stringify({ url, folder }));
setInterval(() => undefined, 60_000);
