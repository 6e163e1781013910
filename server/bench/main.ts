import { ensureBuilt } from '../build/build.ts';
import { type Servers, startServers, type Wanted } from '../faults/testing/servers.ts';
import { type GrowthReport, measureGrowth } from './growth.ts';
import { ALL_GAMES, type LoadReport, measureLoad, USUAL } from './load.ts';
import { machine, printGrowth, printLoad, printMachine } from './report.ts';
import { readOptions, say } from './terminal.ts';

const USAGE =
  'Usage: npm run bench:server -- [--quick] [--json] [--postgres [--redis]] [--growth] [--tables N] [--seconds N] [--game ID]';
const EMBEDDED: Wanted = { processes: 1, isPostgres: false, isRedis: false };

const options = readOptions(USAGE, {
  quick: { type: 'boolean' },
  json: { type: 'boolean' },
  postgres: { type: 'boolean' },
  redis: { type: 'boolean' },
  growth: { type: 'boolean' },
  tables: { type: 'string' },
  seconds: { type: 'string' },
  game: { type: 'string' },
});
const games = options.game === undefined ? ALL_GAMES : [options.game];
const usual = options.quick ? USUAL.quick : USUAL.full;
const load = {
  tables: Number(options.tables ?? usual.tables),
  seats: USUAL.seats,
  seconds: Number(options.seconds ?? usual.seconds),
  rounds: 3,
  games,
};
const results: { machine: object; load?: LoadReport; growth?: GrowthReport } = {
  machine: machine(),
};
await ensureBuilt(say);
if (!options.json) printMachine(machine());
if (options.growth) {
  // The first game plays the longest matches.
  const report = await within(EMBEDDED, (servers) => measureGrowth(servers, games[0]!, say));
  results.growth = report;
  if (!options.json) printGrowth(report);
} else {
  const wanted = options.postgres
    ? { processes: 2, isPostgres: true, isRedis: options.redis ?? false }
    : EMBEDDED;
  const report = await within(wanted, (servers) => measureLoad(servers, load, say));
  results.load = report;
  if (!options.json) printLoad(titleOf(wanted), report);
}
if (options.json) console.log(JSON.stringify(results));
process.exit();

async function within<Result>(wanted: Wanted, measure: (servers: Servers) => Promise<Result>) {
  const servers = await startServers(wanted);
  try {
    return await measure(servers);
  } finally {
    await servers.close();
  }
}

function titleOf({ processes, isPostgres, isRedis }: Wanted): string {
  if (!isPostgres) return 'One process, embedded database';
  return `${processes} processes on PostgreSQL, news by ${isRedis ? 'Redis' : 'LISTEN'}`;
}
