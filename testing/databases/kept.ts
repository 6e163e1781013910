import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync, readFileSync, rmSync } from 'node:fs';
import type { Socket } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** A real server for tests, in a process and a folder of its own. */
export interface Kept {
  readonly url: string;
  readonly folder: string;
  /** Ends it as a crash would. */
  stop(): Promise<void>;
  /** Starts it again on the same address, with what it had written. */
  start(): Promise<void>;
  /** Ends it for good. */
  close(): Promise<void>;
}

export interface Recipe {
  readonly url: string;
  /** Goes away with the server. */
  readonly folder: string;
  readonly command: readonly [string, ...string[]];
  /** What ends it at once. */
  readonly signal: 'QUIT' | 'KILL';
  /** Whom it runs as, where that is not ourselves. */
  readonly user?: Pick<SpawnOptions, 'uid' | 'gid' | 'env'> | undefined;
  /** Throws while the server does not answer. */
  readonly greet: () => Promise<void>;
}

const ENDED = 'ended';

/**
 * Runs a server until our end of the pipe is closed, which happens however we end: a test that is
 * killed leaves neither a server nor its folder behind. A server that ends by itself leaves a note,
 * and its folder until then: it may be started again.
 */
const KEEPER = `
folder="$1"; signal="$2"; shift 2
exec 3<&0
"$@" 3<&- & server=$!
(
  read -r word <&3
  kill "-$signal" "$server" 2>/dev/null
  while kill -0 "$server" 2>/dev/null; do sleep 0.05; done
  [ "$word" = stop ] || rm -rf "$folder"
) & reader=$!
exec 3<&-
wait "$server"
echo $? > "$folder/${ENDED}"
wait "$reader"`;

/** How long a server may take to start: a busy machine needs its time. */
const PATIENCE_MS = 180_000;

export async function keep(recipe: Recipe): Promise<Kept> {
  let server = await start(recipe);
  return {
    url: recipe.url,
    folder: recipe.folder,
    stop: () => end(server),
    start: async () => {
      server = await start(recipe);
    },
    close: async () => {
      await end(server);
      rmSync(recipe.folder, { recursive: true, force: true });
    },
  };
}

async function start(recipe: Recipe): Promise<ChildProcess> {
  const { folder, command, signal, user = {} } = recipe;
  rmSync(path.join(folder, ENDED), { force: true });
  const output = openSync(path.join(folder, 'output'), 'a');
  const args = ['-c', KEEPER, 'keeper', folder, signal, ...command];
  const child = spawn('sh', args, { cwd: folder, stdio: ['pipe', output, output], ...user });
  closeSync(output);
  child.unref();
  (child.stdin as Socket).unref();
  const { promise: fault, reject } = Promise.withResolvers<never>();
  child.once('error', reject);
  await Promise.race([untilGreeted(recipe, child), fault]);
  return child;
}

async function untilGreeted({ folder, command, greet }: Recipe, child: ChildProcess) {
  const giveUp = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await greet();
    } catch (error) {
      if (!existsSync(path.join(folder, ENDED)) && Date.now() < giveUp) {
        await sleep(20);
        continue;
      }
      const output = path.join(folder, 'output');
      const said = existsSync(output) ? readFileSync(output, 'utf8') : '';
      child.stdin?.end();
      throw new Error(`${command[0]} does not start:\n${said}`, { cause: error });
    }
  }
}

/** Keeps the folder, since we are still there. */
async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.ref();
  child.stdin?.end('stop\n');
  await exit;
}
