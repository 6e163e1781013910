import { existsSync } from 'node:fs';
import path from 'node:path';
import { run } from './child.js';

/** Few and short retries: without a network the reader should soon be told. */
const PATIENCE = [
  '--fetch-retries=2',
  '--fetch-retry-mintimeout=1000',
  '--fetch-retry-maxtimeout=5000',
];
const QUIET = ['--no-audit', '--no-fund', '--no-update-notifier', '--loglevel=error'];

/**
 * Runs npm in a folder, its output on stderr, because stdout belongs to the command.
 * @param {string} folder
 * @param {readonly string[]} args
 */
export function npm(folder, args) {
  const { command, before } = findNpm(process.env, process.execPath, existsSync);
  return run(command, [...before, ...args, ...PATIENCE, ...QUIET], {
    cwd: folder,
    stdio: ['ignore', process.stderr, process.stderr],
  });
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
