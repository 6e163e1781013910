import { afterAll, describe, expect, test } from 'vitest';
import { movesOf } from '#engine/contract.ts';
import { GAMES, SHELVES } from '#games/index.ts';
import { temporaryFolder } from '#testing/folder.ts';
import { localBroker } from '../broker/local.ts';
import { openDatabase } from '../database/open.ts';
import { sqlLog } from '../log/sql.ts';
import { Bots, type Turn } from './bots.ts';
import { Mind } from './mind.ts';
import { Rooms } from './rooms.ts';
import { begun } from './testing.ts';

const database = await openDatabase({ folder: temporaryFolder() });
const log = sqlLog(database);
const broker = localBroker();
const mind = new Mind();
const faults: Error[] = [];
const onFault = (error: Error) => faults.push(error);
const processes = [new Rooms(log, broker, onFault), new Rooms(log, broker, onFault)];

afterAll(async () => {
  await mind.close();
  for (const rooms of processes) await rooms.close();
  await database.close();
});

const BOT: Turn = { why: 'bot', level: 'greedy', at: 0 };

describe.for(GAMES.map(({ id }) => id))('%s', (game) => {
  test('bots play a whole match by themselves, though two processes play each seat', async () => {
    await log.begin({ ...begun(game, ['Pip', 'Dot']), id: game });
    const over = processes.map(async (rooms) => {
      const room = (await rooms.enter(game))!;
      const level = Object.keys(SHELVES.find((each) => each.game.id === game)!.bots)[0]!;
      const turnOf = () => ({ ...BOT, level });
      const bots = new Bots({ room, mind, turnOf, clock: Date.now, onFault });
      await new Promise<void>((resolve) => {
        room.join({
          seat: undefined,
          send: () => {
            bots.look();
            if (room.live.finished !== undefined) resolve();
          },
        });
      });
      bots.stop();
      return room.live.match.entries;
    });
    const [here, there] = await Promise.all(over);
    expect(here).toEqual(there);
    expect(faults).toEqual([]);
  });
});

test('a player who comes back while the bot thinks is not played for', async () => {
  await log.begin({ ...begun('qwixx', ['Lea', 'Tom']), id: 'back' });
  const room = (await processes[0]!.enter('back'))!;
  await room.ask(0, { type: 'roll', id: 'r', step: 0 });
  const thinking = Promise.withResolvers<string>();
  const turnOf = (seat: number): Turn | undefined =>
    seat === 0 ? { why: 'away', level: 'greedy', at: 0 } : undefined;
  const slow = { ask: () => thinking.promise };
  const bots = new Bots({ room, mind: slow, turnOf, clock: Date.now, onFault });
  bots.look();
  await room.ask(0, { type: 'decide', text: 'pass', id: 'd', step: 1 });
  const { game, position, sealed } = room.live.match;
  const other = movesOf(game, position, 0).find((move) => move !== sealed.get(0))!;
  thinking.resolve(game.notate(position, 0, other));
  await thinking.promise;
  await room.catchUp(0);
  expect(room.live.match.sealed.get(0)).toBe(sealed.get(0));
  bots.stop();
});

test('a bot that fails is reported and retried', async () => {
  await log.begin({ ...begun('qwixx', ['Pip', 'Tom']), id: 'failing' });
  const room = (await processes[0]!.enter('failing'))!;
  await room.ask(0, { type: 'roll', id: 'r', step: 0 });
  const told: Error[] = [];
  const turnOf = (seat: number) => (seat === 0 ? BOT : undefined);
  const lost: Pick<Mind, 'ask'> = { ask: (asked) => mind.ask({ ...asked, game: 'nothing' }) };
  const bots = new Bots({
    room,
    mind: lost,
    turnOf,
    clock: Date.now,
    onFault: (e) => told.push(e),
  });
  bots.look();
  while (told.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(told[0]!.message).toBe('the bot has no answer');
  expect(room.live.match.sealed.size).toBe(0);
  bots.stop();
});
