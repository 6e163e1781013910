import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '#testing/folder.ts';
import { buildApp } from '../app.ts';
import { localBroker } from '../broker/local.ts';
import { openDatabase } from '../database/open.ts';
import { begunTable } from '../socket/testing.ts';
import { PATIENCE, type Patience } from './connections.ts';

const BEGUN =
  'POST /api/me HTTP/1.1\r\nHost: h\r\nOrigin: http://h\r\nContent-Type: application/json\r\n';
const QUIET = [
  ['nothing', ''],
  ['half a header', 'GET /health HTTP/1.1\r\nHost: her'],
  ['half a body', `${BEGUN}Content-Length: 50\r\n\r\n{"name"`],
  ['half a body in parts', `${BEGUN}Transfer-Encoding: chunked\r\n\r\n2\r\n{"`],
] as const;

async function served(patience: Patience) {
  const folder = temporaryFolder();
  const database = await openDatabase({ folder });
  const online = { database, broker: localBroker() };
  const app = await buildApp({ site: folder, version: '1', online, operation: { patience } });
  onTestFinished(async () => {
    await app.close();
    await database.close();
  });
  return { app, address: await app.listen({ host: '127.0.0.1', port: 0 }) };
}

async function connected(address: string, said: string): Promise<Socket> {
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(said);
  return socket;
}

/** The end of a connection, also of one that is reset. */
function closing(socket: Socket): Promise<void> {
  return new Promise((resolve) => socket.once('close', () => resolve()));
}

test.each(QUIET)('a connection on which %s comes is closed in the end', async (_, said) => {
  const { address } = await served({ ...PATIENCE, request: 60 });
  const socket = await connected(address, said);
  socket.resume();
  await closing(socket);
});

test('what has become a socket may be quiet for longer', async () => {
  const { address } = await served({ ...PATIENCE, request: 1000 });
  const { leas, toms } = await begunTable({ address }, { game: 'qwixx' });
  // One that came later and is as quiet is gone: the sockets had their time too.
  const quiet = await connected(address, '');
  quiet.resume();
  await closing(quiet);
  await leas.ask({ type: 'chance', value: 'c3'.repeat(32), id: 'c', step: 0 });
  expect([leas, toms].map(({ socket }) => socket.readyState)).toEqual([1, 1]);
  await Promise.all([leas.close(), toms.close()]);
});

test.each(QUIET)('a server stops though %s comes on a connection', async (_, said) => {
  const { app, address } = await served({ ...PATIENCE, goodbye: 50 });
  const socket = await connected(address, said);
  // An answer to somebody else: by now the server has seen the first one too.
  await fetch(`${address}/health`);
  socket.resume();
  const closed = closing(socket);
  await app.close();
  await closed;
});

test('requests from before the stop are answered', async () => {
  const folder = temporaryFolder();
  const app = await buildApp({ site: folder, version: '1' });
  const { promise: asked, resolve: begin } = Promise.withResolvers<void>();
  const { promise: answered, resolve: answer } = Promise.withResolvers<string>();
  app.get('/slow', () => {
    begin();
    return answered;
  });
  const socket = await connected(
    await app.listen({ host: '127.0.0.1', port: 0 }),
    'GET /slow HTTP/1.1\r\nHost: h\r\n\r\n',
  );
  await asked;
  const closed = app.close();
  answer('here it is');
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 .*here it is$/s);
  await closed;
});
