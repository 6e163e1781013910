import { afterAll, beforeAll, describe } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { openDatabase } from '#server/database/open.ts';
import { temporaryFolder } from '../folder.ts';
import { freshPostgres } from './fresh.ts';

/** Each kind of database, with the address of a new one; the embedded one needs none. */
export const DATABASES = [
  ['the embedded database', async () => undefined],
  ['PostgreSQL', freshPostgres],
] as const;

/** Tests for either database, which is new and open while they run; `%s` in the title is its kind. */
export function describeBoth(title: string, tests: (database: Database) => void): void {
  describe.each(DATABASES)(title, (_, address) => {
    const folder = temporaryFolder();
    let opened: Database;
    beforeAll(async () => {
      opened = await openDatabase({ folder, url: await address() });
    });
    afterAll(() => opened?.close());
    tests({
      get kind() {
        return opened.kind;
      },
      get queries() {
        return opened.queries;
      },
      write: (work) => opened.write(work),
      scrub: () => opened.scrub(),
      close: () => opened.close(),
    });
  });
}
