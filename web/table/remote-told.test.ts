import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { isRefusal } from '#engine/contract.ts';
import { enter, type Match, openMatch } from '#engine/match.ts';
import { setUp } from '#engine/setup.ts';
import type { Face } from '#games/face.ts';
import { face } from '#games/qwixx/face/index.tsx';
import type { MatchView, Wish } from '#protocol/messages.ts';
import type { Sitter, TableInfo } from '#protocol/table.ts';
import type { Connection, Granted } from '../online/connection.ts';
import { remoteTable } from './remote.ts';
import { withFace } from './shown.ts';
import type { Table } from './table.ts';

const ROLL = '4 1 R3 Y2 G6 B6';
const SITTERS = [
  { kind: 'person', name: 'Lea', stamp: 'owl', isHere: true },
  { kind: 'person', name: 'Tom', stamp: 'dragon', isHere: true },
] as unknown as readonly Sitter[];

/** Lea and Tom with real dice, on a server that says what the test lets it say. */
function sitDown(who: number | 'spectator' = 0, sitters = SITTERS) {
  const seat = who === 'spectator' ? undefined : who;
  const setup = setUp(face.game, ['Lea', 'Tom'], {});
  if (isRefusal(setup)) throw new Error(setup.key);
  const match = openMatch(setup);
  const info = {
    id: 't1',
    match: 'm1',
    state: 'playing',
    seats: sitters,
    options: { game: 'qwixx', options: {}, dice: 'real', hints: true },
  } as unknown as TableInfo;
  const view = signal<MatchView | undefined>(viewOf(match));
  const own = signal<string | undefined>(undefined);
  const table = signal<TableInfo | undefined>(info);
  const wishes: [Wish, number][] = [];
  let granted: Granted = { kind: 'done' };
  const connection = {
    view,
    own,
    table,
    ask: async (wish: Wish, step: number) => {
      wishes.push([wish, step]);
      return granted;
    },
  } as unknown as Connection;
  const shown = withFace({ match: 'm1', seat, table: info }, face as Face);
  const remote = remoteTable(connection, shown);
  return {
    remote: remote as Table,
    connection,
    shown,
    match,
    info,
    own,
    wishes,
    view,
    table,
    answer: (next: Granted) => {
      granted = next;
    },
    /** Enters lines and shows what came of them, or of something else. */
    show: (lines: readonly string[], other: Partial<MatchView> = {}) => {
      for (const text of lines) {
        const [first = '', rest = ''] = text.split(/ (.*)/);
        const entry = first === 'roll' ? { kind: 'roll' as const, text: rest } : undefined;
        const refused = enter(
          match,
          entry ?? { kind: 'move', seat: Number(first) - 1, text: rest },
        );
        if (refused) throw new Error(refused.key);
      }
      view.value = { ...viewOf(match), ...other };
    },
  };
}

function viewOf({ game, position, step, entries, sealed }: Match): MatchView {
  return {
    match: 'm1',
    version: 0,
    step,
    position: game.clone(position),
    next: game.next(position),
    entries: [...entries],
    decided: [...sealed.keys()],
    corrections: [],
    mendable: 0,
    news: undefined,
    until: undefined,
  };
}

test('there is no table without a view of its match', () => {
  const { connection, shown, view } = sitDown();
  view.value = { ...view.value!, match: 'm0' };
  expect(remoteTable(connection, shown)).toBeUndefined();
  view.value = undefined;
  expect(remoteTable(connection, shown)).toBeUndefined();
});

test('people sit where the server says, under their names and stamps that this app knows', () => {
  const { remote } = sitDown(1);
  expect(remote).toMatchObject({ id: 'm1', mine: [1], bots: [], dice: 'real', hints: true });
  expect(remote.setup.players).toEqual(['Lea', 'Tom']);
  expect(remote.chairs).toEqual([
    { kind: 'person', stamp: 'owl' },
    { kind: 'person', stamp: 'fox' },
  ]);
});

test('a spectator has no seat, no hints and no decision', () => {
  const { remote, own, show } = sitDown('spectator');
  expect(remote).toMatchObject({ mine: [], hints: false });
  own.value = 'R5';
  show([`roll ${ROLL}`]);
  expect(remote.view.value.own).toEqual(new Map());
});

test('every view of the match is shown whole, one of another match not at all', () => {
  const { remote, view, own, show } = sitDown();
  show([`roll ${ROLL}`], { mendable: 1, until: 99, hinted: [1] });
  own.value = 'R5';
  expect(remote.view.value).toMatchObject({ step: 1, own: new Map([[0, 'R5']]) });
  const { mendable, until } = remote.remote!;
  const told = () => [mendable.value, until.value, remote.hinted.value, remote.view.value.step];
  expect(told()).toEqual([1, 99, [1], 1]);
  const { hinted: _, ...later } = view.value!;
  view.value = { ...later, match: 'm2', mendable: 9, until: 7, step: 5 };
  expect(told()).toEqual([1, 99, [1], 1]);
  view.value = { ...later, until: undefined };
  expect(told()).toEqual([1, undefined, [], 1]);
});

test('a table that was left shows nothing more', () => {
  const { remote, show } = sitDown();
  remote.close();
  show([`roll ${ROLL}`]);
  expect(remote.view.value.step).toBe(0);
});

test('wishes go out with their step, and with nothing that was not said', async () => {
  const { remote, wishes } = sitDown();
  const entry = { kind: 'roll', text: ROLL } as const;
  await remote.roll(0);
  await remote.roll(0, ROLL.split(' '));
  await remote.decide(1, 0, 'R5');
  await remote.takeBack(2, 0);
  await remote.correct(3, 0, entry);
  await remote.correct(3, 1, undefined);
  expect(wishes).toEqual([
    [{ type: 'roll' }, 0],
    [{ type: 'roll', words: ROLL.split(' ') }, 0],
    [{ type: 'decide', text: 'R5' }, 1],
    [{ type: 'takeBack' }, 2],
    [{ type: 'correct', at: 0, entry }, 3],
    [{ type: 'correct', at: 1 }, 3],
  ]);
});

test('what the server answers is the answer; a wish that is lost came too late', async () => {
  const { remote, answer } = sitDown();
  answer({ kind: 'forbidden', why: 'turn' });
  expect(await remote.roll(0)).toEqual({ kind: 'forbidden', why: 'turn' });
  answer({ kind: 'lost' });
  expect(await remote.roll(0)).toEqual({ kind: 'late' });
});

test('a device knows in which step it has chosen', async () => {
  const { remote } = sitDown();
  expect([0, 1].map(remote.remote!.hasChosen)).toEqual([false, false]);
  await remote.decide(1, 0, 'R5');
  expect([0, 1, 2].map(remote.remote!.hasChosen)).toEqual([false, true, false]);
});

test('that somebody asked a bot is told once', () => {
  const { remote, wishes, show } = sitDown();
  remote.tellHint(0);
  expect(wishes).toEqual([[{ type: 'hint' }, 0]]);
  show([`roll ${ROLL}`], { hinted: [0] });
  remote.tellHint(0);
  expect(wishes).toHaveLength(1);
});

test('who is away is told, and who is stood in for; bots are never away', () => {
  const away = { ...SITTERS[0]!, isHere: false } as Sitter;
  const bot = { kind: 'bot', name: 'Pip', level: 'greedy' } as Sitter;
  const { remote, table, info } = sitDown(1, [away, bot]);
  const { absent } = remote.remote!;
  expect(absent.value).toEqual(new Map([[0, 'away']]));
  table.value = { ...info, seats: [{ ...away, isStoodIn: true } as Sitter, bot] };
  expect(absent.value).toEqual(new Map([[0, 'stoodIn']]));
  // The people of the next match are not those of this one.
  table.value = { ...info, match: 'm2', seats: [bot, bot] };
  expect(absent.value).toEqual(new Map([[0, 'stoodIn']]));
});

test('what happened is told once, with the position before it', () => {
  const { remote, match, show } = sitDown();
  const start = match.game.clone(match.position);
  const news = { said: [], count: 1 };
  show([`roll ${ROLL}`], { news });
  const first = remote.view.value.news;
  expect(first).toEqual({ entries: [{ kind: 'roll', text: ROLL }], said: [], before: start });
  show(['1 R5'], { news });
  expect(remote.view.value.news).toBe(first);
  show([], { news: undefined, step: 2 });
  expect(remote.view.value.news).toBeUndefined();
});

test('whoever missed a step is told the last one, as it was seen by those who were there', () => {
  const { remote, match, show } = sitDown();
  const before = sitDown().match;
  enter(before, { kind: 'roll', text: ROLL });
  show([`roll ${ROLL}`, '1 R5', '2 pass'], { news: { said: [], count: 2 } });
  expect(match.step).toBe(2);
  expect(remote.view.value.news).toEqual({
    entries: [
      { kind: 'move', seat: 0, text: 'R5' },
      { kind: 'move', seat: 1, text: 'pass' },
    ],
    said: [],
    before: before.position,
  });
});

test('what is mended is not told as news', () => {
  const { remote, show } = sitDown();
  const was = { kind: 'roll', text: ROLL } as const;
  show([`roll ${ROLL}`], { news: { said: [], count: 1 }, corrections: [{ at: 0, was, time: 1 }] });
  expect(remote.view.value.news).toBeUndefined();
});
