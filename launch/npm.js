import { existsSync } from 'node:fs';
import path from 'node:path';
import { run } from './child.js';
import { Failure, Interrupted } from './failure.js';

/** Few and short retries: without a network the reader should soon be told. */
const PATIENCE = [
  '--fetch-retries=2',
  '--fetch-retry-mintimeout=1000',
  '--fetch-retry-maxtimeout=5000',
];
const QUIET = ['--no-audit', '--no-fund', '--no-update-notifier', '--loglevel=error'];

/**
 * Runs npm in a folder, silently, because stdout belongs to the command.
 * @param {string} folder
 * @param {readonly string[]} args
 */
export async function npm(folder, args) {
  const { command, before } = findNpm(process.env, process.execPath, existsSync);
  let said = '';
  const ending = await run(
    command,
    [...before, ...args, ...PATIENCE, ...QUIET],
    { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
    (text) => {
      said += text;
    },
  ).catch((error) => {
    throw error.code === 'ENOENT' ? new Failure('npm was not found; it comes with Node.') : error;
  });
  // npm answers a signal with an exit code of its own.
  const stop = ending.signal ?? ending.asked;
  if (stop) throw new Interrupted(stop);
  if (ending.code !== 0) throw new Failure(`npm says: ${reasonIn(said)}`);
}

/**
 * Prefers npm's own script, run by this Node: on Windows `npm` is no program one could start.
 * @param {NodeJS.ProcessEnv} env
 * @param {string} node
 * @param {(file: string) => boolean} exists
 * @returns {{ command: string, before: string[] }}
 */
export function findNpm(env, node, exists) {
  const beside = path.join(path.dirname(node), 'node_modules', 'npm', 'bin', 'npm-cli.js');
  const script = [env.npm_execpath, beside].find(
    (file) => file && path.basename(file) === 'npm-cli.js' && exists(file),
  );
  return script ? { command: node, before: [script] } : { command: 'npm', before: [] };
}

/**
 * The sentence in npm's complaint, without its codes and its stack.
 * @param {string} said
 */
export function reasonIn(said) {
  const lines = said.split('\n').map((line) => line.replace(/^npm (error|ERR!) ?/, ''));
  const sentence = lines.find(
    (line) => /^\S+ \S+ \S+/.test(line) && !/^(code|syscall|errno|A complete log)\b/.test(line),
  );
  return sentence?.trim() ?? 'nothing, it just failed.';
}
