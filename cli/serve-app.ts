import { existsSync, mkdirSync, mkdtempSync, rmdirSync } from 'node:fs';
import path from 'node:path';
import { addressesOf } from '#server/addresses.ts';
import { buildApp } from '#server/app.ts';
import { openBacking } from '#server/backing.ts';
import { BuildFailed, ensureBuilt } from '#server/build/build.ts';
import { olderBuilds } from '#server/build/tidy.ts';
import { UnusableDatabase } from '#server/database/errors.ts';
import { codeOf, FIRST_PORT, type Listening, listen } from '#server/listen.ts';
import type { Online } from '#server/online.ts';
import { type Outage, outage } from '#server/operation/away.ts';
import type { Level } from '#server/operation/levels.ts';
import manifest from '../package.json' with { type: 'json' };
import { Problem } from './exit.ts';
import { type Io, print } from './io.ts';
import { openingLines } from './serve-words.ts';

export interface Plan {
  readonly port: number | undefined;
  readonly host: string | undefined;
  readonly data: string;
  readonly qr: boolean;
  readonly log: Level;
  readonly trustProxy: readonly string[] | undefined;
  /** In days. */
  readonly keepUnfinished: number | undefined;
  /** Who runs the server, in each language. */
  readonly operator: Online['operator'];
  /** In seconds. */
  readonly drain: number;
}

/** The data holds names, and secrets of dice that are still to be rolled. */
const FOR_US_ALONE = 0o700;

/** A server that is open. */
interface Opened {
  /** Makes it report at /ready that it is about to stop. */
  drain(): void;
  close(): Promise<void>;
}

/** Opens the server and prints its addresses. */
export async function open(plan: Plan, io: Io): Promise<Opened> {
  ensureData(plan.data);
  const say = (text: string): void => print(io.stderr, `dicepad: ${text}`);
  const site = await built(say);
  // With a log, faults are logged instead.
  const onFault = (error: Error): void => {
    if (plan.log === 'none') say(error.stack ?? error.message);
  };
  let tellTrouble = (error: Error | undefined): void =>
    say(error ? wordsOf(error) : 'News from other processes is coming through again.');
  let trouble: Outage | undefined;
  const onTrouble = (error: Error): void => (trouble ? trouble.began(error) : tellTrouble(error));
  const { close: closeBacking, ...backing } = await backed(plan, io, onTrouble);
  trouble = outage(async () => isUp(backing), {
    gone: (error) => tellTrouble(error),
    back: () => tellTrouble(undefined),
  });
  let isDraining = false;
  const app = await buildApp({
    site,
    older: olderBuilds(path.dirname(site), site),
    version: manifest.version,
    online: { ...backing, keepUnfinished: plan.keepUnfinished, operator: plan.operator },
    onFault,
    operation: {
      logs: { level: plan.log, stream: io.stderr },
      trustProxy: plan.trustProxy,
      metricsToken: io.env.METRICS_TOKEN,
      isDraining: () => isDraining,
    },
  });
  if (plan.log !== 'none') {
    tellTrouble = (error) => {
      if (error) app.log.error({ reason: wordsOf(error) }, 'the broker is away');
      else app.log.info('the broker is back');
    };
  }
  app.addHook('onClose', async () => {
    trouble.stop();
    await closeBacking();
  });
  const { host, port } = await listening(app, plan);
  if (plan.port === undefined && port !== FIRST_PORT) {
    say(`Port ${FIRST_PORT} is taken by another program, so this is port ${port}.`);
  }
  print(io.stdout, ...openingLines(addressesOf(host, port), plan.qr, io));
  return {
    drain: () => {
      isDraining = true;
    },
    close: () => app.close(),
  };
}

function isUp({ broker, redis }: Pick<Online, 'broker' | 'redis'>): boolean {
  return broker.isUp && (redis === undefined || redis.status === 'ready');
}

function wordsOf(error: Error): string {
  return error.message || codeOf(error);
}

/** Fails at startup rather than in the middle of a match, when something has to be saved. */
function ensureData(folder: string): void {
  try {
    makeFolder(path.resolve(folder));
    rmdirSync(mkdtempSync(path.join(folder, '.try-')));
  } catch (error) {
    throw new Problem(
      `The data folder “${folder}” cannot be written (${codeOf(error)}). ` +
        'Choose another with --data DIR, or allow writing to it.',
    );
  }
}

/** Level by level: where nothing can be created, as in /proc, Node’s recursive mkdir never ends. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  mkdirSync(folder, { mode: FOR_US_ALONE });
}

async function backed({ data }: Plan, { env }: Io, onTrouble: (error: Error) => void) {
  const { DATABASE_URL: databaseUrl, REDIS_URL: redisUrl } = env;
  try {
    return await openBacking({ folder: data, databaseUrl, redisUrl, onTrouble });
  } catch (error) {
    if (error instanceof UnusableDatabase) throw new Problem(error.message);
    if (databaseUrl === undefined || codeOf(error) === '') throw error;
    // The address itself may hold a password.
    throw new Problem(
      `The PostgreSQL that DATABASE_URL names cannot be used (${codeOf(error)}). ` +
        'Check the address, and whether it runs.',
    );
  }
}

async function built(say: (text: string) => void): Promise<string> {
  try {
    return await ensureBuilt(say);
  } catch (error) {
    if (error instanceof BuildFailed) throw new Problem(error.message);
    if (!(error instanceof Error && 'syscall' in error)) throw error;
    throw new Problem(`The app cannot be built here: ${error.message}.`);
  }
}

async function listening(app: Parameters<typeof listen>[0], plan: Plan): Promise<Listening> {
  try {
    return await listen(app, plan);
  } catch (error) {
    await app.close();
    throw unheard(error, plan);
  }
}

function unheard(error: unknown, { host, port = FIRST_PORT }: Plan): unknown {
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return new Problem(
        `Port ${port} is taken by another program. ` +
          'Stop that program, or choose another port: --port N.',
      );
    case 'EACCES':
    case 'EPERM':
      return new Problem(`Port ${port} may not be used. Choose one above 1023: --port N.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EINVAL':
      return new Problem(
        `This computer has no address “${host}”. Leave --host out for all it has.`,
      );
    default:
      return error;
  }
}
