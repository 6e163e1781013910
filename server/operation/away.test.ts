import { Writable } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import { startPostgres } from '#testing/databases/postgres.ts';
import { temporaryFolder } from '#testing/folder.ts';
import { postgresBroker } from '../broker/postgres.ts';
import { openDatabase } from '../database/open.ts';
import { begunTable, Person, serve } from '../socket/testing.ts';

const LONG = 120_000;

test(
  'a database that goes down is one log line, and one when it is back; it is no fault of ours',
  async () => {
    const postgres = await startPostgres();
    onTestFinished(() => postgres.close());
    const database = await openDatabase({ folder: '', url: postgres.url });
    const broker = postgresBroker(postgres.url, () => undefined);
    const lines: { msg: string; level: number; reason?: string }[] = [];
    const stream = new Writable({
      write(line, _encoding, done) {
        lines.push(JSON.parse(String(line)));
        done();
      },
    });
    const server = await serve(temporaryFolder(), {
      shared: { database, broker },
      logs: { level: 'info', stream },
    });
    onTestFinished(async () => {
      await server.stop();
      await broker.close();
      await database.close();
    });
    const untilTold = async (what: string) => {
      while (!lines.some(({ msg }) => msg === what)) await fetch(`${server.address}/health`);
    };
    const tables = [];
    for (let count = 0; count < 3; count++) {
      tables.push(await begunTable(server, { game: 'qwixx' }));
    }
    await postgres.stop();
    await untilTold('the database is away');
    const answer = await fetch(`${server.address}/api/tables/${tables[0]!.id}`);
    expect([answer.status, await answer.json()]).toEqual([
      503,
      { why: 'away', sentence: 'The database cannot be reached from here.' },
    ]);
    // Several seconds of every table looking for news by itself.
    const health = async () => (await fetch(`${server.address}/ready`)).json();
    for (let from = Date.now(); Date.now() - from < 4000; ) {
      expect(await health()).toMatchObject({ status: expect.stringMatching(/away|starting/) });
    }
    await postgres.start();
    await untilTold('the database is back');
    expect((await Person.come(server, 'Zoe')).cookie).toContain('dicepad');

    const troubled = lines.filter(
      ({ level, msg }) => level >= 50 || msg.startsWith('the database'),
    );
    expect(troubled.map(({ msg }) => msg)).toEqual([
      'the database is away',
      'the database is back',
    ]);
    expect(troubled[0]!.reason).not.toBe('');
    expect(server.faults).toEqual([]);
    const metrics = await (await fetch(`${server.address}/metrics`)).text();
    expect(metrics).toContain('dicepad_faults_total 0');
  },
  LONG,
);
