import { expect, test } from 'vitest';
import { openSession, type Session } from './session.ts';
import { openTable, ROLL } from './testing/tables.ts';

/** Lea and Tom on one device, with a session of theirs. */
async function sitDown(dice?: 'app' | 'real') {
  const { table, reopen } = await openTable(undefined, dice);
  return { table, reopen, session: openSession(table) };
}

/** Both let the white sum go: Lea, whose roll it was, faces a miss. */
async function beforeAMiss(session: Session): Promise<void> {
  await session.roll(ROLL);
  await session.pass();
  session.accept(1);
  await session.pass();
  session.accept(0);
}

test('the device is covered when it goes on, and not for the one who set up the match', async () => {
  const { session } = await sitDown();
  expect(session.holder.value).toBe(0);
  expect(session.isCovered.value).toBe(false);
  await session.roll(ROLL);
  session.tap('R5');
  await session.confirm();
  expect([session.isCovered.value, session.duty.value.holder]).toEqual([true, 1]);
  expect(session.choice.value).toBeUndefined();
  session.accept(1);
  expect([session.isCovered.value, session.choice.value?.seat]).toEqual([false, 1]);
});

test('a match that goes on after a break is covered first', async () => {
  const { session, reopen } = await sitDown();
  await session.roll(ROLL);
  expect(openSession(await reopen()).isCovered.value).toBe(true);
});

test('a change of mind brings the choice back to its seat', async () => {
  const { table, session } = await sitDown();
  await session.roll(ROLL);
  session.tap('R5');
  await session.confirm();
  expect(table.view.value.decided).toEqual([0]);
  await session.takeBack(0);
  expect([session.isCovered.value, session.holder.value]).toEqual([false, 0]);
  expect(table.view.value.decided).toEqual([]);
});

test('a choice that costs is asked for twice', async () => {
  const { table, session } = await sitDown();
  await beforeAMiss(session);
  await session.pass();
  expect(session.doubt.value?.text).toBe('pass');
  expect(table.view.value.step).toBe(2);
  await session.pass();
  expect(session.doubt.value).toBeUndefined();
  expect(table.view.value.step).toBe(3);
});

test('a tap elsewhere takes the question back', async () => {
  const { table, session } = await sitDown();
  await beforeAMiss(session);
  await session.pass();
  expect(session.doubt.value).toBeDefined();
  session.tap('R4');
  expect(session.doubt.value).toBeUndefined();
  await session.pass();
  expect([session.doubt.value?.text, table.view.value.step]).toEqual(['pass', 2]);
});

test('the dice of the app are not thrown where real ones are', async () => {
  const { table, session } = await sitDown();
  await session.roll();
  expect(table.view.value.step).toBe(0);
});

test('the dice are thrown once a roll is due, not while somebody chooses', async () => {
  const { table, session } = await sitDown('app');
  await session.roll();
  await session.roll();
  expect(table.view.value.step).toBe(1);
});
