import { describe, expect, test } from 'vitest';
import { OPTIONS } from '#protocol/testing/options.ts';
import type { Denial } from '#protocol/why.ts';
import {
  addBot,
  beginMatch,
  closeTable,
  endMatch,
  forgetPlayer,
  leaveSeat,
  makeTable,
  moveSeat,
  passHost,
  playAgain,
  setOptions,
  sitDown,
} from './acts.ts';
import { isDenial, type TableDocument } from './document.ts';
import { shutTable } from './host.ts';
import { info, NOBODY } from './info.ts';

const FRESH = { id: 't', code: 'sun leaf drop moon 42', secret: '5a'.repeat(32), now: 1 };
const AGAIN = { ...FRESH, code: 'moon moon sun leaf 01', secret: 'a5'.repeat(32) };

const person = (name: string) => ({ kind: 'person', player: name, name, stamp: 'fox' }) as const;
const lobby = (options = OPTIONS) => ok(makeTable(person('Lea'), options, FRESH));
const withTom = () => ok(sitDown(lobby(), person('Tom')));

function ok(table: TableDocument | Denial): TableDocument {
  if (isDenial(table)) throw new Error(table);
  return table;
}

function begun(table: TableDocument): TableDocument {
  const match = beginMatch(table, 'Lea', 'm1');
  if (typeof match === 'string') throw new Error(match);
  return match.table;
}

const namesAt = ({ seats }: TableDocument) => seats.map(({ name }) => name);

test('a table has its host in the first seat, a code and a promise', () => {
  expect(lobby()).toMatchObject({ state: 'lobby', host: 'Lea', code: 'sun leaf drop moon 42' });
  expect(namesAt(lobby())).toEqual(['Lea']);
});

test('a game or options that do not exist make no table', () => {
  expect(makeTable(person('Lea'), { ...OPTIONS, game: 'chess' }, FRESH)).toBe('options');
  const odd = { ...OPTIONS, options: { Sheet: 'nowhere' } };
  expect(makeTable(person('Lea'), odd, FRESH)).toBe('options');
  expect(setOptions(lobby(), 'Lea', odd)).toBe('options');
});

test('new tables have the newest goals, whatever a missing header means in records', () => {
  const wished = { ...OPTIONS, game: 'encore-coop', options: { Mission: '2' } };
  const newest = { Mission: '2', Goals: 'house-2' };
  expect(lobby(wished).options.options).toEqual(newest);
  expect(ok(setOptions(lobby(), 'Lea', wished)).options.options).toEqual(newest);
});

test('sitting down twice is sitting down once', () => {
  expect(ok(sitDown(withTom(), person('Tom')))).toEqual(withTom());
});

test('sitting down again shows who one is by now, while the lobby is open', () => {
  const owl = { ...person('Tom'), name: 'Lea', stamp: 'owl' };
  const renamed = ok(sitDown(withTom(), owl));
  expect(renamed.seats[1]).toMatchObject({ player: 'Tom', name: 'Lea 2', stamp: 'owl' });
  expect(sitDown(renamed, owl)).toBe(renamed);
  const playing = begun(withTom());
  expect(sitDown(playing, owl)).toBe(playing);
});

test('nobody loses their seat because of their name', () => {
  const other = { ...person('Tom'), player: 'another' };
  expect(namesAt(ok(sitDown(withTom(), other)))).toEqual(['Lea', 'Tom', 'Tom 2']);
});

test.each([
  ['lea', 'lea 2'],
  ['LÉA', 'LÉA 2'],
  ['Lеа', 'Lеа 2'],
  ['Léo', 'Léo'],
])('a name that looks like another’s is made distinct: %s is %s', (name, seated) => {
  const table = ok(sitDown(lobby(), { ...person('other'), name }));
  expect(namesAt(table)).toEqual(['Lea', seated]);
});

test('people come first: a bot of somebody’s name takes another', () => {
  const bots = ok(addBot(ok(addBot(lobby(), 'Lea', 'greedy')), 'Lea', 'greedy'));
  expect(namesAt(ok(sitDown(bots, person('PIP'))))).toEqual(['Lea', 'Ace', 'Dot', 'PIP']);
  expect(namesAt(ok(sitDown(bots, { ...person('Lea'), name: 'Dot' })))).toEqual([
    'Dot',
    'Pip',
    'Ace',
  ]);
  const pip = ok(sitDown(lobby(), person('pip')));
  expect(namesAt(ok(addBot(pip, 'Lea', 'greedy')))).toEqual(['Lea', 'pip', 'Dot']);
});

describe('stamps', () => {
  const stampsAt = ({ seats }: TableDocument) =>
    seats.map((each) => (each.kind === 'person' ? each.stamp : undefined));

  test('of two who chose the same the second has another, as long as there are any', () => {
    let table = lobby();
    for (const name of ['B', 'C', 'D', 'E']) table = ok(sitDown(table, person(name)));
    expect(stampsAt(table)[0]).toBe('fox');
    expect(new Set(stampsAt(table)).size).toBe(5);
  });

  test('a free stamp stays with the player who chose it, and bots have none', () => {
    const table = ok(sitDown(lobby(), { ...person('Tom'), stamp: 'cat' }));
    expect(stampsAt(ok(addBot(table, 'Lea', 'greedy')))).toEqual(['fox', 'cat', undefined]);
  });

  test('the one somebody has at a table stays, until what they chose is free', () => {
    const cat = { ...person('Zoe'), stamp: 'cat' };
    const tom = { ...person('Tom'), stamp: 'cat' };
    const table = ok(sitDown(ok(sitDown(withTom(), cat)), { ...person('Eva'), stamp: 'cat' }));
    expect(stampsAt(table)).toEqual(['fox', 'owl', 'cat', 'bear']);
    // Tom wishes for the cat as well now, which is Zoe’s: he keeps the owl.
    expect(sitDown(table, tom)).toBe(table);
    const left = ok(leaveSeat(table, 'Zoe', 2));
    expect(stampsAt(ok(sitDown(left, tom)))).toEqual(['fox', 'cat', 'bear']);
  });
});

test('a table takes as many as its game', () => {
  let table = lobby();
  for (const name of ['B', 'C', 'D', 'E']) table = ok(sitDown(table, person(name)));
  expect(sitDown(table, person('F'))).toBe('full');
  expect(setOptions(table, 'Lea', { ...OPTIONS, game: 'choice' })).toBe('options');
});

test('the host alone adds bots, orders seats and sets options', () => {
  const table = withTom();
  expect(addBot(table, 'Tom', 'greedy')).toBe('host');
  expect(moveSeat(table, 'Tom', 0, 1)).toBe('host');
  expect(setOptions(table, 'Tom', OPTIONS)).toBe('host');
  expect(closeTable(table, 'Tom')).toBe('host');
  expect(beginMatch(table, 'Tom', 'm')).toBe('host');
  expect(namesAt(ok(addBot(table, 'Lea', 'greedy')))).toEqual(['Lea', 'Tom', 'Pip']);
  for (const level of ['unbeatable', 'toString', '__proto__', 'constructor', 'valueOf', '']) {
    expect(addBot(table, 'Lea', level), level).toBe('options');
  }
  expect(namesAt(ok(moveSeat(table, 'Lea', 1, 0)))).toEqual(['Tom', 'Lea']);
  expect(moveSeat(table, 'Lea', 0, 7)).toBe('seat');
});

test('somebody who was sent away does not come back, somebody who left may', () => {
  const sent = ok(leaveSeat(withTom(), 'Lea', 1));
  expect(namesAt(sent)).toEqual(['Lea']);
  expect(sitDown(sent, person('Tom'))).toBe('removed');
  const left = ok(leaveSeat(withTom(), 'Tom', 1));
  expect(namesAt(ok(sitDown(left, person('Tom'))))).toEqual(['Lea', 'Tom']);
  expect(leaveSeat(withTom(), 'Tom', 0)).toBe('host');
  expect(leaveSeat(withTom(), 'Lea', 5)).toBe('seat');
});

test('when the host leaves, the next one is host; when the last one leaves, it is closed', () => {
  expect(ok(leaveSeat(withTom(), 'Lea', 0))).toMatchObject({ state: 'lobby', host: 'Tom' });
  expect(ok(leaveSeat(lobby(), 'Lea', 0))).toMatchObject({ state: 'closed', code: undefined });
});

test('the host sends somebody away from a match, and a bot goes on under their name', () => {
  const table = begun(withTom());
  const next = ok(leaveSeat(table, 'Lea', 1));
  expect(next.seats[1]).toEqual({ kind: 'bot', name: 'Tom', level: 'expert', isFree: true });
  expect(next).toMatchObject({ state: 'playing', host: 'Lea', removed: ['Tom'] });
  expect(sitDown(next, person('Tom'))).toBe('state');
  expect(leaveSeat(next, 'Lea', 1)).toBe('state');
  expect(leaveSeat(table, 'Tom', 0)).toBe('host');
  expect(leaveSeat(ok(endMatch(table, 'm1')), 'Lea', 1)).toBe('state');
  const again = ok(playAgain(ok(endMatch(next, 'm1')), 'Lea', AGAIN));
  expect(sitDown(again, person('Tom'))).toBe('removed');
});

test('somebody at the table is host instead of one who is away, and nobody else', () => {
  const table = withTom();
  expect(passHost(table, 'Lea', 'Tom').host).toBe('Tom');
  expect(passHost(table, 'Lea', 'Zoe')).toBe(table);
  expect(passHost(table, 'Zoe', 'Tom')).toBe(table);
  expect(passHost(begun(table), 'Lea', 'Tom')).toMatchObject({ state: 'playing', host: 'Tom' });
  const closed = ok(closeTable(table, 'Lea'));
  expect(passHost(closed, 'Lea', 'Tom')).toBe(closed);
});

test('a table is closed in its lobby or after a match, never under those who play', () => {
  const playing = begun(withTom());
  expect(closeTable(playing, 'Lea')).toBe('state');
  expect(closeTable(playing, 'Tom')).toBe('host');
  const closed = ok(closeTable(ok(endMatch(playing, 'm1')), 'Lea'));
  expect(closed).toMatchObject({ state: 'closed', code: undefined });
  expect(closeTable(closed, 'Lea')).toBe(closed);
  expect(closeTable(withTom(), 'Lea')).toMatchObject({ state: 'closed' });
});

test('the server itself shuts any table', () => {
  expect(shutTable(begun(withTom()))).toMatchObject({ state: 'closed', code: undefined });
});

test('a stand-in host cannot remove the maker, and becomes host when they leave', () => {
  const passed = passHost(withTom(), 'Lea', 'Tom');
  expect(leaveSeat(passed, 'Tom', 0)).toBe('host');
  expect(leaveSeat(passHost(begun(withTom()), 'Lea', 'Tom'), 'Tom', 0)).toBe('host');
  expect(ok(leaveSeat(passed, 'Tom', 1))).toMatchObject({ host: 'Lea', maker: 'Lea' });
  const third = ok(sitDown(passed, person('Zoe')));
  expect(namesAt(ok(leaveSeat(third, 'Tom', 2)))).toEqual(['Lea', 'Tom']);
  // Leaving by choice gives it away.
  const left = ok(leaveSeat(withTom(), 'Lea', 0));
  expect(left.maker).toBeUndefined();
  const back = ok(sitDown(left, person('Lea')));
  expect(back).toMatchObject({ host: 'Tom', maker: undefined });
  expect(namesAt(ok(leaveSeat(back, 'Tom', 1)))).toEqual(['Tom']);
});

test('a table from before makers were kept is as it was', () => {
  const { maker: _, ...old } = withTom();
  const passed = passHost(old, 'Lea', 'Tom');
  expect(namesAt(ok(leaveSeat(passed, 'Tom', 0)))).toEqual(['Tom']);
  expect(ok(leaveSeat(old, 'Lea', 0))).toMatchObject({ host: 'Tom' });
});

test('somebody who left for good is no longer the maker', () => {
  const passed = passHost(withTom(), 'Lea', 'Tom');
  expect(JSON.stringify(forgetPlayer(passed, 'Lea'))).not.toContain('Lea');
  const playing = passHost(begun(withTom()), 'Lea', 'Tom');
  expect(JSON.stringify(forgetPlayer(playing, 'Lea'))).not.toContain('Lea');
});

test('a match begins with enough players, and latecomers find it by its code', () => {
  expect(beginMatch(lobby(), 'Lea', 'm1')).toBe('few');
  expect(begun(withTom())).toMatchObject({ state: 'playing', match: 'm1', code: FRESH.code });
});

test('while it is played nobody new sits down and nothing is set', () => {
  const table = begun(withTom());
  expect(sitDown(table, person('Zoe'))).toBe('state');
  expect(addBot(table, 'Lea', 'greedy')).toBe('state');
  expect(moveSeat(table, 'Lea', 0, 1)).toBe('state');
  expect(setOptions(table, 'Lea', OPTIONS)).toBe('state');
  expect(beginMatch(table, 'Lea', 'm2')).toBe('state');
  expect(playAgain(table, 'Lea', AGAIN)).toBe('state');
  expect(ok(sitDown(table, person('Tom')))).toEqual(table);
});

test('a rematch keeps the table, rotates the start and makes a new commitment', () => {
  const over = ok(endMatch(begun(withTom()), 'm1'));
  expect(endMatch(over, 'm1')).toBe('state');
  expect(playAgain(over, 'Zoe', AGAIN)).toBe('seat');
  const again = ok(playAgain(over, 'Tom', AGAIN));
  expect(namesAt(again)).toEqual(['Tom', 'Lea']);
  expect(again).toMatchObject({ state: 'lobby', code: AGAIN.code, secret: AGAIN.secret });
  expect(again.match).toBeUndefined();
  expect(info(again, NOBODY).again).toBe(0);
  expect(info(begun(again), NOBODY).again).toBeUndefined();
  expect(JSON.stringify(forgetPlayer(again, 'Tom'))).not.toContain('Tom');
});

test('a table that is closed calls nobody any more', () => {
  const called = { group: 'g', players: ['Zoe'], by: 'Lea', at: 1 };
  const calling = { ...withTom(), called };
  expect(ok(closeTable(calling, 'Lea')).called).toBeUndefined();
  expect(shutTable(calling).called).toBeUndefined();
  const alone = { ...lobby(), called };
  expect(ok(leaveSeat(alone, 'Lea', 0))).toMatchObject({ state: 'closed', called: undefined });
});

test('the question of somebody who left for good is dropped', () => {
  const asked = [
    { by: 'Lea', at: 1 },
    { by: 'Tom', at: 2 },
  ];
  expect(forgetPlayer({ ...begun(withTom()), asked }, 'Lea').asked).toEqual([asked[1]]);
});

test('somebody who leaves for good leaves a lobby; in a match a bot plays on for them', () => {
  expect(namesAt(forgetPlayer(withTom(), 'Lea'))).toEqual(['Tom']);
  expect(forgetPlayer(withTom(), 'Lea').host).toBe('Tom');
  const playing = forgetPlayer(begun(withTom()), 'Lea');
  expect(playing.seats[0]).toMatchObject({ kind: 'bot', name: 'former player' });
  expect(playing).toMatchObject({ state: 'playing', host: 'Tom' });
  expect(forgetPlayer(playing, 'Tom').state).toBe('closed');
  const sent = ok(leaveSeat(withTom(), 'Lea', 1));
  expect(JSON.stringify(forgetPlayer(sent, 'Tom'))).not.toContain('Tom');
});
