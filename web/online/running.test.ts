import { signal } from '@preact/signals';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Played } from '#protocol/played.ts';
import type { OwnSeat, Sitter, TableInfo } from '#protocol/table.ts';
import type { Api } from './api.ts';
import type { Connection } from './connection.ts';
import type { Running } from './running.ts';
import { stubStorage } from './testing/storage.ts';

const kept = stubStorage();
afterEach(() => {
  vi.resetModules();
});

/** The app of a device that was just opened; what it kept before is there again. */
async function openApp() {
  vi.resetModules();
  const look = { ...(await import('./running-look.ts')), ...(await import('./running-follow.ts')) };
  const list = await import('./running.ts');
  return { ...look, ...list };
}

function at(table: string, part: Partial<Running> = {}): Running {
  return {
    table,
    game: 'qwixx',
    state: 'lobby',
    players: ['Lea'],
    chairs: [{ kind: 'person', stamp: 'fox' }],
    seat: 0,
    ...part,
  };
}

const LEA = { kind: 'person', name: 'Lea', stamp: 'fox' } as unknown as Sitter;

function tableOf(id: string, state: TableInfo['state'] = 'lobby'): TableInfo {
  return { id, state, options: { game: 'qwixx' }, seats: [LEA, undefined] } as unknown as TableInfo;
}

const tables = (app: { readonly running: { readonly value: readonly Running[] } }) =>
  app.running.value.map(({ table }) => table);

describe('what a device keeps', () => {
  test('has the table last sat at first, and is there when the app is opened again', async () => {
    const app = await openApp();
    app.noteRunning(at('a'));
    app.noteRunning(at('b'));
    expect(tables(app)).toEqual(['b', 'a']);
    app.noteRunning(at('a', { state: 'playing' }));
    expect(app.running.value).toEqual([at('a', { state: 'playing' }), at('b')]);
    expect((await openApp()).running.value).toEqual(app.running.value);
  });

  test('does not change when nothing has', async () => {
    const app = await openApp();
    app.noteRunning(at('a'));
    app.noteRunning(at('b'));
    const before = app.running.value;
    app.noteRunning(at('a'));
    app.dropRunning('c');
    app.reread();
    expect(app.running.value).toBe(before);
  });

  test('is eight tables at most', async () => {
    const app = await openApp();
    for (let i = 0; i < 9; i++) app.noteRunning(at(`t${i}`));
    expect([tables(app).length, tables(app)[0], tables(app).at(-1)]).toEqual([8, 't8', 't1']);
  });

  test('lets go of a table, and of no other', async () => {
    const app = await openApp();
    for (const id of ['a', 'b', 'c']) app.noteRunning(at(id));
    app.dropRunning('b');
    expect(tables(app)).toEqual(['c', 'a']);
  });

  test('is shared with other tabs', async () => {
    const [app, other] = [await openApp(), await openApp()];
    other.noteRunning(at('a'));
    expect(tables(app)).toEqual([]);
    app.reread();
    expect(tables(app)).toEqual(['a']);
    other.noteRunning(at('b'));
    app.noteRunning(at('c'));
    expect(tables(app)).toEqual(['c', 'b', 'a']);
  });

  test('stays in mind where nothing can be kept', async () => {
    const app = await openApp();
    vi.stubGlobal('localStorage', undefined);
    app.noteRunning(at('a'));
    app.reread();
    expect(tables(app)).toEqual(['a']);
  });

  test.each([
    ['table', 7],
    ['game', undefined],
    ['state', 'over'],
    ['players', [7]],
    ['chairs', ['fox']],
    ['seat', '0'],
  ])('is left out with another %s', async (name, value) => {
    kept.set('dicepad.running', JSON.stringify([{ ...at('a'), [name]: value }, at('b')]));
    expect(tables(await openApp())).toEqual(['b']);
  });

  test('takes a table where a match is played', async () => {
    kept.set('dicepad.running', JSON.stringify([at('a', { state: 'playing' })]));
    expect(tables(await openApp())).toEqual(['a']);
  });

  test('says whether there is any need to ask a server', async () => {
    const app = await openApp();
    expect(app.hasPlayedOnline()).toBe(false);
    app.noteRunning(at('a'));
    expect(app.hasPlayedOnline()).toBe(true);
    app.dropRunning('a');
    expect(app.hasPlayedOnline()).toBe(false);
    kept.set('dicepad.player', '"yes"');
    expect(app.hasPlayedOnline()).toBe(false);
    kept.set('dicepad.player', 'true');
    expect(app.hasPlayedOnline()).toBe(true);
  });
});

describe('a connection that is followed', () => {
  async function followed(seat: number | undefined, state = 'here') {
    const app = await openApp();
    app.noteRunning(at('t'));
    app.noteRunning(at('other'));
    const parts = {
      id: 't',
      table: signal<TableInfo | undefined>(undefined),
      seat: signal(seat),
      state: signal(state),
      reason: signal<string | undefined>(undefined),
    };
    const stop = app.followRunning(parts as unknown as Connection);
    return { app, stop, ...parts };
  }

  test('is known from its table, here and while another device plays', async () => {
    for (const state of ['here', 'watching']) {
      const { app, table } = await followed(0, state);
      table.value = tableOf('t', 'playing');
      expect(app.running.value[0]).toEqual(at('t', { state: 'playing' }));
    }
  });

  test('changes nothing before the table is known, or while the line is lost', async () => {
    const { app, table, state } = await followed(undefined, 'lost');
    table.value = tableOf('t');
    expect(tables(app)).toContain('t');
    state.value = 'connecting';
    expect(tables(app)).toContain('t');
    const unknown = await followed(undefined);
    expect(tables(unknown.app)).toContain('t');
  });

  test('is forgotten by those who stand up, and when the match is over', async () => {
    for (const [seat, state] of [
      [undefined, 'lobby'],
      [0, 'over'],
      [0, 'closed'],
    ] as const) {
      const { app, table } = await followed(seat);
      table.value = tableOf('t', state);
      expect(tables(app), state).toEqual(['other']);
      kept.clear();
    }
  });

  test('is forgotten when the table sends one away, not when one leaves or is too old', async () => {
    for (const [why, due] of [
      ['removed', ['other']],
      ['version', ['other', 't']],
      [undefined, ['other', 't']],
    ] as const) {
      const { app, state, reason } = await followed(0);
      reason.value = why;
      state.value = 'closed';
      expect(tables(app), why).toEqual(due);
      kept.clear();
    }
  });

  test('is followed no more when it was stopped', async () => {
    const { app, stop, table } = await followed(undefined);
    stop();
    table.value = tableOf('t');
    expect(tables(app)).toContain('t');
  });
});

describe('the server’s answer', () => {
  const done =
    <Value>(value: Value) =>
    async () =>
      ({ kind: 'done', value }) as const;
  const played = (id: string, finished: number | null): Played => ({
    id,
    table: 't',
    game: 'qwixx',
    seat: 0,
    created: 1,
    finished,
  });
  const seats = (...ids: readonly string[]): readonly OwnSeat[] =>
    ids.map((id) => ({ table: tableOf(id), seat: 0 }) as OwnSeat);
  const from = (part: Partial<Api>) =>
    ({ myMatches: done([]), myTables: done([]), ...part }) as Pick<Api, 'myMatches' | 'myTables'>;

  test('replaces what was known, and reports finished matches', async () => {
    const app = await openApp();
    expect([app.finishedOnline.value, app.isAway.value]).toEqual([[], false]);
    app.noteRunning(at('left'));
    app.noteRunning(at('stays'));
    const over = { table: tableOf('over', 'over'), seat: 0 } as OwnSeat;
    const matches = [played('m2', null), played('m1', 9)];
    await app.lookAtRunning(
      from({ myMatches: done(matches), myTables: done([...seats('stays', 'new'), over]) }),
    );
    expect(tables(app)).toEqual(['stays', 'new']);
    expect(app.finishedOnline.value.map(({ id }) => id)).toEqual(['m1']);
    expect(app.isAway.value).toBe(false);
  });

  test('knows less than what happened while it came', async () => {
    const app = await openApp();
    app.noteRunning(at('left'));
    const answer = Promise.withResolvers<Awaited<ReturnType<Api['myTables']>>>();
    const looking = app.lookAtRunning(from({ myTables: () => answer.promise }));
    app.dropRunning('left');
    app.noteRunning(at('sat'));
    answer.resolve({ kind: 'done', value: seats('left', 'found') });
    await looking;
    expect(tables(app)).toEqual(['sat', 'found']);
  });

  test('is none where the server does not answer, and everything stays', async () => {
    const app = await openApp();
    app.noteRunning(at('a'));
    const offline = async () => ({ kind: 'offline' }) as const;
    for (const part of [{ myMatches: offline }, { myTables: offline }]) {
      await app.lookAtRunning(from({ ...part }));
      expect([tables(app), app.isAway.value]).toEqual([['a'], true]);
    }
    await app.lookAtRunning(from({ myTables: done(seats('a')) }));
    expect([tables(app), app.isAway.value]).toEqual([['a'], false]);
  });

  test('that this device is nobody makes it forget everything', async () => {
    const app = await openApp();
    await app.lookAtRunning(
      from({ myMatches: done([played('m1', 9)]), myTables: done(seats('a')) }),
    );
    const denied = (why: 'nobody' | 'often') => async () => ({ kind: 'denied', why }) as const;
    await app.lookAtRunning(from({ myMatches: denied('often') }));
    expect([tables(app), app.isAway.value]).toEqual([['a'], true]);
    await app.lookAtRunning(from({ myMatches: denied('nobody') }));
    expect([tables(app), app.finishedOnline.value, app.isAway.value]).toEqual([[], [], false]);
  });
});
