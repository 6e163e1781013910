import { mkdtempSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'vitest';
import { temporaryFolder } from '#testing/folder.ts';
import { LONG, TIMEOUT } from '#testing/long.ts';
import { logContract } from './contract.ts';
import { keepsWhatFitted } from './killed.ts';

const folder = temporaryFolder();

describe('the log in the embedded database', { timeout: TIMEOUT }, () => {
  logContract(place, LONG ? 50 : 3);

  test('when the disk is full, what was acknowledged stays and the rest is refused', async () => {
    await keepsWhatFitted(await place());
  });
});

async function place() {
  return { folder: mkdtempSync(path.join(folder, 'data-')) };
}
