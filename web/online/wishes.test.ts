import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PROTOCOL, type ServerMessage } from '#protocol/messages.ts';
import { connect } from './connection.ts';
import { fakeDevice } from './testing/socket.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A connection whose server says what the test lets it say. */
function come(isScreen = false) {
  const { device, sockets, paths } = fakeDevice();
  const connection = connect('t1', { device, isScreen });
  const say = (message: ServerMessage) => sockets.at(-1)!.say(JSON.stringify(message));
  const welcome = () => {
    sockets.at(-1)!.readyState = 1;
    say({ type: 'welcome', protocol: PROTOCOL, seat: 0, now: 0 });
  };
  const sent = () => sockets.flatMap((socket) => socket.sent.map((text) => JSON.parse(text)));
  return { connection, sockets, paths, say, welcome, sent };
}

test('a wish waits for the welcome, and is sent with its own name and step', async () => {
  const { connection, welcome, say, sent } = come();
  const asked = connection.ask({ type: 'decide', text: 'R5' }, 7);
  expect([sent(), connection.unanswered.value]).toEqual([[], 1]);
  welcome();
  expect(sent()).toEqual([{ type: 'decide', text: 'R5', step: 7, id: 'wish 1' }]);
  say({ type: 'answer', id: 'wish 1', outcome: { kind: 'late' } });
  expect(await asked).toEqual({ kind: 'late' });
  expect(connection.unanswered.value).toBe(0);
});

test('an answer is for the wish that it names, and for none that is not waited for', async () => {
  const { connection, welcome, say } = come();
  welcome();
  const [first, second] = [0, 0].map((step) => connection.ask({ type: 'roll' }, step));
  say({ type: 'answer', id: 'wish 9', outcome: { kind: 'done' } });
  expect(connection.unanswered.value).toBe(2);
  say({ type: 'answer', id: 'wish 2', outcome: { kind: 'late' } });
  say({ type: 'answer', id: 'wish 1', outcome: { kind: 'done' } });
  expect([await first, await second]).toEqual([{ kind: 'done' }, { kind: 'late' }]);
});

test('a wish that nobody answers makes the line a new one, and is sent again', async () => {
  const { connection, welcome, say, sent, sockets } = come();
  welcome();
  const asked = connection.ask({ type: 'roll' }, 0);
  await vi.advanceTimersByTimeAsync(5999);
  expect([sockets.length, connection.state.value]).toEqual([1, 'here']);
  await vi.advanceTimersByTimeAsync(1);
  expect(connection.state.value).toBe('lost');
  await vi.advanceTimersByTimeAsync(400);
  welcome();
  expect(sent().map(({ id }) => id)).toEqual(['wish 1', 'wish 1']);
  say({ type: 'answer', id: 'wish 1', outcome: { kind: 'done' } });
  expect(await asked).toEqual({ kind: 'done' });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(sockets).toHaveLength(2);
});

test('a wish is not sent while the line is lost, and once when it is back', async () => {
  const { connection, welcome, sent, sockets } = come();
  welcome();
  sockets[0]!.close();
  connection.ask({ type: 'roll' }, 0);
  await vi.advanceTimersByTimeAsync(400);
  sockets[1]!.readyState = 1;
  connection.ask({ type: 'hint' }, 0);
  expect(sent()).toEqual([]);
  welcome();
  expect(sent().map(({ type }) => type)).toEqual(['roll', 'hint']);
});

test('while the line is lost nobody waits for answers: it takes its time to come back', async () => {
  const { connection, welcome, sockets } = come();
  welcome();
  connection.ask({ type: 'roll' }, 0);
  sockets[0]!.close();
  await vi.advanceTimersByTimeAsync(7000);
  expect(sockets).toHaveLength(2);
});

test('a wish that cannot be read is given up, and the line holds', async () => {
  const { connection, welcome, say, sockets } = come();
  welcome();
  connection.ask({ type: 'roll' }, 0);
  say({ type: 'unread', why: 'shape' });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sockets).toHaveLength(1);
});

test('what was asked too fast is not sent again before a second has gone', async () => {
  const { connection, welcome, say, sent } = come();
  welcome();
  connection.ask({ type: 'roll' }, 0);
  say({ type: 'unread', why: 'often' });
  await vi.advanceTimersByTimeAsync(999);
  expect(sent()).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent()).toHaveLength(2);
});

test('a table that is closed sends nothing more, and says that the wish is lost', async () => {
  const { connection, welcome, say, sent } = come();
  welcome();
  say({ type: 'closed', reason: 'removed' });
  expect([connection.state.value, connection.reason.value]).toEqual(['closed', 'removed']);
  expect(await connection.ask({ type: 'roll' }, 0)).toEqual({ kind: 'lost' });
  expect(sent()).toEqual([]);
});

test('a wish that was sent again is waited for like a new one', async () => {
  const { connection, welcome, sockets } = come();
  connection.ask({ type: 'roll' }, 0);
  await vi.advanceTimersByTimeAsync(7000);
  expect([connection.state.value, sockets.length]).toEqual(['connecting', 1]);
  welcome();
  await vi.advanceTimersByTimeAsync(5999);
  expect(connection.state.value).toBe('here');
  await vi.advanceTimersByTimeAsync(1);
  expect(connection.state.value).toBe('lost');
});

test('a server that was asked too fast is given its time again', async () => {
  const { connection, welcome, say } = come();
  welcome();
  connection.ask({ type: 'roll' }, 0);
  await vi.advanceTimersByTimeAsync(5500);
  say({ type: 'unread', why: 'often' });
  await vi.advanceTimersByTimeAsync(6999);
  expect(connection.state.value).toBe('here');
  await vi.advanceTimersByTimeAsync(1);
  expect(connection.state.value).toBe('lost');
});

test('before the first view nothing is known, and a connection that stays lost is lost', async () => {
  const { connection, paths, welcome, sockets } = come();
  expect([connection.view.value, connection.own.value]).toEqual([undefined, undefined]);
  expect(paths).toEqual(['/tables/t1/socket']);
  welcome();
  sockets[0]!.close();
  await vi.advanceTimersByTimeAsync(400);
  sockets[1]!.close();
  expect(connection.state.value).toBe('lost');
});

test('a connection says where it belongs, and a screen for a room comes as one', () => {
  const { connection, paths } = come(true);
  expect([connection.id, paths]).toEqual(['t1', ['/tables/t1/socket?screen']]);
});
