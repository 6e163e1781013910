import { once } from 'node:events';
import { createReadStream, createWriteStream, existsSync, rmSync } from 'node:fs';
import readline from 'node:readline';
import { finished } from 'node:stream/promises';
import { dump, load } from '#server/database/backup.ts';
import { UnusableDatabase } from '#server/database/errors.ts';
import { openDatabase, type Place, readDatabase } from '#server/database/open.ts';
import { codeOf } from '#server/listen.ts';
import { Problem } from './exit.ts';

/** How many rows were copied. A file that is there stays as it is. */
export async function writeBackup(file: string, place: Place): Promise<number> {
  if (existsSync(file)) throw new Problem(`The file ${file} already exists. Choose another name.`);
  return explained(file, async () => {
    const database = readDatabase(place);
    const stream = createWriteStream(file, { flags: 'wx', mode: 0o600 });
    try {
      await once(stream, 'open');
      const count = await dump(database, async (line) => {
        if (!stream.write(line)) await once(stream, 'drain');
      });
      stream.end();
      await finished(stream);
      return count;
    } catch (error) {
      stream.destroy();
      rmSync(file, { force: true });
      throw error;
    } finally {
      await database.close();
    }
  });
}

/** How many rows were restored. */
export async function readBackup(file: string, place: Place): Promise<number> {
  return explained(file, async () => {
    const input = createReadStream(file);
    await once(input, 'open');
    const database = await openDatabase({ ...place, isBlank: true });
    try {
      // Not earlier: what it reads before somebody listens is lost.
      return await load(database, readline.createInterface({ input }));
    } finally {
      input.destroy();
      await database.close();
    }
  });
}

async function explained<Result>(file: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof UnusableDatabase) throw new Problem(error.message);
    if (error instanceof Error && 'path' in error && error.path === file) {
      throw new Problem(`The file ${file} cannot be used (${codeOf(error)}).`);
    }
    throw error;
  }
}
