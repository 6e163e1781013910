import { mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Failure } from './failure.js';
import { npm } from './npm.js';
import { nodeFolder } from './places.js';

/**
 * Installs into a folder of our own; `finish` moves the result into place in one step. So
 * launches at the same time, or one cut short, never leave half an installation behind.
 * @param {{
 *   prepare?: (staging: string) => void,
 *   npmArgs: readonly string[],
 *   finish: (staging: string) => void | Promise<void>,
 *   advice: string,
 * }} plan
 */
export async function installInStaging({ prepare, npmArgs, finish, advice }) {
  let staging = '';
  try {
    mkdirSync(nodeFolder, { recursive: true });
    staging = mkdtempSync(path.join(nodeFolder, 'staging-'));
    prepare?.(staging);
    await npm(staging, npmArgs);
    await finish(staging);
  } catch (error) {
    if (!isReadersToMend(error)) throw error;
    throw new Failure(`${error.message}\n${advice}`);
  } finally {
    if (staging) rmSync(staging, { recursive: true, force: true });
  }
}

/**
 * Moves a folder into place, unless another launch was quicker.
 * @param {string} from
 * @param {string} to
 * @param {() => boolean} isThere
 */
export function moveUnlessThere(from, to, isThere) {
  try {
    renameSync(from, to);
  } catch (error) {
    if (!isThere()) throw error;
  }
}

/**
 * Our own failures, and what the system refuses: no npm, no space, no permission.
 * @param {unknown} error
 * @returns {error is Error}
 */
function isReadersToMend(error) {
  return error instanceof Failure || (error instanceof Error && 'syscall' in error);
}
