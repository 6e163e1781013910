import { beforeAll, describe, expect, test } from 'vitest';
import type { Seat } from '#engine/contract.ts';
import { GAMES } from '#games/index.ts';
import { type Random, randomFrom } from '#kits/random.ts';
import { LONG, TIMEOUT } from '#testing/long.ts';
import { served } from '../socket/testing/served.ts';
import { Device, Person } from '../socket/testing.ts';
import { type Heard, search } from './testing/search.ts';

const MATCHES = LONG ? 10 : 1;
/** In everyday runs long matches are left in the middle. */
const STEPS = LONG ? 100_000 : 80;

const server = served();

/** Plays a random match with changes of mind; returns what everybody received and what was hidden. */
async function played(game: string, seed: string) {
  const people = await Promise.all(['Lea', 'Tom'].map((name) => Person.come(server, name)));
  const [lea, tom] = people as [Person, Person];
  const { token } = await (await tom.ask(server, 'POST', '/me/tokens')).json();
  const { id } = await lea.make(server, { game });
  await tom.table(server, 'POST', `/tables/${id}/seats`, {});
  const { match } = await lea.table(server, 'POST', `/tables/${id}/begin`);
  const seats = [await lea.connect(server, id), await tom.connect(server, id)];
  const devices = [...seats, await Device.open(server, id)];
  for (const each of devices) await each.until(() => each.view);
  const hidden = new Map([
    ['a token', token],
    ...people.map(({ cookie }, i) => [`session ${i}`, cookie.split('=')[1]!] as const),
    ...(await hiddenIn(match!)),
  ]);
  const decisions = new Map<number, Map<Seat, Set<string>>>();
  const random = randomFrom(seed);
  while (seats[0]!.view!.next.for !== 'nobody' && seats[0]!.view!.step < STEPS) {
    for (const device of seats) await decide(device, random, decisions);
    const newest = Math.max(...seats.map(({ view }) => view!.version));
    for (const each of devices) await each.until(() => each.view!.version >= newest);
  }
  const heard = devices.map((each): Heard => ({ seat: each.seat, texts: [...each.texts] }));
  for (const each of devices) await each.close();
  return { heard, hidden, decisions };
}

async function decide(
  device: Device,
  random: Random,
  decisions: Map<number, Map<Seat, Set<string>>>,
): Promise<void> {
  for (let mind = 0; mind < 3; mind++) {
    const wish = device.wish(random);
    if (!wish) return;
    if (wish.type === 'decide') {
      const ofStep = decisions.get(wish.step) ?? new Map<Seat, Set<string>>();
      const own = ofStep.get(device.seat!) ?? new Set();
      decisions.set(wish.step, ofStep.set(device.seat!, own.add(wish.text)));
    }
    await device.ask(wish);
    if (wish.type === 'roll' || random.below(3) > 0) return;
    await device.ask({ type: 'takeBack', id: `t${mind}-${wish.step}`, step: wish.step });
  }
  await decide(device, random, decisions);
}

/** What the server keeps to itself about a match. */
async function hiddenIn(match: string) {
  const { queries } = server.database;
  const { secret } = await queries
    .selectFrom('matches')
    .select('secret')
    .where('id', '=', match)
    .executeTakeFirstOrThrow();
  const players = await queries
    .selectFrom('match_players')
    .innerJoin('sessions', 'sessions.player_id', 'match_players.player_id')
    .select(['match_players.player_id', 'sessions.hash'])
    .where('match_id', '=', match)
    .execute();
  return [
    ['the secret of the dice', secret] as const,
    ...players.map((each) => [`a player ${each.hash}`, each.player_id!] as const),
    ...players.map(({ hash }) => [`the hash ${hash}`, hash] as const),
  ];
}

describe.each(GAMES.map(({ id }) => id))('in all that is sent in random matches of %s', (game) => {
  test(
    'there is no sealed decision, no secret and no token',
    async () => {
      for (let count = 0; count < MATCHES; count++) {
        const { heard, hidden, decisions } = await played(game, `${game} ${count}`);
        expect(decisions.size).toBeGreaterThan(5);
        for (const each of heard) {
          expect(each.texts.length).toBeGreaterThan(20);
          expect(search(each, hidden, decisions)).toEqual([]);
        }
      }
    },
    TIMEOUT,
  );
});

describe('the search would find', () => {
  let match: Awaited<ReturnType<typeof played>>;
  let spectator: Heard;
  beforeAll(async () => {
    match = await played(GAMES.at(-1)!.id, 'planted');
    spectator = match.heard.at(-1)!;
  });

  /** What is found when one view of an open step, or one message, says more than it should. */
  const planted = (change: (text: string) => string, wanted = '"type":"view"') => {
    const views = spectator.texts.filter((each) => each.includes(wanted));
    const at = spectator.texts.indexOf(
      views.find((each) => /"decided":\[\d/.test(each)) ?? views[0]!,
    );
    const texts = spectator.texts.with(at, change(spectator.texts[at]!));
    return search({ ...spectator, texts }, match.hidden, match.decisions);
  };
  const somebodys = () =>
    [...[...match.decisions.values()][0]!.values()][0]!.values().next().value!;

  test('nothing where nothing is planted', () => {
    expect(planted((text) => text)).toEqual([]);
  });

  test('each secret, in any message', () => {
    for (const [what, secret] of match.hidden) {
      expect(planted((text) => text.replace('"view":{', `"view":{"x":"${secret}",`))).toContain(
        what,
      );
      const inTable = planted((text) => text.replace('{', `{"x":"${secret}",`), '"type":"table"');
      expect(inTable).toContain(what);
    }
  });

  test('a sealed decision in the view, next to it, and in another message', () => {
    const inView = (text: string) =>
      text.replace('"position":{', `"position":{"sealed":${JSON.stringify(somebodys())},`);
    expect(planted(inView)).toContain('a change in an open step');
    const beside = (text: string) => text.replace('"view":{', `"own":"${somebodys()}","view":{`);
    expect(planted(beside)).toContain('a foreign decision');
    const inTable = (text: string) => text.replace('{', `{"x":${JSON.stringify(somebodys())},`);
    expect(planted(inTable, '"type":"table"')).toContain('a decision');
  });
});
