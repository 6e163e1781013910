import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from '#testing/folder.ts';
import { buildApp } from '../app.ts';
import { RATES } from '../limits/rates.ts';
import { Person, type Server, serve } from '../socket/testing.ts';
import { measuredLog } from './measured.ts';
import { Meters } from './meters.ts';

const folder = temporaryFolder();
let server: Server;
beforeAll(async () => {
  server = await serve(folder, { rates: { ...RATES, makeTable: { ...RATES.makeTable, most: 1 } } });
});
afterAll(() => server.stop());

/** What a metric says now; labels are written as Prometheus writes them. */
async function metric(name: string): Promise<number | undefined> {
  const text = await (await fetch(`${server.address}/metrics`)).text();
  const line = text.split('\n').find((each) => each.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.split(' ').at(-1));
}

test('moves, views, sockets, tables, matches, latency, refusals and the process are counted', async () => {
  const [lea, tom] = [await Person.come(server, 'Lea'), await Person.come(server, 'Tom')];
  const { id } = await lea.make(server, { game: 'qwixx' });
  expect((await lea.ask(server, 'POST', '/tables', { options: { game: 'qwixx' } })).status).toBe(
    429,
  );
  await tom.table(server, 'POST', `/tables/${id}/seats`, {});
  await lea.table(server, 'POST', `/tables/${id}/begin`);
  const devices = [await lea.connect(server, id), await tom.connect(server, id)];
  await Promise.all(devices.map((each, i) => each.play(`seat ${i}`)));
  await devices[0]!.until(() => devices[0]!.table?.state === 'over');

  expect(await metric('dicepad_sockets')).toBe(2);
  expect(await metric('dicepad_tables')).toBe(1);
  expect(await metric('dicepad_matches')).toBe(1);
  expect(await metric('dicepad_broker_up')).toBe(1);
  const done = await metric('dicepad_wishes_total{type="decide",outcome="done"}');
  const moves = devices[0]!.view!.entries.filter(({ kind }) => kind === 'move').length;
  expect(done).toBe(moves);
  const all = devices.flatMap((each) => each.of('answer')).length;
  expect(await metric('dicepad_wish_seconds_count')).toBe(all);
  expect(await metric('dicepad_wish_seconds_bucket{le="+Inf"}')).toBe(all);
  const views = devices.flatMap((each) => each.of('view')).length;
  expect(await metric('dicepad_views_total{outcome="sent"}')).toBe(views);
  const written = await metric('dicepad_log_writes_total{outcome="written"}');
  expect(written).toBe(devices[0]!.view!.version);
  expect(await metric('dicepad_limited_total{act="makeTable"}')).toBe(1);
  expect(await metric('dicepad_refused_total{why="often"}')).toBe(1);
  expect(await metric('dicepad_requests_total{part="api",status="429"}')).toBe(1);
  expect(await metric('dicepad_faults_total')).toBe(0);
  expect(await metric('process_resident_memory_bytes')).toBeGreaterThan(1e6);
  expect(await metric('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0);
  await Promise.all(devices.map((each) => each.close()));
});

test('a conflict and a failure of the log are counted apart', async () => {
  const meters = new Meters();
  const outcomes = ['conflict', 'written'] as const;
  let times = 0;
  const log = measuredLog(
    {
      begin: async () => undefined,
      read: async () => undefined,
      version: async () => 0,
      write: async () => {
        const outcome = outcomes[times++];
        if (!outcome) throw new Error('the disk is full');
        return outcome;
      },
    },
    meters,
  );
  expect(await log.write('m', 0, {})).toBe('conflict');
  expect(await log.write('m', 1, {})).toBe('written');
  await expect(log.write('m', 2, {})).rejects.toThrow('the disk is full');
  const text = await meters.text();
  for (const outcome of ['written', 'conflict', 'failed']) {
    expect(text).toContain(`dicepad_log_writes_total{outcome="${outcome}"} 1`);
  }
});

describe('who may read them', () => {
  const ask = async (metricsToken: string | undefined, headers: object, remoteAddress: string) => {
    const app = await buildApp({ site: folder, version: '1', operation: { metricsToken } });
    try {
      return (await app.inject({ url: '/metrics', headers: { ...headers }, remoteAddress }))
        .statusCode;
    } finally {
      await app.close();
    }
  };
  const shown = (token: string) => ({ authorization: `Bearer ${token}` });

  test.each([
    ['this computer', undefined, {}, '127.0.0.1', 200],
    ['this computer, by the newer address', undefined, {}, '::1', 200],
    ['another computer', undefined, {}, '10.0.0.7', 404],
    ['somebody behind a proxy here', undefined, { 'x-forwarded-for': '9.9.9.9' }, '127.0.0.1', 404],
    [
      'somebody who says to be here',
      undefined,
      { 'x-forwarded-for': '127.0.0.1' },
      '10.0.0.7',
      404,
    ],
    ['who shows the token', 'let-me-in', shown('let-me-in'), '10.0.0.7', 200],
    ['who shows another', 'let-me-in', shown('let-me-on'), '10.0.0.7', 404],
    ['who shows none, though here', 'let-me-in', {}, '127.0.0.1', 404],
  ])('%s', async (_, token, headers, address, status) => {
    expect(await ask(token, headers, address)).toBe(status);
  });
});
