import { afterAll, describe, expect, test } from 'vitest';
import { movesOf, type Seat } from '#engine/contract.ts';
import { awaited, type Match, replay } from '#engine/match.ts';
import { GAMES } from '#games/index.ts';
import { type Random, randomFrom } from '#kits/random.ts';
import type { MatchView } from '#protocol/messages.ts';
import { temporaryFolder } from '#testing/folder.ts';
import { localBroker } from '../broker/local.ts';
import { openDatabase } from '../database/open.ts';
import type { Log } from '../log/log.ts';
import { sqlLog } from '../log/sql.ts';
import type { Sent } from './judge.ts';
import { revive } from './live.ts';
import { Rooms } from './rooms.ts';
import { begun, device } from './testing.ts';

const database = await openDatabase({ folder: temporaryFolder() });
const log = sqlLog(database);
const broker = localBroker();
const fail = (error: Error) => {
  throw error;
};
/** As two processes: each with rooms of its own, over one log. */
const here = new Rooms(log, broker, fail);
const there = new Rooms(log, broker, fail);

afterAll(async () => {
  await here.close();
  await there.close();
  await broker.close();
  await database.close();
});

async function begin(game: string, id: string): Promise<string> {
  await log.begin({ ...begun(game, ['Max', 'Emma', 'Zoe']), id });
  return id;
}

describe.for(GAMES.map(({ id }) => id))('%s', (game) => {
  test('seats on two processes play at once: nothing is lost, doubled or seen too early', async () => {
    const id = await begin(game, `rooms-${game}`);
    const random = randomFrom(game);
    const devices = [device(0), device(1), device(2), device(undefined)];
    const leaves = await Promise.all(
      devices.map((each, i) => (i % 2 === 0 ? here : there).watch(id, each)),
    );
    const rooms = [(await here.enter(id))!, (await there.enter(id))!];
    for (let turn = 0; turn < 120; turn++) {
      const { live } = rooms[0]!;
      if (live.finished !== undefined) break;
      const wishes = wishesOf(live.match, random, turn);
      const outcomes = await Promise.all(
        wishes.flatMap(({ seat, sent }) => {
          const room = rooms[seat % 2]!;
          return [room.ask(seat, sent), room.ask(seat, sent)];
        }),
      );
      expect(outcomes.every(({ kind }) => kind === 'done' || kind === 'late')).toBe(true);
      await Promise.all(rooms.map((room) => room.catchUp(Number.POSITIVE_INFINITY)));
    }
    const kept = (await log.read(id))!;
    const { match } = revive(kept);
    expect(replay(match, match.entries).position).toEqual(match.position);
    for (const each of devices) expectHonest(each.views(), each.seat);
    for (const each of devices) expect(each.views().at(-1)!.view.entries).toEqual(match.entries);
    for (const leave of leaves) leave!();
  });
});

test('there is no room for a match that is not there', async () => {
  expect(await here.enter('nowhere')).toBeUndefined();
  expect(await here.watch('nowhere', device(0))).toBeUndefined();
});

test('a write that fails in between is asked for again, and never done twice', async () => {
  const id = await begin('qwixx', 'failing');
  let failures = 2;
  const shaky: Log = {
    ...log,
    async write(...args) {
      const written = await log.write(...args);
      // The answer is lost, not the change.
      if (failures-- > 0) throw new Error('the connection broke');
      return written;
    },
  };
  const rooms = new Rooms(shaky, localBroker(), fail);
  const room = (await rooms.enter(id))!;
  const roll: Sent = { type: 'roll', id: 'r', step: 0 };
  await expect(room.ask(0, roll)).rejects.toThrow('the connection broke');
  expect(await room.ask(0, roll)).toEqual({ kind: 'late' });
  const pass: Sent = { type: 'decide', text: 'pass', id: 'p', step: 1 };
  await expect(room.ask(1, pass)).rejects.toThrow('the connection broke');
  expect(await room.ask(1, pass)).toEqual({ kind: 'done' });
  expect((await log.read(id))!.version).toBe(2);
  await rooms.close();
});

test('the last one out closes the room; what came meanwhile is there for the next', async () => {
  const id = await begin('qwixx', 'left');
  const first = device(0);
  const leave = (await here.watch(id, first))!;
  leave();
  await (await there.enter(id))!.ask(0, { type: 'roll', id: 'r', step: 0 });
  const second = device(0);
  const leaveAgain = (await here.watch(id, second))!;
  expect(first.messages).toHaveLength(1);
  expect(second.views().at(-1)!.view.step).toBe(1);
  leaveAgain();
});

/** Views only go forward; nobody sees more than entries, who has decided, and their own decision. */
function expectHonest(
  views: readonly { readonly own?: string | undefined; readonly view: MatchView }[],
  seat: Seat | undefined,
): void {
  const versions = views.map(({ view }) => view.version);
  expect(versions).toEqual([...new Set(versions)].sort((one, other) => one - other));
  const known = new Set([
    'match',
    'version',
    'step',
    'position',
    'next',
    'roller',
    'entries',
    'decided',
    'corrections',
    'mendable',
    'news',
  ]);
  for (const { own, view } of views) {
    expect(Object.keys(view).filter((key) => !known.has(key))).toEqual([]);
    if (own !== undefined) expect(seat !== undefined && view.decided.includes(seat)).toBe(true);
    expect(JSON.stringify(view)).not.toContain('5a5a5a');
  }
}

/** Somebody rolls, or everybody who is awaited decides. */
function wishesOf(match: Match, random: Random, turn: number): { seat: Seat; sent: Sent }[] {
  const { game, position, step } = match;
  if (game.next(position).for === 'dice') {
    return [{ seat: game.active(position), sent: { type: 'roll', id: `r${turn}`, step } }];
  }
  return awaited(match).map((seat) => {
    const moves = movesOf(game, position, seat);
    const text = game.notate(position, seat, moves[random.below(moves.length)]!);
    return { seat, sent: { type: 'decide', text, id: `d${turn}-${seat}`, step } };
  });
}
