import { signal } from '@preact/signals';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { movesOf, type Seat } from '#engine/contract.ts';
import { CARDS } from '#games/cards.ts';
import type { Face } from '#games/face.ts';
import { randomFrom } from '#kits/random.ts';
import { tablesOf } from '#testing/table.ts';
import { act, randomTrace } from '#testing/trace.ts';
import { change } from '../app/settings.ts';
import { loadAllTexts } from '../app/testing/texts.ts';
import { autoPass, isBarePass } from './auto-pass.ts';
import { openChoice } from './choice.ts';
import { openSession, type Session } from './session.ts';
import { openTable } from './testing/tables.ts';

const FACES: readonly Face[] = await Promise.all(CARDS.map(({ load }) => load()));

/** Misses of a seat, wherever a game counts them. */
function missesOf(position: unknown, seat: Seat): number {
  const { misses, sheets } = position as {
    misses?: readonly number[];
    sheets?: readonly (readonly { misses: number }[])[];
  };
  const areas = sheets?.[seat];
  if (Array.isArray(areas)) return areas.reduce((sum, area) => sum + area.misses, 0);
  return misses?.[seat] ?? 0;
}

describe.each(FACES.map((face) => [face.game.id, face] as const))('%s', (id, face) => {
  const { game } = face;
  const stages = tablesOf(game).flatMap((table) =>
    randomTrace(table, randomFrom(`bare ${id} ${table.players.length}`)),
  );
  const asked = stages.flatMap(({ position, next, action }) =>
    next.for === 'seats' ? next.seats.map((seat) => ({ position, seat, action: action! })) : [],
  );
  const bare = asked.filter(({ position, seat }) => isBarePass(face, position, seat));

  test('what passes by itself is the only legal move, and neither points nor misses pay for it', () => {
    for (const { position, seat, action } of bare) {
      expect(movesOf(game, position, seat)).toHaveLength(1);
      const after = game.clone(position);
      act(game, after, action);
      const [was, is] = [game.scores(position)[seat]!, game.scores(after)[seat]!];
      expect(is.total).toBeGreaterThanOrEqual(was.total);
      expect(missesOf(after, seat)).toBe(missesOf(position, seat));
    }
  });

  test('a player with another move, even by a joker, chooses; so does one who would pay', () => {
    for (const { position, seat, action } of asked) {
      if (bare.some((each) => each.position === position && each.seat === seat)) continue;
      const moves = movesOf(game, position, seat);
      if (moves.length > 1) continue;
      const after = game.clone(position);
      act(game, after, action);
      const isCharged = missesOf(after, seat) > missesOf(position, seat);
      expect(isCharged || face.quiet(position, seat) === undefined).toBe(true);
    }
  });

  test('what is forced is not asked for twice', () => {
    const forced = asked.filter(
      ({ position, seat }) =>
        face.quiet(position, seat) && movesOf(game, position, seat).length < 2,
    );
    for (const { position, seat } of forced) {
      const { quiet, costOf } = openChoice(face, position, seat);
      expect(costOf(quiet!.text)).toBeUndefined();
    }
  });
});

test('in most games somebody has nothing but a pass now and then', () => {
  const names = FACES.flatMap((face) => {
    const traces = tablesOf(face.game).map((table) =>
      randomTrace(table, randomFrom(`some ${table.players.length}`)),
    );
    const isFound = traces
      .flat()
      .some(
        ({ position, next }) =>
          next.for === 'seats' && next.seats.some((seat) => isBarePass(face, position, seat)),
      );
    return isFound ? [face.game.id] : [];
  });
  expect(names).toEqual(expect.arrayContaining(['encore', 'encore-plus', 'qwixx']));
});

const notate = (): string => 'pass';

describe('at a table', () => {
  beforeAll(() => loadAllTexts('en'));
  beforeEach(() => {
    vi.useFakeTimers();
    change({ autoPass: true, speed: 'once' });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const roll = (one: number, other: number): readonly string[] => [
    `${one}`,
    `${other}`,
    'R1',
    'Y1',
    'G1',
    'B1',
  ];

  /** Both have crossed red and yellow 3, and white 2 comes: it fits nowhere. */
  async function nothingFits(): Promise<Session> {
    const { table } = await openTable();
    await table.roll(0, roll(1, 2));
    for (const [step, box] of [
      [1, 'R3'],
      [4, 'Y3'],
    ] as const) {
      if (step === 4) await table.roll(3, roll(1, 2));
      await table.decide(step, 0, box);
      await table.decide(step, 1, box);
      await table.decide(step + 1, step === 1 ? 0 : 1, 'pass');
    }
    await table.curtain!.draw(false);
    const session = openSession(table);
    session.accept(0);
    await session.roll(roll(1, 1));
    return session;
  }

  test('the pass is announced first, and made once it was seen', async () => {
    const session = await nothingFits();
    const stop = autoPass(session);
    expect(session.called.value?.to).toBe(0);
    expect(session.table.view.value.decided).toEqual([]);
    await vi.runAllTimersAsync();
    expect(session.table.view.value.decided).toEqual([0]);
    stop();
  });

  test('nothing happens if the setting is off, or if play here has stopped', async () => {
    const session = await nothingFits();
    change({ autoPass: false });
    const stop = autoPass(session);
    await vi.runAllTimersAsync();
    expect(session.table.view.value.decided).toEqual([]);
    change({ autoPass: true });
    stop();
    await vi.runAllTimersAsync();
    expect(session.table.view.value.decided).toEqual([]);
  });

  test('a choice that was taken back is up to its player', async () => {
    const session = await nothingFits();
    const stop = autoPass(session);
    await vi.runAllTimersAsync();
    await session.takeBack(0);
    await vi.runAllTimersAsync();
    expect(session.table.view.value.decided).toEqual([]);
    stop();
  });

  test('nor does anything pass again where the last choice was undone to get there', async () => {
    const view = signal({ step: 4, position: {}, takenBack: 0 });
    const choice = signal<{ seat: Seat } | undefined>({ seat: 0 });
    const game = { moves: (_: unknown, __: Seat, into: number[]) => into.push(0), notate };
    const face = { quiet: () => ({ text: 'pass' }), warning: () => undefined, game };
    const pass = vi.fn();
    const stub = { table: { view, face }, choice, call: () => undefined, pass };
    const stop = autoPass(stub as unknown as Session);
    await vi.runAllTimersAsync();
    expect(pass).toHaveBeenCalledTimes(1);
    choice.value = undefined;
    view.value = { step: 7, position: {}, takenBack: 1 };
    choice.value = { seat: 0 };
    await vi.runAllTimersAsync();
    expect(pass).toHaveBeenCalledTimes(1);
    choice.value = undefined;
    view.value = { step: 9, position: {}, takenBack: 1 };
    choice.value = { seat: 0 };
    await vi.runAllTimersAsync();
    expect(pass).toHaveBeenCalledTimes(2);
    stop();
  });
});
