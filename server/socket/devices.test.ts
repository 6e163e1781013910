import { setImmediate as settle } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import type { WebSocket } from 'ws';
import { localBroker } from '../broker/local.ts';
import { SOCKET_FLOW } from '../limits/bucket.ts';
import { makeTable, moveSeat, sitDown } from '../tables/acts.ts';
import { OPTIONS, sure } from '../tables/testing.ts';
import { Connection } from './connection.ts';
import { Devices, HELD } from './devices.ts';
import { Slow } from './testing/slow.ts';

const SECOND = 1000;
const person = (name: string) => ({ kind: 'person', player: name, name, stamp: 'fox' }) as const;
const FRESH = { id: 't', code: 'A1', secret: 'd1ce', now: 0 };
const TABLE = sure(sitDown(sure(makeTable(person('Lea'), OPTIONS, FRESH)), person('Tom')));

/** The table in some processes, at a time that the test sets; nobody but Lea and Tom is there. */
function inProcesses(count: number) {
  const broker = localBroker();
  const time = { now: 1_800_000_000_000 };
  const clock = () => time.now;
  const quiet = { onAttend: () => undefined, onShow: () => undefined };
  const processes = Array.from(
    { length: count },
    (_, process) => new Devices(TABLE, { broker, process, clock }, quiet),
  );
  onTestFinished(() => {
    for (const each of processes) each.close();
  });
  const come = async (process = 0, player = 'Lea', isWatching = false) => {
    const socket = new Slow();
    const parts = { clock, flow: SOCKET_FLOW };
    const connection = new Connection(socket as unknown as WebSocket, player, parts);
    processes[process]!.add(connection, isWatching);
    await settle();
    const leave = async () => {
      processes[process]!.remove(connection);
      await settle();
    };
    return { connection, socket, leave };
  };
  const pass = async (milliseconds: number) => {
    for (const end = time.now + milliseconds; time.now < end; ) {
      time.now += SECOND;
      for (const each of processes) each.beat(time.now);
      await settle();
    }
  };
  return { processes, come, pass };
}

type Coming = Awaited<ReturnType<ReturnType<typeof inProcesses>['come']>>;
const plays = (devices: readonly Coming[]) => devices.map(({ connection }) => connection.isPlaying);

test('a seat goes back to the device that played before, when the newer one is gone for a while', async () => {
  const { come, pass } = inProcesses(1);
  const [first, second, third] = [await come(), await come(), await come()];
  expect(plays([first, second, third])).toEqual([false, false, true]);
  await third.leave();
  await pass(HELD);
  expect(plays([first, second])).toEqual([false, false]);
  await pass(SECOND);
  expect(plays([first, second])).toEqual([false, true]);
  const told = second.socket.sent.map((text) => JSON.parse(text).type);
  expect(told.slice(told.lastIndexOf('watching') + 1)).toContain('welcome');
  await second.leave();
  await pass(HELD + SECOND);
  expect(plays([first])).toEqual([true]);
});

test('a page that is only reloaded keeps its seat', async () => {
  const { come, pass } = inProcesses(1);
  const [first, second] = [await come(), await come()];
  await second.leave();
  await pass(HELD - SECOND);
  const again = await come();
  await pass(10 * HELD);
  expect(plays([first, again])).toEqual([false, true]);
});

test('a device that was set to watch and has reconnected since gets the seat back, too', async () => {
  const { come, pass } = inProcesses(1);
  const second = await come();
  const first = await come(0, 'Lea', true);
  const toms = await come(0, 'Tom');
  await pass(10 * HELD);
  expect(plays([first, second, toms])).toEqual([false, true, true]);
  await second.leave();
  await pass(HELD + SECOND);
  expect(plays([first, toms])).toEqual([true, true]);
});

test('across processes the newest of the others has it, and only that one', async () => {
  const { come, pass } = inProcesses(3);
  const [first, second, third] = [await come(0), await come(1), await come(2)];
  expect(plays([first, second, third])).toEqual([false, false, true]);
  await pass(10 * HELD);
  expect(plays([first, second, third])).toEqual([false, false, true]);
  await third.leave();
  await pass(10 * HELD);
  expect(plays([first, second])).toEqual([false, true]);
  await second.leave();
  await pass(10 * HELD);
  expect(plays([first])).toEqual([true]);
});

test('changing seats keeps the device that plays', async () => {
  const { processes, come, pass } = inProcesses(2);
  const [first, second, toms] = [await come(0), await come(1), await come(0, 'Tom')];
  const moved = { ...sure(moveSeat(TABLE, 'Lea', 0, 1)), revision: TABLE.revision + 1 };
  for (const each of processes) each.update(moved);
  await pass(10 * HELD);
  expect(plays([first, second, toms])).toEqual([false, true, true]);
  await second.leave();
  await pass(10 * HELD);
  expect(plays([first, toms])).toEqual([true, true]);
});
