import { writeSync } from 'node:fs';
import { openDatabase } from '#server/database/open.ts';
import { sqlLog } from './sql.ts';

/**
 * Writes to several matches as fast as it can and prints every change that was acknowledged, until
 * somebody kills it: the tests do.
 */
const MATCHES = 8;

const [place = '', run = ''] = process.argv.slice(2);
const log = sqlLog(await openDatabase(JSON.parse(place)));
await Promise.all(Array.from({ length: MATCHES }, (_, index) => write(`${run}-${index}`)));

async function write(id: string): Promise<never> {
  await log.begin({
    id,
    table: 'table',
    game: 'toy',
    players: ['Ada'],
    options: {},
    dice: 'app',
    secret: 'secret',
    created: 1,
  });
  for (let version = 0; ; version++) {
    const lines = ['roll', 'again'].map((text) => ({ kind: 'roll' as const, text }));
    const seal = { seat: 0, text: `choice ${version + 1}`, wishes: [] };
    await log.write(id, version, { lines, seal });
    writeSync(1, `${id} ${version + 1}\n`);
  }
}
