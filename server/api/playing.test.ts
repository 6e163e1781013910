import { describe, expect, test } from 'vitest';
import { movesOf } from '#engine/contract.ts';
import { readRecord } from '#engine/record/read.ts';
import { verify } from '#fair/verify.ts';
import { GAMES } from '#games/index.ts';
import { randomFrom } from '#kits/random.ts';
import { temporaryFolder } from '#testing/folder.ts';
import { RATES } from '../limits/rates.ts';
import { serveApart } from '../socket/testing/apart.ts';
import { served } from '../socket/testing/served.ts';
import { begunTable, isHere, Person, type Place, serve } from '../socket/testing.ts';
import { SHOWN } from './message-schemas.ts';

const server = served();

/** Asks for JSON, and hears why not as an error. */
async function told(at: Place, who: Person, method: 'GET' | 'POST', where: string, body?: object) {
  const answer = await who.ask(at, method, where, body);
  if (!answer.ok) throw new Error(`${where}: ${await answer.text()}`);
  return answer.json();
}

/** Plays a seat to the end as the documents say: look, see what is due, wish. */
async function playPlainly(places: readonly Place[], who: Person, table: string): Promise<string> {
  const random = randomFrom(table);
  let asked = 0;
  const place = () => places[asked++ % places.length]!;
  for (let after = ''; ; ) {
    const { mark, due, view } = await told(place(), who, 'GET', `/tables/${table}/view${after}`);
    after = `?after=${mark}`;
    if (due === 'over') return view.match;
    if (due === 'nothing') continue;
    const wish = { id: `${due}-${view.step}`, step: view.step, type: due };
    const { moves } = await told(place(), who, 'GET', `/tables/${table}/moves`);
    const text = moves.length > 0 && moves[random.below(moves.length)];
    const sent = { ...wish, ...(due === 'decide' && { text: text || 'pass' }) };
    const { outcome } = await told(place(), who, 'POST', `/tables/${table}/wishes`, sent);
    // Where several processes serve, one may still show what is over.
    expect(['done', ...(places.length > 1 ? ['late'] : [])]).toContain(outcome.kind);
  }
}

async function lobbyOfTwo(at: Place, game: string) {
  const [lea, tom] = [await Person.come(at, 'Lea'), await Person.come(at, 'Tom')];
  const { id } = await lea.make(at, { game });
  await tom.table(at, 'POST', `/tables/${id}/seats`, {});
  await lea.table(at, 'POST', `/tables/${id}/begin`);
  return { id, lea, tom };
}

async function expectFair(at: Place, match: string): Promise<void> {
  const record = await (await fetch(`${at.address}/api/matches/${match}/record`)).text();
  const reading = readRecord(record, GAMES);
  expect(reading.ok && verify(reading.match).kind).toBe('right');
}

test('two play a whole match by plain requests', async () => {
  const { id, lea, tom } = await lobbyOfTwo(server, 'choice');
  const ends = await Promise.all([lea, tom].map((who) => playPlainly([server], who, id)));
  expect(ends[0]).toBe(ends[1]);
  await expectFair(server, ends[0]!);
});

test('one plays with a bot, which plays though nobody has a socket', async () => {
  const lea = await Person.come(server, 'Lea');
  const { id } = await lea.make(server, { game: 'qwixx' });
  await lea.table(server, 'POST', `/tables/${id}/seats`, { bot: 'greedy' });
  await lea.table(server, 'POST', `/tables/${id}/begin`);
  await expectFair(server, await playPlainly([server], lea, id));
});

test('any process answers any request', async () => {
  const { here, there, close } = await serveApart();
  const { id, lea, tom } = await lobbyOfTwo(here, 'choice');
  const ends = await Promise.all([
    playPlainly([here, there], lea, id),
    playPlainly([there], tom, id),
  ]);
  expect(ends[0]).toBe(ends[1]);
  await expectFair(here, ends[0]!);
  expect([...here.faults, ...there.faults]).toEqual([]);
  await close();
});

describe('a device that looks', () => {
  test('is shown what is described, in the lobby and at the match', async () => {
    const lea = await Person.come(server, 'Lea');
    const { id } = await lea.make(server, { game: 'qwixx' });
    const lobby = await told(server, lea, 'GET', `/tables/${id}/view`);
    expect(SHOWN.safeParse(lobby).error).toBeUndefined();
    expect(lobby).toMatchObject({ mark: '0-0', due: 'nothing', seat: 0 });
    expect('view' in lobby).toBe(false);
    await lea.table(server, 'POST', `/tables/${id}/seats`, { bot: 'greedy' });
    await lea.table(server, 'POST', `/tables/${id}/begin`);
    const begun = await told(server, lea, 'GET', `/tables/${id}/view?after=${lobby.mark}`);
    expect(SHOWN.safeParse(begun).error).toBeUndefined();
    const match = await told(server, lea, 'GET', `/tables/${id}/view?after=1-0`);
    expect(match).toMatchObject({ due: 'roll', view: { step: 0, roller: 0 } });
  });

  test('waits for news, but not forever', async () => {
    const { id, lea, leas } = await begunTable(server);
    const { mark } = await told(server, lea, 'GET', `/tables/${id}/view`);
    const idle = await told(server, lea, 'GET', `/tables/${id}/view?after=${mark}&wait=0`);
    expect(idle.mark).toBe(mark);
    const news = told(server, lea, 'GET', `/tables/${id}/view?after=${mark}`);
    await leas.ask({ type: 'roll', id: 'r', step: 0 });
    expect((await news).view.step).toBe(1);
  });

  test('several times at once waits each time, up to four times', async () => {
    const { id, lea, leas } = await begunTable(server);
    const { mark } = await told(server, lea, 'GET', `/tables/${id}/view`);
    const where = `/tables/${id}/view?after=${mark}`;
    const polls = [1, 2, 3, 4, 5].map(() => lea.ask(server, 'GET', where));
    const first = await Promise.race(polls);
    expect([first.status, first.headers.get('retry-after')]).toEqual([429, '1']);
    expect(await first.json()).toMatchObject({
      why: 'often',
      sentence: expect.stringMatching(/^4 requests/),
    });
    expect((await told(server, lea, 'GET', `${where}&wait=0`)).mark).toBe(mark);
    await leas.ask({ type: 'roll', id: 'r', step: 0 });
    const answers = await Promise.all(polls);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 429]);
  });

  test('and waits is present, and takes the seat from nobody; one that sends a wish does', async () => {
    const { id, tom, leas, toms } = await begunTable(server);
    await toms.close();
    await leas.until(() => !isHere(leas, 1));
    const { mark } = await told(server, tom, 'GET', `/tables/${id}/view`);
    await told(server, tom, 'GET', `/tables/${id}/moves`);
    expect(isHere(leas, 1)).toBe(false);
    const cut = new AbortController();
    const where = `${server.address}/api/tables/${id}/view?after=${mark}`;
    const headers = { cookie: tom.cookie };
    const waiting = fetch(where, { headers, signal: cut.signal }).catch(() => 'cut');
    await leas.until(() => isHere(leas, 1));
    const again = await tom.connect(server, id);
    await told(server, tom, 'GET', `/tables/${id}/view`);
    expect(again.of('watching')).toEqual([]);
    const wish = { type: 'takeBack', id: 't', step: 0 };
    const { outcome } = await told(server, tom, 'POST', `/tables/${id}/wishes`, wish);
    expect(outcome).toEqual({ kind: 'done' });
    await again.until(() => again.of('watching').length === 1);
    cut.abort();
    expect(await waiting).toBe('cut');
  });

  test('with a token that is revoked is nobody any more', async () => {
    const lea = await Person.come(server, 'Lea');
    const { id } = await lea.make(server, { game: 'qwixx' });
    const made = await told(server, lea, 'POST', '/me/tokens');
    const look = () =>
      fetch(`${server.address}/api/tables/${id}/view`, {
        headers: { authorization: `Bearer ${made.token}` },
      });
    expect((await look()).status).toBe(200);
    await lea.ask(server, 'DELETE', `/me/tokens/${made.id}`);
    expect((await look()).status).toBe(401);
  });
});

describe('the legal moves', () => {
  test('are those of the rules, while the seat is asked', async () => {
    const { id, lea, leas } = await begunTable(server, { game: 'qwixx' });
    const ask = () => told(server, lea, 'GET', `/tables/${id}/moves`);
    expect(await ask()).toMatchObject({ step: 0, seat: 0, due: 'roll', moves: [] });
    await leas.ask({ type: 'roll', id: 'r', step: 0 });
    await leas.until(() => leas.view?.step === 1);
    const game = GAMES.find((each) => each.id === 'qwixx')!;
    const { position } = leas.view!;
    const due = movesOf(game, position, 0).map((move) => game.notate(position, 0, move));
    expect(await ask()).toMatchObject({ step: 1, seat: 0, due: 'decide', moves: due });
    await leas.ask({ type: 'decide', text: 'pass', id: 'd', step: 1 });
    expect((await ask()).due).toBe('nothing');
  });

  test('are refused where there is no seat, or no match yet', async () => {
    const [lea, tom] = [await Person.come(server, 'Lea'), await Person.come(server, 'Tom')];
    const { id } = await lea.make(server, { game: 'qwixx' });
    const why = async (who: Person) =>
      (await (await who.ask(server, 'GET', `/tables/${id}/moves`)).json()).why;
    expect([await why(lea), await why(tom)]).toEqual(['state', 'seat']);
  });
});

describe('a wish', () => {
  test('that breaks a rule is answered with the rule and its sentence', async () => {
    const { id, lea, tom } = await lobbyOfTwo(server, 'qwixx');
    const wish = (who: Person, sent: object) =>
      told(server, who, 'POST', `/tables/${id}/wishes`, sent);
    expect(await wish(lea, { type: 'decide', text: 'R5', id: 'a', step: 0 })).toMatchObject({
      outcome: { kind: 'refused', refusal: { rule: 'F3', key: 'noRoll' } },
      sentence: 'Lea can’t choose yet: roll the dice first.',
    });
    expect(await wish(lea, { type: 'decide', text: 'red', id: 'b', step: 0 })).toMatchObject({
      outcome: { kind: 'refused', refusal: { rule: 'F2' } },
      sentence: expect.stringContaining('Legal moves are under `/moves`'),
    });
    expect(await wish(tom, { type: 'roll', id: 'a', step: 0 })).toMatchObject({
      outcome: { kind: 'forbidden', why: 'turn' },
      sentence: expect.stringContaining('roller'),
    });
    expect(await wish(lea, { type: 'roll', id: 'a', step: 7 })).toMatchObject({
      outcome: { kind: 'late' },
      sentence: expect.stringContaining('view'),
    });
  });

  test('that is sent twice is done once, and answered twice', async () => {
    const { id, lea } = await lobbyOfTwo(server, 'qwixx');
    const wish = (sent: object) => told(server, lea, 'POST', `/tables/${id}/wishes`, sent);
    await wish({ type: 'roll', id: 'r', step: 0 });
    const sent = { type: 'decide', text: 'pass', id: 'd', step: 1 };
    const answers = await Promise.all([wish(sent), wish(sent)]);
    expect(answers.map(({ outcome }) => outcome.kind)).toEqual(['done', 'done']);
  });

  test('of somebody who only watches, or of nonsense, is refused', async () => {
    const { id, lea } = await lobbyOfTwo(server, 'qwixx');
    const zoe = await Person.come(server, 'Zoe');
    const roll = { type: 'roll', id: 'r', step: 0 };
    const { outcome } = await told(server, zoe, 'POST', `/tables/${id}/wishes`, roll);
    expect(outcome).toEqual({ kind: 'forbidden', why: 'watching' });
    const long = await lea.ask(server, 'GET', `/tables/${id}/view?wait=99`);
    expect((await long.json()).sentence).toContain('a whole number from 0 to 10');
    const sat = await zoe.ask(server, 'POST', `/tables/${id}/seats`, {});
    expect((await sat.json()).sentence).toBe(
      'The table can’t do this now. Its state is playing, and this needs lobby.',
    );
    const answer = await lea.ask(server, 'POST', `/tables/${id}/wishes`, { type: 'resume' });
    expect(await answer.json()).toMatchObject({
      why: 'shape',
      field: 'type',
      sentence: expect.stringContaining('one of roll, decide, takeBack, correct, chance, hint.'),
    });
  });

  test('may come so often, from each player', async () => {
    const rates = { ...RATES, play: { ...RATES.play, most: 3 } };
    const strict = await serve(temporaryFolder(), { rates });
    const { id, lea, tom } = await lobbyOfTwo(strict, 'qwixx');
    const look = async (who: Person) => (await who.ask(strict, 'GET', `/tables/${id}/view`)).status;
    for (let times = 0; times < 3; times++) expect(await look(lea)).toBe(200);
    expect([await look(lea), await look(tom)]).toEqual([429, 200]);
    await strict.stop();
  });
});

test('a server that stops lets nobody wait', async () => {
  const brief = await serve(temporaryFolder());
  const { id, lea } = await lobbyOfTwo(brief, 'qwixx');
  const { mark } = await told(brief, lea, 'GET', `/tables/${id}/view`);
  const waiting = told(brief, lea, 'GET', `/tables/${id}/view?after=${mark}`);
  await told(brief, lea, 'GET', `/tables/${id}/moves`);
  await brief.stop();
  expect((await waiting).mark).toBe(mark);
});
