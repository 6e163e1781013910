import { closeSync, fstatSync, mkdtempSync, openSync, readFileSync, readSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Kept, keep } from '#testing/databases/kept.ts';
import { freePort } from '#testing/port.ts';

const PROGRAM = fileURLToPath(new URL('../../../bin/dicepad', import.meta.url));

/** Leaves its number where we find it, then becomes the server: killing one is killing the other. */
const LAUNCH = 'echo $$ > "$0/pid"; exec "$@"';

export interface Wanted {
  readonly databaseUrl?: string | undefined;
  readonly redisUrl?: string | undefined;
  readonly flags?: readonly string[];
  /** For Node itself. */
  readonly nodeFlags?: readonly string[];
  /** Shell commands that prepare the process. */
  readonly prelude?: string;
}

/** The real `dicepad serve`, to be killed and started again on the same address and data. */
export interface Program extends Kept {
  readonly pid: number;
  /** Everything it has said, its log too. */
  output(): string;
  signal(name: NodeJS.Signals): void;
}

export async function startProgram(wanted: Wanted = {}): Promise<Program> {
  const { databaseUrl, redisUrl, flags = [], nodeFlags = [], prelude = 'true' } = wanted;
  const folder = mkdtempSync(path.join(tmpdir(), 'dicepad-server-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const place = [
    '--host',
    '127.0.0.1',
    '--port',
    String(port),
    '--data',
    path.join(folder, 'data'),
  ];
  const kept = await keep({
    url,
    folder,
    command: [
      'env',
      ...['DATABASE_URL', 'REDIS_URL', 'METRICS_TOKEN'].flatMap((name) => ['-u', name]),
      ...setting('DATABASE_URL', databaseUrl),
      ...setting('REDIS_URL', redisUrl),
      'sh',
      '-c',
      `${prelude}; ${LAUNCH}`,
      folder,
      process.execPath,
      ...nodeFlags,
      PROGRAM,
      'serve',
      ...place,
      '--log',
      'info',
      ...flags,
    ],
    signal: 'KILL',
    greet: () => isReady(url),
  });
  const pid = () => Number(readFileSync(path.join(folder, 'pid'), 'utf8'));
  // Stays readable when the folder is gone.
  const output = openSync(path.join(folder, 'output'), 'r');
  return {
    ...kept,
    close: async () => {
      await kept.close();
      closeSync(output);
    },
    get pid() {
      return pid();
    },
    output: () => {
      const bytes = Buffer.alloc(fstatSync(output).size);
      return bytes.toString('utf8', 0, readSync(output, bytes, 0, bytes.length, 0));
    },
    signal: (name) => process.kill(pid(), name),
  };
}

/** Metrics of a server, by their names and labels as Prometheus writes them. */
export async function metrics(url: string, names: readonly string[]): Promise<readonly number[]> {
  const lines = (await (await fetch(`${url}/metrics`)).text()).split('\n');
  return names.map((name) => {
    const line = lines.find((each) => each.startsWith(`${name} `));
    return Number(line?.split(' ').at(-1));
  });
}

export async function metric(url: string, name: string): Promise<number> {
  return (await metrics(url, [name]))[0]!;
}

function setting(name: string, value: string | undefined): readonly string[] {
  return value === undefined ? [] : [`${name}=${value}`];
}

async function isReady(url: string): Promise<void> {
  const { status } = await fetch(`${url}/ready`, { signal: AbortSignal.timeout(2000) });
  if (status !== 200) throw new Error(`it answers ${status}`);
}
