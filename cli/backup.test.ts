import { readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readRecord } from '#engine/record/read.ts';
import { verify } from '#fair/verify.ts';
import { GAMES } from '#games/index.ts';
import { localBroker } from '#server/broker/local.ts';
import { openDatabase } from '#server/database/open.ts';
import { Person, type Server, serve } from '#server/socket/testing.ts';
import { freshPostgres } from '#testing/databases/fresh.ts';
import { temporaryFolder } from '#testing/folder.ts';
import { run } from './io-fake.ts';

const LONG = 120_000;
const folder = temporaryFolder();
let count = 0;

type Env = Readonly<Record<string, string>>;
interface Kept {
  readonly data: string;
  readonly env: Env;
}

/** An empty place for a database of either kind. */
const KINDS: Readonly<Record<string, () => Promise<Kept>>> = {
  embedded: async () => ({ data: path.join(folder, `data-${++count}`), env: {} }),
  PostgreSQL: async () => ({ data: folder, env: { DATABASE_URL: await freshPostgres() } }),
};

async function opened({ data, env }: Kept): Promise<Server> {
  const database = await openDatabase({ folder: data, url: env.DATABASE_URL });
  const broker = localBroker();
  const server = await serve(temporaryFolder(), { shared: { database, broker } });
  const stop = async () => {
    await server.stop();
    await database.close();
  };
  return { ...server, stop };
}

const newFile = () => path.join(folder, `backup-${++count}.jsonl`);
const command = (kept: Kept, ...argv: readonly string[]) =>
  run([...argv, '--data', kept.data], { env: kept.env });

/** Finished and unfinished matches, and all that people read of them. */
async function filled(server: Server) {
  const [lea, tom] = [await Person.come(server, 'Lea'), await Person.come(server, 'Tom')];
  const matches: string[] = [];
  const tables: string[] = [];
  for (const isWhole of [true, false]) {
    const { id } = await lea.make(server, { game: 'qwixx' });
    await tom.table(server, 'POST', `/tables/${id}/seats`, {});
    const { match } = await lea.table(server, 'POST', `/tables/${id}/begin`);
    const devices = [await lea.connect(server, id), await tom.connect(server, id)];
    const isEnough = ({ entries }: { entries: readonly unknown[] }) =>
      !isWhole && entries.length > 9;
    await Promise.all(devices.map((each, i) => each.play(`${id} ${i}`, isEnough)));
    if (isWhole) await devices[0]!.until(() => devices[0]!.table?.state === 'over');
    matches.push(match!);
    tables.push(id);
  }
  return { lea, tom, matches, tables };
}

async function readAll(server: Server, { lea, matches }: Awaited<ReturnType<typeof filled>>) {
  const texts = [await (await lea.ask(server, 'GET', '/me/matches')).text()];
  for (const match of matches) {
    texts.push(await (await lea.ask(server, 'GET', `/matches/${match}/record`)).text());
  }
  return texts;
}

describe.each([
  ['embedded', 'embedded'],
  ['PostgreSQL', 'PostgreSQL'],
  ['embedded', 'PostgreSQL'],
  ['PostgreSQL', 'embedded'],
])('from %s to %s', (from, to) => {
  test(
    'a backup of a running server is restored, with every match',
    async () => {
      const before = await KINDS[from]!();
      const server = await opened(before);
      const made = await filled(server);
      const file = newFile();
      const { code, out } = await command(before, 'backup', file);
      expect([code, out]).toEqual([0, expect.stringMatching(/^Copied \d+ rows\.\n$/)]);
      expect(statSync(file).mode & 0o777).toBe(0o600);
      const texts = await readAll(server, made);
      await server.stop();

      const after = await KINDS[to]!();
      const restored = await command(after, 'restore', file);
      expect(restored).toEqual({ code: 0, out: out.replace('Copied', 'Restored'), err: '' });
      const again = await opened(after);
      onTestFinished(again.stop);
      expect(await readAll(again, made)).toEqual(texts);
      for (const record of texts.slice(1, 2)) {
        const reading = readRecord(record, GAMES);
        expect(reading.ok && verify(reading.match).kind).toBe('right');
      }
      // People are who they were, and the match that was not over goes on.
      const { lea, tom, tables } = made;
      const devices = [await lea.connect(again, tables[1]!), await tom.connect(again, tables[1]!)];
      await Promise.all(devices.map((each, i) => each.play(`on ${i}`)));
      expect(again.faults).toEqual([]);
    },
    LONG,
  );
});

test('a backup of an older version becomes the present one', async () => {
  const lines = [
    { kind: 'dicepad backup', schema: 1 },
    { kind: 'rows', table: 'faces', rows: [{ die: 'd', face: '1', count: 4 }] },
    { kind: 'end', rows: 1 },
  ];
  const file = newFile();
  writeFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  const empty = await KINDS.embedded!();
  expect((await command(empty, 'restore', file)).out).toBe('Restored 1 rows.\n');
  const database = await openDatabase({ folder: empty.data });
  onTestFinished(() => database.close());
  expect(await database.queries.selectFrom('reports').selectAll().execute()).toEqual([]);
});

describe('refused in one plain sentence', () => {
  test('a file that is there, and one that is not', async () => {
    const kept = await KINDS.embedded!();
    await (await openDatabase({ folder: kept.data })).close();
    const file = newFile();
    writeFileSync(file, 'mine');
    expect((await command(kept, 'backup', file)).err).toContain('Choose another name.');
    expect(readFileSync(file, 'utf8')).toBe('mine');
    expect((await command(kept, 'restore', newFile())).err).toContain('cannot be used (ENOENT)');
    expect((await command(kept, 'backup')).err).toBe('dicepad: Which file? Name a FILE.\n');
    const nowhere = { data: path.join(folder, 'nowhere'), env: {} };
    expect((await command(nowhere, 'backup', newFile())).err).toContain('There is no dicepad.db');
  });

  test.each([
    ['something else', 'roll 1 2 3\n', 'This is not a backup made by dicepad.'],
    ['nothing', '', 'This is not a backup made by dicepad.'],
    [
      'one of a newer dicepad',
      '{"kind":"dicepad backup","schema":99}\n',
      'The backup is of version 99',
    ],
    [
      'one that was cut off',
      '{"kind":"dicepad backup","schema":2}\n{"kind":"rows","table":"faces","rows":[{"die":"d","face":"1","count":4}]}\n',
      'The backup is damaged or incomplete: nothing was restored.',
    ],
    [
      'one that names other tables',
      '{"kind":"dicepad backup","schema":2}\n{"kind":"rows","table":"migrations","rows":[{}]}\n{"kind":"end","rows":1}\n',
      'The backup is damaged or incomplete: nothing was restored.',
    ],
  ])('%s', async (_, text, sentence) => {
    const kept = await KINDS.embedded!();
    const file = newFile();
    writeFileSync(file, text);
    const { code, err } = await command(kept, 'restore', file);
    expect([code, err]).toEqual([2, expect.stringContaining(sentence)]);
    const database = await openDatabase({ folder: kept.data });
    onTestFinished(() => database.close());
    expect(await database.queries.selectFrom('faces').selectAll().execute()).toEqual([]);
  });

  test('a database that is not empty', async () => {
    const kept = await KINDS.embedded!();
    const server = await opened(kept);
    await Person.come(server, 'Lea');
    const file = newFile();
    await command(kept, 'backup', file);
    await server.stop();
    expect((await command(kept, 'restore', file)).err).toContain('The database is not empty.');
  });
});
