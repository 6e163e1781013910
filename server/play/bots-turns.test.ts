import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { localBroker } from '../broker/local.ts';
import type { Begun } from '../log/log.ts';
import { Bots, type Turn } from './bots.ts';
import type { Sent } from './judge.ts';
import { Room } from './room.ts';
import { begun, decide, memoryLog } from './testing.ts';

const ROLL: Sent = { type: 'roll', id: 'r', step: 0 };

beforeEach(() => {
  vi.useFakeTimers({ now: 1000 });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A table of Qwixx; `turns` says who is played by a bot, which passes by default. */
function open(turns: readonly (Turn | undefined)[] | 'all', dice: Begun['dice'] = 'app') {
  const log = memoryLog(begun('qwixx', ['Max', 'Emma'], dice));
  const room = new Room(log.kept.get('m1')!, log, localBroker(), Date.now);
  const ask = vi.fn(async () => 'pass');
  const faults: string[] = [];
  const bots = new Bots({
    room,
    mind: { ask },
    turnOf: (seat) => (turns === 'all' ? bot() : turns[seat]),
    clock: Date.now,
    onFault: ({ message }) => faults.push(message),
  });
  return { room, log, ask, faults, bots };
}

const bot = (at = 0, why: Turn['why'] = 'bot'): Turn => ({ why, level: 'greedy', at });
const settled = () => vi.advanceTimersByTimeAsync(0);

describe('a bot', () => {
  test('rolls the app’s dice when it is its turn', async () => {
    const { room, bots } = open([bot(), bot()]);
    bots.look();
    await settled();
    expect(room.live.match.entries.map(({ kind }) => kind)).toEqual(['roll']);
    bots.stop();
  });

  test('rolls for nobody else, and never real dice', async () => {
    for (const { room, bots } of [open([undefined, bot()]), open('all', 'real')]) {
      const ask = vi.spyOn(room, 'ask');
      bots.look();
      await settled();
      expect(ask).not.toHaveBeenCalled();
      bots.stop();
    }
  });

  test('decides for its own seat alone, and is asked with what it needs', async () => {
    const { room, bots, ask } = open([undefined, bot()]);
    await room.ask(0, ROLL);
    bots.look();
    await settled();
    expect([...room.live.match.sealed.keys()]).toEqual([1]);
    const { position } = room.live.match;
    expect(ask.mock.calls).toEqual([[{ game: 'qwixx', level: 'greedy', position, seat: 1 }]]);
    bots.stop();
  });

  test('is asked once, however often it is looked', async () => {
    const { room, bots, ask } = open([undefined, bot()]);
    await room.ask(0, ROLL);
    bots.look();
    bots.look();
    await settled();
    bots.look();
    await settled();
    expect(ask).toHaveBeenCalledTimes(1);
    bots.stop();
  });

  test('is asked again in the next step', async () => {
    const { room, bots, ask } = open([undefined, bot()]);
    await room.ask(0, ROLL);
    bots.look();
    await settled();
    await room.ask(0, decide('pass', 'a'));
    await room.ask(0, decide('pass', 'b', 2));
    bots.look();
    await settled();
    expect(room.live.match.entries.at(-1)!.kind).toBe('roll');
    bots.look();
    await settled();
    expect(ask).toHaveBeenCalledTimes(2);
    bots.stop();
  });

  test('plays again for somebody who came back, changed their mind and left', async () => {
    const { room, bots } = open([bot(0, 'away'), undefined]);
    await room.ask(0, ROLL);
    for (const id of ['t1', 't2', 't3']) {
      bots.look();
      await settled();
      expect(room.live.match.sealed.size, id).toBe(1);
      await room.ask(0, { type: 'takeBack', id, step: 1 });
      expect(room.live.match.sealed.size, id).toBe(0);
    }
    bots.stop();
  });

  test('changes nothing for somebody who decides while it thinks', async () => {
    const { room, bots, ask } = open([bot(0, 'away'), undefined]);
    await room.ask(0, ROLL);
    const thinking = Promise.withResolvers<string>();
    ask.mockReturnValueOnce(thinking.promise);
    bots.look();
    await room.ask(0, decide('pass', 'a'));
    thinking.resolve('pass');
    await settled();
    expect(room.live.wishes.get(0)).toEqual(['a']);
    bots.stop();
  });

  test('is waited for by one timer, and by none after the end', async () => {
    const { room, bots } = open([bot(1500, 'late'), bot(1300, 'late')]);
    await room.ask(0, ROLL);
    bots.look();
    bots.look();
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(300);
    expect(vi.getTimerCount()).toBe(1);
    bots.stop();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('is not waited for when somebody has decided in time', async () => {
    const { room, bots } = open([bot(1500, 'late'), undefined]);
    await room.ask(0, ROLL);
    bots.look();
    expect(vi.getTimerCount()).toBe(1);
    await room.ask(0, decide('pass', 'a'));
    bots.look();
    expect(vi.getTimerCount()).toBe(0);
    bots.stop();
  });

  test('waits until its time has come', async () => {
    const { room, bots, ask } = open([bot(1500, 'late'), bot(1300, 'late')]);
    await room.ask(0, ROLL);
    bots.look();
    await vi.advanceTimersByTimeAsync(299);
    expect(ask).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect([...room.live.match.sealed.keys()]).toEqual([1]);
    await vi.advanceTimersByTimeAsync(199);
    expect(room.live.match.step).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(room.live.match.step).toBe(2);
    bots.stop();
  });

  test('plays nothing in a match that is over', async () => {
    const { room, bots, ask, log } = open([bot(), bot()]);
    await room.ask(0, ROLL);
    log.kept.set('m1', { ...log.kept.get('m1')!, version: 2, finished: 5 });
    await room.catchUp(2);
    bots.look();
    await settled();
    expect(ask).not.toHaveBeenCalled();
    bots.stop();
  });
});

describe('a bot that fails', () => {
  test('is reported, and retried after a pause', async () => {
    const { room, bots, ask, faults } = open([bot(), undefined]);
    await room.ask(0, ROLL);
    ask.mockRejectedValueOnce(new Error('no answer'));
    bots.look();
    await vi.advanceTimersByTimeAsync(2999);
    expect([faults, room.live.match.sealed.size]).toEqual([['no answer'], 0]);
    await vi.advanceTimersByTimeAsync(1);
    expect([faults.length, room.live.match.sealed.size]).toEqual([1, 1]);
    bots.stop();
  });

  test('is not waited for twice when it is looked meanwhile', async () => {
    const { room, bots, ask } = open([bot(), bot(9000, 'late')]);
    await room.ask(0, ROLL);
    ask.mockRejectedValueOnce(new Error('no answer'));
    bots.look();
    await settled();
    expect(vi.getTimerCount()).toBe(1);
    bots.stop();
  });

  test('by an illegal move is reported, too', async () => {
    const { room, bots, ask, faults } = open([bot(), undefined]);
    await room.ask(0, ROLL);
    ask.mockResolvedValueOnce('R99');
    bots.look();
    await settled();
    expect(faults).toEqual(['a bot of qwixx was refused']);
    bots.stop();
  });
});

describe('after it was stopped', () => {
  test('nothing is played, neither by a look nor by a bot that was still thinking', async () => {
    const { room, bots, ask } = open([bot(), bot()]);
    await room.ask(0, ROLL);
    const thinking = Promise.withResolvers<string>();
    ask.mockReturnValueOnce(thinking.promise);
    ask.mockReturnValueOnce(thinking.promise);
    bots.look();
    bots.stop();
    thinking.resolve('pass');
    bots.look();
    await vi.advanceTimersByTimeAsync(10_000);
    expect([room.live.version, ask.mock.calls.length]).toEqual([1, 2]);
  });

  test('no fault is reported, and there is no waiting', async () => {
    const { room, bots, ask, faults } = open([bot(), bot(1500, 'late')]);
    await room.ask(0, ROLL);
    const thinking = Promise.withResolvers<string>();
    ask.mockReturnValueOnce(thinking.promise);
    bots.look();
    bots.stop();
    thinking.reject(new Error('no answer'));
    await vi.advanceTimersByTimeAsync(10_000);
    expect([faults, ask.mock.calls.length]).toEqual([[], 1]);
  });
});
