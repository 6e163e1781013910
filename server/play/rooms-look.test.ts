import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { localBroker } from '../broker/local.ts';
import type { Sent } from './judge.ts';
import { Room } from './room.ts';
import { Rooms } from './rooms.ts';
import { begun, device, memoryLog } from './testing.ts';

const ROLL: Sent = { type: 'roll', id: 'r', step: 0 };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function open(isUp = true) {
  const log = memoryLog(begun('qwixx', ['Max', 'Emma']));
  const versions = vi.spyOn(log, 'version');
  const faults: string[] = [];
  const broker = { ...localBroker(), isUp };
  const { subscribe } = broker;
  let subscribed = 0;
  broker.subscribe = (match, onNews) => {
    subscribed++;
    const stop = subscribe(match, onNews);
    return () => {
      subscribed--;
      stop();
    };
  };
  const rooms = new Rooms(log, broker, ({ message }) => faults.push(message));
  /** Another process writes, and its news are lost. */
  const elsewhere = () => new Room(log.kept.get('m1')!, log, localBroker(), Date.now).ask(0, ROLL);
  return { log, versions, faults, rooms, broker, elsewhere, listening: () => subscribed };
}

describe('a look at the log', () => {
  test('finds what the broker has lost, though seldom', async () => {
    const { rooms, versions, elsewhere } = open();
    const watcher = device(1);
    await rooms.watch('m1', watcher);
    await vi.advanceTimersByTimeAsync(1000);
    const before = versions.mock.calls.length;
    await elsewhere();
    await vi.advanceTimersByTimeAsync(13_000);
    expect([watcher.messages.length, versions.mock.calls.length]).toEqual([1, before]);
    await vi.advanceTimersByTimeAsync(2000);
    expect(watcher.views().at(-1)!.view.step).toBe(1);
    await rooms.close();
  });

  test('comes every second while the broker is down', async () => {
    const { rooms, versions, elsewhere } = open(false);
    const watcher = device(1);
    await rooms.watch('m1', watcher);
    await elsewhere();
    await vi.advanceTimersByTimeAsync(1000);
    expect(watcher.views().at(-1)!.view.step).toBe(1);
    await vi.advanceTimersByTimeAsync(3000);
    expect(versions).toHaveBeenCalledTimes(4);
    await rooms.close();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('waits for a database that hangs instead of asking more and more', async () => {
    const { rooms, versions } = open(false);
    const answer = Promise.withResolvers<number>();
    versions.mockImplementation(() => answer.promise);
    await rooms.watch('m1', device(1));
    await vi.advanceTimersByTimeAsync(5000);
    expect(versions).toHaveBeenCalledTimes(1);
    answer.resolve(0);
    await vi.advanceTimersByTimeAsync(1000);
    expect(versions).toHaveBeenCalledTimes(2);
    await rooms.close();
  });

  test('that fails is reported, and the next one works all the same', async () => {
    const { rooms, versions, faults, elsewhere } = open(false);
    const watcher = device(1);
    await rooms.watch('m1', watcher);
    await elsewhere();
    versions.mockRejectedValueOnce(new Error('no database'));
    await vi.advanceTimersByTimeAsync(1000);
    expect([faults, watcher.messages.length]).toEqual([['no database'], 1]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(watcher.views().at(-1)!.view.step).toBe(1);
    await rooms.close();
  });
});

describe('a room', () => {
  test('is opened once for all who come, and closed behind the last', async () => {
    const { rooms, log } = open();
    const read = vi.spyOn(log, 'read');
    const leaves = await Promise.all([rooms.watch('m1', device(0)), rooms.watch('m1', device(1))]);
    expect([read.mock.calls.length, rooms.size]).toEqual([1, 1]);
    leaves[0]!();
    await vi.advanceTimersByTimeAsync(0);
    expect(rooms.size).toBe(1);
    leaves[1]!();
    await vi.advanceTimersByTimeAsync(0);
    expect(rooms.size).toBe(0);
    await rooms.close();
  });

  test('that everybody has left gets no news', async () => {
    const { rooms, broker, log } = open();
    (await rooms.watch('m1', device(0)))!();
    await vi.advanceTimersByTimeAsync(0);
    const read = vi.spyOn(log, 'read');
    broker.publish('m1', 9);
    await vi.advanceTimersByTimeAsync(0);
    expect(read).not.toHaveBeenCalled();
    await rooms.close();
  });

  test('misses nothing that is written while it is opened', async () => {
    const { rooms, log, broker, elsewhere } = open();
    const read = log.read;
    vi.spyOn(log, 'read').mockImplementationOnce(async (id) => {
      const kept = await read(id);
      await elsewhere();
      broker.publish('m1', 1);
      return kept;
    });
    expect((await rooms.enter('m1'))!.live.version).toBe(1);
    await rooms.close();
  });

  test('that could not be opened is tried again by the next one', async () => {
    const { rooms, log } = open();
    vi.spyOn(log, 'read').mockRejectedValueOnce(new Error('no database'));
    await expect(rooms.enter('m1')).rejects.toThrow('no database');
    expect(rooms.size).toBe(0);
    expect(await rooms.enter('m1')).toBeDefined();
    await rooms.close();
  });

  test('that is not there takes no place, and is found when it has come', async () => {
    const { rooms, log } = open();
    expect(await rooms.enter('m2')).toBeUndefined();
    expect(rooms.size).toBe(0);
    await log.begin({ ...begun('qwixx', ['Max', 'Emma']), id: 'm2' });
    expect(await rooms.enter('m2')).toBeDefined();
    await rooms.close();
  });

  test('that is not there is neither shown nor listened for', async () => {
    const { rooms, listening } = open();
    expect(await rooms.watch('m2', device(0))).toBeUndefined();
    expect(listening()).toBe(0);
    await rooms.enter('m1');
    expect(listening()).toBe(1);
    await rooms.close();
    expect([listening(), rooms.size]).toEqual([0, 0]);
  });

  test('that could not be opened is not listened for', async () => {
    const { rooms, log, listening } = open();
    vi.spyOn(log, 'read').mockRejectedValueOnce(new Error('no database'));
    await expect(rooms.watch('m1', device(0))).rejects.toThrow('no database');
    expect(listening()).toBe(0);
    await rooms.close();
  });

  test.each(['before', 'after'])(
    'gets news for somebody who comes right %s the last one goes',
    async (when) => {
      const { rooms, broker, elsewhere } = open();
      const leave = (await rooms.watch('m1', device(0)))!;
      if (when === 'after') leave();
      const watcher = device(1);
      const watching = rooms.watch('m1', watcher);
      if (when === 'before') leave();
      const leaveToo = (await watching)!;
      expect(rooms.size).toBe(1);
      await elsewhere();
      broker.publish('m1', 1);
      await vi.advanceTimersByTimeAsync(0);
      expect(watcher.views().map(({ view }) => view.step)).toEqual([0, 1]);
      leaveToo();
      expect(rooms.size).toBe(0);
      await rooms.close();
    },
  );

  test('is shut by those in it alone', async () => {
    const { rooms, listening } = open();
    const leave = (await rooms.watch('m1', device(0)))!;
    leave();
    const leaveNext = (await rooms.watch('m1', device(1)))!;
    leave();
    expect([rooms.size, listening()]).toEqual([1, 1]);
    leaveNext();
    expect([rooms.size, listening()]).toEqual([0, 0]);
    await rooms.close();
  });

  test('stays open for those who joined it otherwise', async () => {
    const { rooms } = open();
    const leave = (await rooms.watch('m1', device(0)))!;
    const leaveToo = (await rooms.enter('m1'))!.join(device(1));
    leave();
    expect(rooms.size).toBe(1);
    leaveToo();
    leave();
    expect(rooms.size).toBe(0);
    await rooms.close();
  });

  test('is closed with all others, with people in it or still loading', async () => {
    const { rooms, listening } = open();
    const leave = (await rooms.watch('m1', device(0)))!;
    const entering = rooms.enter('m2');
    expect(listening()).toBe(2);
    await rooms.close();
    leave();
    expect([await entering, rooms.size, listening()]).toEqual([undefined, 0, 0]);
  });

  test('that turns out not to be there is no fault for a look that waited for it', async () => {
    const { rooms, log, faults } = open(false);
    const reading = Promise.withResolvers<undefined>();
    vi.spyOn(log, 'read').mockReturnValueOnce(reading.promise);
    const entering = rooms.enter('m2');
    await vi.advanceTimersByTimeAsync(1000);
    reading.resolve(undefined);
    expect(await entering).toBeUndefined();
    await vi.advanceTimersByTimeAsync(0);
    expect(faults).toEqual([]);
    await rooms.close();
  });

  test('that fails to read its news reports it, and reads them with the next', async () => {
    const { rooms, log, broker, faults, elsewhere } = open();
    const watcher = device(1);
    await rooms.watch('m1', watcher);
    await elsewhere();
    vi.spyOn(log, 'read').mockRejectedValueOnce(new Error('no database'));
    broker.publish('m1', 1);
    await vi.advanceTimersByTimeAsync(0);
    expect([faults, watcher.messages.length]).toEqual([['no database'], 1]);
    broker.publish('m1', 1);
    await vi.advanceTimersByTimeAsync(0);
    expect(watcher.views().at(-1)!.view.step).toBe(1);
    await rooms.close();
  });
});
