import path from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase } from '#server/database/open.ts';
import { report } from '#server/people/reports.ts';
import { temporaryFolder } from '#testing/folder.ts';
import { run } from './io-fake.ts';

const folder = temporaryFolder();
const said = {
  reporter: 'lea',
  reported: 'tom',
  name: 'Tom\tTab',
  table: 't1',
  match: undefined,
  reason: 'name',
} as const;

test('reports can be read while a server runs, the newest first', async () => {
  const data = path.join(folder, 'data');
  const database = await openDatabase({ folder: data });
  try {
    expect((await run(['reports', '--data', data])).out).toBe('Nobody has reported anything.\n');
    await report(database, said, 0);
    await report(database, { ...said, reason: 'stalling', match: 'm1' }, 1000);
    const { code, out } = await run(['reports', '--data', data]);
    expect([code, out.split('\n')]).toEqual([
      0,
      [
        'time\treason\tname\tplayer\ttable\tmatch',
        expect.stringMatching(/^1970-01-01T00:00:01.000Z\tstalling\tTom\S*Tab\ttom\tt1\tm1$/),
        expect.stringMatching(/^1970-01-01T00:00:00.000Z\tname\tTom\S*Tab\ttom\tt1\t-$/),
        '',
      ],
    ]);
    const [, first] = (await run(['reports', '--data', data, '--most', '1'])).out.split('\n');
    expect(first).toContain('stalling');
  } finally {
    await database.close();
  }
  expect((await run(['reports', '--data', data])).out).toContain('stalling');
});

test('a folder without a database is reported in one plain sentence', async () => {
  const { code, err } = await run(['reports', '--data', path.join(folder, 'nowhere')]);
  expect(code).toBe(2);
  expect(err).toMatch(
    /^dicepad: There is no dicepad\.db in \S+nowhere\. Name its folder with --data\.\n$/,
  );
});
