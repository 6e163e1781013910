import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { change } from '../../app/settings.ts';
import { openSession, type Session } from '../session.ts';
import { openTable, ROLL } from '../testing/tables.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { hidden: false });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  change({ speed: 'calm', calm: false });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Lea holds the device, with the app's dice; Tom sits elsewhere. */
async function sitDown(mine: readonly number[] = [0]) {
  const { table } = await openTable(undefined, 'app');
  const session = openSession({ ...table, mine });
  const stop = session.film.start();
  const kind = () => session.film.scene.value?.kind;
  return { table, session, stop, kind };
}

test('nothing can be chosen while the dice roll', async () => {
  const { session, kind } = await sitDown();
  await session.roll(ROLL);
  expect([kind(), session.choice.value]).toEqual(['roll', undefined]);
  vi.advanceTimersByTime(1029);
  expect(kind()).toBe('roll');
  vi.advanceTimersByTime(1);
  expect([kind(), session.choice.value?.seat]).toEqual([undefined, 0]);
});

test('the speed is a setting', async () => {
  change({ speed: 'brisk' });
  const { session, kind } = await sitDown();
  await session.roll(ROLL);
  vi.advanceTimersByTime(617);
  expect(kind()).toBe('roll');
  vi.advanceTimersByTime(1);
  expect(kind()).toBeUndefined();
});

test('a tap ends it', async () => {
  const { session, kind } = await sitDown();
  await session.roll(ROLL);
  session.film.skip();
  expect([kind(), session.choice.value?.seat]).toEqual([undefined, 0]);
});

test.each([
  ['at once', () => change({ speed: 'once' })],
  ['where things should not move', () => change({ calm: true })],
  ['where the system wants it', () => vi.stubGlobal('matchMedia', () => ({ matches: true }))],
  ['on a page that nobody sees', () => vi.stubGlobal('document', { hidden: true })],
])('dice lie at once: %s', async (_, wish) => {
  wish();
  const { session, kind } = await sitDown();
  await session.roll(ROLL);
  expect([kind(), session.choice.value?.seat]).toEqual([undefined, 0]);
});

test('real dice were seen when they were thrown', async () => {
  const { table } = await openTable(undefined, 'real');
  const session = openSession({ ...table, mine: [0] });
  session.film.start();
  await session.roll(ROLL);
  expect(session.film.scene.value).toBeUndefined();
});

test('what others did is shown before anything is asked, also where things should not move', async () => {
  change({ calm: true });
  const { table, session, kind } = await sitDown();
  await session.roll(ROLL);
  await session.pass();
  await table.decide(1, 1, 'R5');
  expect([kind(), session.choice.value]).toEqual(['turn', undefined]);
  vi.advanceTimersByTime(480 + 130 + 770);
  expect([kind(), session.choice.value?.seat]).toEqual([undefined, 0]);
});

/** The seats whose turn is being shown. */
function shownOf(session: Session): readonly number[] | undefined {
  const scene = session.film.scene.value;
  return scene?.kind === 'turn' ? scene.deeds.map(({ seat }) => seat) : undefined;
}

test('on a shared device everybody sees it: who has it before they hand it on, others after', async () => {
  const { session, kind } = await sitDown([0, 1]);
  await session.roll(ROLL);
  session.film.skip();
  session.tap('R5');
  await session.confirm();
  session.accept(1);
  // A roll is one for all, and nothing is known yet of what Lea chose.
  expect(kind()).toBeUndefined();
  session.tap('Y5');
  await session.confirm();
  // Lea's coloured dice: Tom sees what she did, then the device goes back to her.
  expect([shownOf(session), session.isCovered.value]).toEqual([[0], false]);
  session.film.skip();
  expect([kind(), session.isCovered.value]).toEqual([undefined, true]);
  session.accept(0);
  expect(shownOf(session)).toEqual([1]);
});

test('what others did waits behind what is shown, and goes only for what they did later', async () => {
  const { session, table, kind } = await sitDown();
  const { position } = table.view.value;
  const deed = { seat: 1, text: 'R5', dice: [], boxes: [], before: position, isByBot: false };
  const turn = { kind: 'turn', lasts: 100, before: position, after: position } as const;
  const roll = { kind: 'roll', lasts: 100, thrown: new Map(), before: position } as const;
  session.film.show(roll);
  session.film.show({ ...turn, deeds: [deed] });
  session.film.show(roll);
  session.film.skip();
  expect(shownOf(session)).toEqual([1]);
  session.film.show({ ...turn, deeds: [deed] });
  session.film.show({ ...turn, deeds: [{ ...deed, seat: 0 }] });
  session.film.skip();
  expect(kind()).toBe('roll');
  session.film.skip();
  expect(shownOf(session)).toEqual([0]);
  session.film.skip();
  expect(kind()).toBeUndefined();
});

test('what was there when somebody sat down is not shown', async () => {
  const { table, stop } = await sitDown();
  await table.roll(0, ROLL);
  stop();
  const again = openSession({ ...table, mine: [0] });
  again.film.start();
  expect(again.film.scene.value).toBeUndefined();
});
