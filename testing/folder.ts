import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';

const PREFIX = 'dicepad-';
/** Tells which process a temporary folder belongs to. */
const OWNER = '.owner';

/** A folder for the files of a test, which goes away with it; see `tidyUp`. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), `${PREFIX}test-`));
  tidyUp(folder);
  return folder;
}

/**
 * Removes a temporary folder after the tests of a file. A run that is interrupted cannot do so:
 * what it leaves is removed by the next run.
 */
export function tidyUp(folder: string): void {
  removeOrphans();
  writeFileSync(path.join(folder, OWNER), String(process.pid));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
}

/** Only what bears our mark is ours, whatever its name. */
function removeOrphans(): void {
  for (const name of readdirSync(tmpdir()).filter((each) => each.startsWith(PREFIX))) {
    const folder = path.join(tmpdir(), name);
    const owner = ownerOf(folder);
    if (owner !== undefined && !isRunning(owner)) rmSync(folder, { recursive: true, force: true });
  }
}

/** Undefined where there is no mark, or where somebody else is just removing it. */
function ownerOf(folder: string): number | undefined {
  try {
    return Number(readFileSync(path.join(folder, OWNER), 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error) return undefined;
    throw error;
  }
}

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch (error) {
    if (error instanceof Error && 'code' in error) return error.code !== 'ESRCH';
    throw error;
  }
}
