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

/** Installs the development tools the lock file names, unless they are there. */
export async function ensureModules() {
  if (areModulesFresh(root)) return;
  say('Installing the development tools with "npm ci" (once per change of the lock file) ...');
  await installInStaging({
    prepare: (staging) => {
      for (const file of ['package.json', LOCK, '.npmrc']) {
        copyFileSync(path.join(root, file), path.join(staging, file));
      }
    },
    npmArgs: ['ci', '--include=dev', '--include=optional'],
    finish: (staging) => {
      const fresh = path.join(staging, MODULES);
      writeFileSync(path.join(fresh, STAMP), stampOf(readFileSync(path.join(staging, LOCK))));
      putInPlace(fresh, path.join(staging, 'replaced'));
    },
    advice: 'Check the network and the disk and run this again, or run "npm ci" by hand.',
  });
  say('Done.');
}

/**
 * Whether `node_modules` holds what the lock file names: our stamp says so, or, where npm was
 * run by hand and left none, npm's note is the younger file.
 * @param {string} folder
 */
export function areModulesFresh(folder) {
  const lock = path.join(folder, LOCK);
  const stamp = path.join(folder, MODULES, STAMP);
  const note = path.join(folder, MODULES, NPM_NOTE);
  if (!existsSync(note)) return false;
  if (existsSync(stamp)) return readFileSync(stamp, 'utf8') === stampOf(readFileSync(lock));
  return statSync(note).mtimeMs >= statSync(lock).mtimeMs;
}

/**
 * The platform counts too: some tools are native programs.
 * @param {Buffer} lock
 */
export function stampOf(lock) {
  const hash = createHash('sha256').update(lock).digest('hex');
  return `${hash} ${process.platform}-${process.arch}\n`;
}

/**
 * @param {string} fresh
 * @param {string} attic where what was there before goes
 */
function putInPlace(fresh, attic) {
  if (areModulesFresh(root)) return;
  const place = path.join(root, MODULES);
  if (existsSync(place)) renameSync(place, attic);
  moveUnlessThere(fresh, place, () => areModulesFresh(root));
}
