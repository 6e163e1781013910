import { describe, expect, test } from 'vitest';
import type { ServerMessage } from '#protocol/messages.ts';
import { PHRASES } from '#protocol/phrases.ts';
import { localBroker } from '../broker/local.ts';
import { inTurn } from '../in-turn.ts';
import { RATES } from '../limits/rates.ts';
import { NO_RATES } from '../limits/testing.ts';
import { markOf, type Parts, Phrases, packPhrase, unpackPhrase } from './phrases.ts';
import { served } from './testing/served.ts';
import { begunTable, Device, Person } from './testing.ts';

test.each([
  { seat: 0, phrase: PHRASES[0], mark: 0, nonce: 0 },
  { seat: 5, phrase: PHRASES.at(-1)!, mark: 2 ** 16 - 1, nonce: 2 ** 26 - 1 },
])('what one process encodes is what another decodes', (said) => {
  expect(Number.isSafeInteger(packPhrase(said))).toBe(true);
  expect(unpackPhrase(packPhrase(said))).toEqual(said);
});

test.each([Number.POSITIVE_INFINITY, 200])(
  'a number that is no phrase of this version is none: %d',
  (sent) => expect(unpackPhrase(sent)).toBeUndefined(),
);

type Told = Extract<ServerMessage, { type: 'said' | 'unsaid' }>;

const told = ({ messages }: Device): readonly Told[] =>
  messages.filter(({ type }) => type === 'said' || type === 'unsaid') as Told[];

/** Says something, and waits for the answer to the speaker. */
async function say(device: Device, phrase: (typeof PHRASES)[number]): Promise<Told> {
  const before = told(device).length;
  device.send({ type: 'say', phrase });
  return device.until(() => told(device)[before]);
}

describe('at a table', () => {
  const server = served();

  test('everybody gets it, spectators and screens too, and each as an id', async () => {
    const { id, leas, toms } = await begunTable(server, { game: 'qwixx' });
    const watcher = await Device.open(server, id);
    const screen = await Device.open(server, id, {}, '?screen');
    for (const each of [watcher, screen]) await each.until(() => each.view);
    expect(await say(leas, 'luck')).toEqual({ type: 'said', seat: 0, phrase: 'luck' });
    for (const each of [toms, watcher, screen]) {
      expect(await each.until(() => told(each)[0])).toEqual(told(leas)[0]);
    }
  });

  test('without a seat, or while playing on another device, nothing can be said', async () => {
    const { id, lea, leas, toms } = await begunTable(server, { game: 'qwixx' });
    const watcher = await Device.open(server, id);
    const unsaid = { type: 'unsaid', why: 'watching', wait: 0 };
    expect(await say(watcher, 'luck')).toEqual(unsaid);
    await lea.connect(server, id);
    await leas.until(() => leas.of('watching').length > 0);
    expect(await say(leas, 'luck')).toEqual(unsaid);
    await say(toms, 'thanks');
    expect(told(toms)).toEqual([{ type: 'said', seat: 1, phrase: 'thanks' }]);
  });

  test('words that are not on the list are not looked at', async () => {
    const { leas, toms } = await begunTable(server, { game: 'qwixx' });
    for (const phrase of ['You fool', 'toString', 3, undefined]) {
      const before = leas.of('unread').length;
      leas.socket.send(JSON.stringify({ type: 'say', phrase }));
      await leas.until(() => leas.of('unread').length > before);
    }
    expect(leas.of('unread').every(({ why }) => why === 'shape')).toBe(true);
    await say(toms, 'wow');
    expect(told(toms)).toHaveLength(1);
  });

  test('in a lobby, too', async () => {
    const [lea, tom] = [await Person.come(server, 'Lea'), await Person.come(server, 'Tom')];
    const { id } = await lea.make(server, { game: 'qwixx' });
    const [leas, toms] = [await lea.connect(server, id), await tom.connect(server, id)];
    await toms.until(() => toms.table);
    await leas.until(() => leas.seat === 0);
    await say(leas, 'hurry');
    expect(await toms.until(() => told(toms)[0])).toMatchObject({ seat: 0, phrase: 'hurry' });
  });

  test('blocked players are not heard by their blocker; the others and the speaker hear them', async () => {
    const { id, tom, leas, toms } = await begunTable(server, { game: 'qwixx' });
    const watcher = await Device.open(server, id);
    await watcher.until(() => watcher.view);
    const blocked = await tom.ask(server, 'POST', '/players/block', { table: id, seat: 0 });
    expect(blocked.ok).toBe(true);
    await say(leas, 'luck');
    await watcher.until(() => told(watcher)[0]);
    await say(toms, 'bye');
    expect(told(toms)).toEqual([{ type: 'said', seat: 1, phrase: 'bye' }]);
    await leas.until(() => told(leas).length === 2);
  });
});

describe('between processes', () => {
  const server = served();

  /** What a table that is still being read receives of words of Tom’s in the first seat. */
  async function heardWith(seats: readonly object[]): Promise<readonly ServerMessage[]> {
    const broker = localBroker();
    const heard: ServerMessage[] = [];
    const company = {
      table: { id: 'table', seats: [] as readonly object[] },
      all: [{ player: 'lea', tell: (message: ServerMessage) => heard.push(message) }],
    };
    const queue = inTurn();
    const read = Promise.withResolvers<void>();
    queue(() => read.promise);
    const parts = { broker, database: server.database } as Parts;
    const phrases = new Phrases(company as never, parts, (work) => {
      queue(work);
    });
    for (const [nonce, phrase] of (['luck', 'bye'] as const).entries()) {
      broker.publish('said:table', packPhrase({ seat: 0, phrase, mark: markOf('tom'), nonce }));
    }
    company.table.seats = seats;
    read.resolve();
    await queue(async () => phrases.close());
    return heard;
  }
  const tom = { kind: 'person', player: 'tom' };
  const mia = { kind: 'person', player: 'mia' };

  test('the words of somebody who has just sat down wait until the table knows them', async () => {
    expect(await heardWith([tom])).toEqual([
      { type: 'said', seat: 0, phrase: 'luck' },
      { type: 'said', seat: 0, phrase: 'bye' },
    ]);
  });

  test('nobody is taken for the speaker who has got the seat meanwhile', async () => {
    expect(await heardWith([mia, tom])).toEqual([]);
  });
});

describe('so often and no more', () => {
  const { phrase, phrases } = RATES;
  const pausing = served({ rates: { ...NO_RATES, phrase } });
  const counting = served({ rates: { ...NO_RATES, phrases } });

  test('one after the other, at all tables and on all devices of a player together', async () => {
    const { id, lea, leas, toms } = await begunTable(pausing, { game: 'qwixx' });
    const other = await lea.make(pausing, { game: 'qwixx' });
    const elsewhere = await lea.connect(pausing, other.id);
    await elsewhere.until(() => elsewhere.seat === 0);
    expect(await say(leas, 'luck')).toMatchObject({ type: 'said' });
    const newer = await lea.connect(pausing, id);
    await newer.until(() => newer.view);
    for (const each of [elsewhere, newer]) {
      const answer = await say(each, 'luck');
      expect(answer).toMatchObject({ type: 'unsaid', why: 'often' });
      expect(answer.type === 'unsaid' && answer.wait).toBeGreaterThan(0);
    }
    expect(await say(toms, 'luck')).toMatchObject({ type: 'said', seat: 1 });
  });

  test('three a minute', async () => {
    const { leas } = await begunTable(counting, { game: 'qwixx' });
    for (const word of ['luck', 'well', 'wow'] as const) {
      expect(await say(leas, word)).toMatchObject({ type: 'said', phrase: word });
    }
    expect(await say(leas, 'bye')).toMatchObject({ type: 'unsaid', why: 'often' });
  });
});
