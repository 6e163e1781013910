import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { say } from './failure.js';
import { root } from './places.js';
import { installInStaging, moveUnlessThere } from './staging.js';

const LOCK = 'package-lock.json';
const MODULES = 'node_modules';
const STAMP = '.installed-from';
/** npm's own note of what it installed last. */
const NPM_NOTE = '.package-lock.json';

/**
 * How much of what the lock file names: what the app and its server need, or the tools as well.
 * @typedef {'runtime' | 'all'} Scope
 */

/**
 * Installs the packages the lock file names, unless they are there.
 * @param {Scope} [scope]
 */
export async function ensureModules(scope = 'all') {
  if (areModulesFresh(root, scope)) return;
  const what = scope === 'all' ? 'development tools' : 'packages of the app';
  say(`Installing the ${what} with "npm ci" (once per change of the lock file) ...`);
  await installInStaging({
    prepare: (staging) => {
      for (const file of ['package.json', LOCK, '.npmrc']) {
        copyFileSync(path.join(root, file), path.join(staging, file));
      }
    },
    npmArgs: ['ci', scope === 'all' ? '--include=dev' : '--omit=dev', '--include=optional'],
    finish: (staging) => {
      const fresh = path.join(staging, MODULES);
      const stamp = stampOf(readFileSync(path.join(staging, LOCK)), scope);
      writeFileSync(path.join(fresh, STAMP), stamp);
      putInPlace(fresh, path.join(staging, 'replaced'), scope);
    },
    advice: 'Check the network and the disk and run this again, or run "npm ci" by hand.',
  });
  say('Done.');
}

/**
 * Whether `node_modules` holds what the lock file names: our stamp says so, or, where npm was
 * run by hand and left none, npm's note is the younger file.
 * @param {string} folder
 * @param {Scope} [scope]
 */
export function areModulesFresh(folder, scope = 'all') {
  const lock = path.join(folder, LOCK);
  const stamp = path.join(folder, MODULES, STAMP);
  const note = path.join(folder, MODULES, NPM_NOTE);
  if (!existsSync(note)) return false;
  if (existsSync(stamp)) {
    /** @type {readonly Scope[]} */
    const enough = scope === 'all' ? ['all'] : ['all', 'runtime'];
    const installed = readFileSync(stamp, 'utf8');
    return enough.some((each) => installed === stampOf(readFileSync(lock), each));
  }
  return statSync(note).mtimeMs >= statSync(lock).mtimeMs;
}

/**
 * The platform counts too: some tools are native programs.
 * @param {Buffer} lock
 * @param {Scope} [scope]
 */
export function stampOf(lock, scope = 'all') {
  const hash = createHash('sha256').update(lock).digest('hex');
  return `${hash} ${process.platform}-${process.arch}${scope === 'all' ? '' : ` ${scope}`}\n`;
}

/**
 * @param {string} fresh
 * @param {string} attic where what was there before goes
 * @param {Scope} scope
 */
function putInPlace(fresh, attic, scope) {
  if (areModulesFresh(root, scope)) return;
  const place = path.join(root, MODULES);
  if (existsSync(place)) renameSync(place, attic);
  moveUnlessThere(fresh, place, () => areModulesFresh(root, scope));
}
