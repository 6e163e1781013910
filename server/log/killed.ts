import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { openDatabase, type Place } from '#server/database/open.ts';
import { sqlLog } from './sql.ts';

const WRITER = fileURLToPath(new URL('./writer.ts', import.meta.url));
const LONGEST_MS = 400;
/** In blocks of 512 bytes: more than an empty database needs, and soon used up. */
const LARGEST_FILE = 2_000;

/** Kills a writing process at a random moment, and reads which writes were acknowledged. */
export async function keepsWhatItAcknowledged(place: Place, kills: number): Promise<void> {
  for (let run = 0; run < kills; run++) {
    const args = [WRITER, JSON.stringify(place), String(run)];
    const { signal, errors, told } = await write(process.execPath, args, async (kill) => {
      await sleep(Math.random() * LONGEST_MS);
      kill();
    });
    if (signal !== 'SIGKILL') throw new Error(`the writer ended by itself: ${errors}`);
    await isAllThere(place, told);
  }
}

/** Lets a process write until its files may grow no more. */
export async function keepsWhatFitted(place: Place): Promise<void> {
  const limited = `trap '' XFSZ; ulimit -f ${LARGEST_FILE}; exec "$@"`;
  const args = ['-c', limited, 'sh', process.execPath, WRITER, JSON.stringify(place), 'full'];
  const { signal, errors, told } = await write('sh', args, async () => undefined);
  expect(signal).toBe(null);
  expect(errors).toContain('disk');
  await isAllThere(place, told);
}

interface Ending {
  readonly signal: NodeJS.Signals | null;
  readonly errors: string;
  /** The last version of each match that was acknowledged. */
  readonly told: ReadonlyMap<string, number>;
}

async function write(
  command: string,
  args: readonly string[],
  onceBegun: (kill: () => void) => Promise<void>,
): Promise<Ending> {
  const writer = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const [output, errors] = [text(writer.stdout), text(writer.stderr)];
  const exit = once(writer, 'exit');
  await Promise.race([once(writer.stdout, 'readable'), exit]);
  await onceBegun(() => writer.kill('SIGKILL'));
  const [, signal] = await exit;
  const told = new Map<string, number>();
  // What follows the last line break is incomplete.
  for (const line of (await output).split('\n').slice(0, -1)) {
    const [id = '', version] = line.split(' ');
    told.set(id, Number(version));
  }
  return { signal, errors: await errors, told };
}

async function isAllThere(place: Place, told: ReadonlyMap<string, number>): Promise<void> {
  expect(told.size).toBeGreaterThan(0);
  const database = await openDatabase(place);
  try {
    const log = sqlLog(database);
    for (const [id, version] of told) {
      const kept = await log.read(id);
      // One more may have been written without an acknowledgement; it must be complete, too.
      expect([version, version + 1]).toContain(kept?.version);
      expect(kept?.lines).toHaveLength(2 * kept!.version);
      expect(kept?.sealed[0]?.text).toBe(`choice ${kept!.version}`);
    }
  } finally {
    await database.close();
  }
}
