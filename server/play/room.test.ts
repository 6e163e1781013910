import { describe, expect, test } from 'vitest';
import { localBroker } from '../broker/local.ts';
import type { Begun } from '../log/log.ts';
import type { Sent } from './judge.ts';
import { Room } from './room.ts';
import { begun, decide, device, memoryLog } from './testing.ts';

const ROLL: Sent = { type: 'roll', id: 'r', step: 0 };

function open(dice: Begun['dice'] = 'app') {
  const log = memoryLog(begun('qwixx', ['Max', 'Emma'], dice));
  const broker = localBroker();
  const clock = { now: 1000 };
  const room = new Room(log.kept.get('m1')!, log, broker, () => clock.now);
  return { log, broker, clock, room };
}

describe('the limit of a step', () => {
  const until = (room: Room) => {
    const watcher = device(undefined);
    room.join(watcher)();
    return watcher.views()[0]!.view.until;
  };

  test('counts from when the step began, not from other changes', async () => {
    const { room, clock } = open();
    expect(until(room)).toBeUndefined();
    room.limit = 30;
    expect(until(room)).toBe(1030);
    clock.now = 1010;
    await room.ask(0, ROLL);
    expect([room.since, until(room)]).toEqual([1010, 1040]);
    clock.now = 1020;
    await room.ask(0, decide('pass', 'a'));
    expect(until(room)).toBe(1040);
  });

  test('is none for people with real dice in their hands, and none after the end', async () => {
    const { room, log } = open('real');
    room.limit = 30;
    expect(until(room)).toBeUndefined();
    await room.ask(0, { ...ROLL, words: ['1', '1', 'R1', 'Y1', 'G1', 'B1'] } as Sent);
    expect(until(room)).toBe(1030);
    const over = { ...log.kept.get('m1')!, version: 9, finished: 5 };
    log.kept.set('m1', over);
    await room.catchUp(9);
    expect(until(room)).toBeUndefined();
  });
});

describe('those who watch', () => {
  test('are shown the match at once and after every change, until they leave', async () => {
    const { room } = open();
    const [max, guest] = [device(0), device(undefined)];
    const leave = room.join(max);
    room.join(guest);
    await room.ask(0, ROLL);
    leave();
    await room.ask(0, decide('pass', 'a'));
    expect(max.views().map(({ view }) => view.version)).toEqual([0, 1]);
    expect(guest.views().map(({ view }) => view.version)).toEqual([0, 1, 2]);
    expect(room.isWatched).toBe(true);
  });

  test('are known to have left', () => {
    const { room } = open();
    expect(room.isWatched).toBe(false);
    const leave = room.join(device(0));
    expect(room.isWatched).toBe(true);
    leave();
    expect(room.isWatched).toBe(false);
  });

  test('people may change their mind, a bot for them may not', async () => {
    const { room } = open();
    await room.ask(0, ROLL);
    await room.ask(0, decide('pass', 'a'));
    expect(await room.ask(0, decide('pass', 'b'), true)).toEqual({ kind: 'late' });
    expect(await room.ask(0, decide('pass', 'c'))).toEqual({ kind: 'done' });
    expect(room.live.wishes.get(0)).toEqual(['a', 'c']);
  });

  test('hear of a change after it is written, and others by the broker', async () => {
    const { room, log, broker } = open();
    const seen: (string | number)[] = [];
    const write = log.write;
    Object.assign(log, {
      write: async (...args: Parameters<typeof write>) => {
        const written = await write(...args);
        seen.push('written');
        return written;
      },
    });
    room.join({ seat: 0, send: () => seen.push('shown') });
    broker.subscribe('m1', (version) => seen.push(version));
    await room.ask(0, ROLL);
    expect(seen).toEqual(['shown', 'written', 'shown', 1]);
  });

  test('are shown nothing when a wish changes nothing', async () => {
    const { room, log } = open();
    const watcher = device(1);
    room.join(watcher);
    expect(await room.ask(1, ROLL)).toEqual({ kind: 'forbidden', why: 'turn' });
    expect([watcher.messages.length, log.kept.get('m1')!.version]).toEqual([1, 0]);
  });
});

describe('other processes', () => {
  test('that were quicker are read, and the wish is judged again', async () => {
    const { room, log, broker } = open();
    const other = new Room(log.kept.get('m1')!, log, broker, () => 0);
    await other.ask(0, ROLL);
    expect(await room.ask(0, ROLL)).toEqual({ kind: 'late' });
    expect(room.live.match.entries).toEqual(other.live.match.entries);
  });

  test('that are always quicker end in an error, not in an endless loop', async () => {
    const { room, log } = open();
    let tries = 0;
    Object.assign(log, {
      write: async () => {
        tries++;
        return 'conflict';
      },
    });
    await expect(room.ask(0, ROLL)).rejects.toThrow('50 changes of m1');
    expect(tries).toBe(50);
  });

  test('are read when they have news, and only then', async () => {
    const { room, log } = open();
    let reads = 0;
    const read = log.read;
    Object.assign(log, {
      read: (id: string) => {
        reads++;
        return read(id);
      },
    });
    const watcher = device(undefined);
    room.join(watcher);
    await room.ask(0, ROLL);
    await room.ask(0, decide('pass', 'a'));
    await room.catchUp(0);
    await room.catchUp(2);
    expect([reads, watcher.messages.length]).toEqual([0, 3]);
    await room.catchUp(3);
    expect([reads, room.live.version, watcher.messages.length]).toEqual([1, 2, 3]);
  });

  test('are read once after a write whose end nobody knows', async () => {
    const { room, log } = open();
    let reads = 0;
    const { read, write } = log;
    Object.assign(log, {
      read: (id: string) => {
        reads++;
        return read(id);
      },
      write: () => Promise.reject(new Error('the connection broke')),
    });
    await expect(room.ask(0, ROLL)).rejects.toThrow('broke');
    Object.assign(log, { write });
    expect(await room.ask(1, ROLL)).toMatchObject({ why: 'turn' });
    expect(await room.ask(1, ROLL)).toMatchObject({ why: 'turn' });
    expect(reads).toBe(1);
  });

  test('may have removed the match: requests are told so', async () => {
    const { room, log } = open();
    log.kept.delete('m1');
    await expect(room.catchUp(1)).rejects.toThrow('m1 is no longer kept');
  });
});
