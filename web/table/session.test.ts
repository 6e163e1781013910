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

test('what cannot be done is explained, until something can', async () => {
  const { session } = await sitDown();
  await session.roll(['4']);
  expect(session.trouble.value).toMatchObject({ kind: 'refused', refusal: { rule: 'Q8' } });
  await session.roll(ROLL);
  expect(session.trouble.value).toBeUndefined();
});

test('what comes too late is no trouble', async () => {
  const { table, session } = await sitDown();
  await table.roll(0, ROLL);
  await session.correct(7, undefined);
  expect(session.trouble.value).toBeUndefined();
});

test('words for dice are not taken while somebody chooses', async () => {
  const { table, session } = await sitDown();
  await session.roll(ROLL);
  await session.roll(ROLL);
  expect([table.view.value.step, session.trouble.value]).toEqual([1, undefined]);
});

test('the app’s dice are thrown by the one whose turn it is, wherever the device is', async () => {
  const { table, session } = await sitDown('app');
  session.accept(1);
  await session.roll();
  expect(table.view.value.step).toBe(1);
  const others = openSession({ ...(await sitDown('app')).table, mine: [1] });
  await others.roll();
  expect(others.table.view.value.step).toBe(0);
});

test('a doubt belongs to its question, and goes with it', async () => {
  const { table, session } = await sitDown();
  await beforeAMiss(session);
  await session.pass();
  expect(session.doubt.value).toBeDefined();
  await table.correct(2, 0, { kind: 'roll', text: '2 3 R3 Y2 G6 B6' });
  expect(session.doubt.value).toBeUndefined();
});

test('pointing at boxes, or letting go, takes a choice back that was asked for once', async () => {
  const { table, session } = await sitDown();
  await beforeAMiss(session);
  await session.pass();
  session.show(['R4']);
  expect([session.doubt.value, session.marks.value.shown]).toEqual([undefined, new Set(['R4'])]);
  await session.pass();
  session.cancel();
  expect([session.doubt.value, session.marks.value.shown.size]).toEqual([undefined, 0]);
  expect(table.view.value.step).toBe(2);
});

test('without a question a tap asks why, and is let go of', async () => {
  const { session } = await sitDown();
  expect(session.tap('R5')).toBe(false);
  expect([session.hinted.value, session.marks.value.refused]).toEqual([{ mark: 'R5' }, 'R5']);
  session.dismiss();
  expect(session.hinted.value).toBeUndefined();
});

test('a box that cannot be chosen is refused, and the pencil stays', async () => {
  const { session } = await sitDown();
  await session.roll(ROLL);
  expect(session.tap('R5')).toBe(true);
  expect(session.tap('R9')).toBe(false);
  expect([session.marks.value.refused, [...session.marks.value.pencilled]]).toEqual(['R9', ['R5']]);
  session.dismiss();
  expect(session.marks.value.refused).toBeUndefined();
});

test('what can be chosen glows; with the first mark the rest of it does', async () => {
  const { session } = await sitDown();
  expect(session.marks.value.choosable).toBeUndefined();
  await session.roll(ROLL);
  const { choosable, near, open } = session.marks.value;
  expect([...near].toSorted()).toEqual(['B5', 'G5', 'R5', 'Y5']);
  expect([choosable?.has('R5'), open.size]).toEqual([true, 0]);
  session.tap('R5');
  expect([session.marks.value.near.size, session.marks.value.pencilled]).toEqual([
    0,
    new Set(['R5']),
  ]);
});

test('fresh ink is that of the one who holds the device', async () => {
  const { session } = await sitDown();
  await session.roll(ROLL);
  expect(session.marks.value.fresh.size).toBe(0);
  session.tap('R5');
  await session.confirm();
  session.accept(1);
  await session.pass();
  expect(session.marks.value.fresh.size).toBe(0);
  session.accept(0);
  expect([...session.marks.value.fresh]).toEqual(['R5']);
});

test('nothing is confirmed that is not pencilled, and nothing passed where nobody is asked', async () => {
  const { table, session } = await sitDown();
  await session.pass();
  await session.confirm();
  await session.roll(ROLL);
  await session.confirm();
  expect([table.view.value.step, table.view.value.decided]).toEqual([1, []]);
});

test('pencil marks outlive what happens elsewhere', async () => {
  const { table, session } = await sitDown();
  await session.roll(ROLL);
  session.tap('R5');
  await table.decide(1, 1, 'pass');
  expect([...session.marks.value.pencilled]).toEqual(['R5']);
});

test('one person alone never hands the device on, also after a break', async () => {
  const { table, session } = await sitDown();
  await session.roll(ROLL);
  const alone = openSession({ ...table, mine: [1] });
  expect([alone.holder.value, alone.isCovered.value, alone.seat.value]).toEqual([1, false, 1]);
  const watching = openSession({ ...table, mine: [] });
  expect([watching.seat.value, watching.isCovered.value, watching.choice.value]).toEqual([
    0,
    false,
    undefined,
  ]);
});

test('after a break the first seat of the device is shown until somebody takes it', async () => {
  const { session, reopen } = await sitDown();
  await session.roll(ROLL);
  const again = openSession(await reopen());
  expect([again.holder.value, again.seat.value, again.choice.value]).toEqual([
    undefined,
    0,
    undefined,
  ]);
  again.accept(1);
  expect([again.seat.value, again.choice.value?.seat]).toEqual([1, 1]);
});

test('after a break the device is for the first who has something to do', async () => {
  const { session, reopen } = await sitDown();
  await session.roll(ROLL);
  expect(openSession(await reopen()).duty.value.holder).toBe(0);
});

test('the device is not covered while people wait for somebody elsewhere', async () => {
  const { table, session } = await sitDown();
  await session.roll(ROLL);
  await table.decide(1, 0, 'pass');
  await table.decide(1, 1, 'pass');
  const waiting = openSession({ ...table, mine: [1, 2] });
  waiting.accept(1);
  expect([waiting.duty.value.holder, waiting.isCovered.value]).toEqual([undefined, false]);
});

test('a tap that asked why is let go of with its step, also by those who watch', async () => {
  const { table } = await sitDown();
  const watching = openSession({ ...table, mine: [] });
  watching.tap('R5');
  expect(watching.hinted.value).toEqual({ mark: 'R5' });
  await table.roll(0, ROLL);
  expect(watching.hinted.value).toBeUndefined();
});

test('what is not decided on the sheet has no pencil', async () => {
  const { table } = await sitDown();
  await table.roll(0, ROLL);
  const face = { ...table.face, decision: () => ({}) as never };
  expect(openSession({ ...table, face, mine: [0] }).choice.value).toBeUndefined();
});

test('any answer lets go of a doubt; a tip that is put away does not', async () => {
  const { session } = await sitDown();
  await beforeAMiss(session);
  await session.pass();
  session.dismiss();
  expect(session.doubt.value?.text).toBe('pass');
  await session.correct(99, undefined);
  expect(session.doubt.value).toBeUndefined();
});

test('a tap on a value asks what it is worth, and leaves pencil and doubt', async () => {
  const { table } = await sitDown();
  await table.roll(0, ROLL);
  const worth = (_: unknown, __: number, mark: string) => (mark === 'value' ? {} : undefined);
  const session = openSession({ ...table, mine: [0], face: { ...table.face, worth } as never });
  session.tap('R5');
  expect(session.tap('value')).toBe(true);
  expect([session.hinted.value, [...session.marks.value.pencilled]]).toEqual([
    { mark: 'value' },
    ['R5'],
  ]);
  const { worth: _, ...bare } = table.face;
  const without = openSession({ ...table, mine: [0], face: bare });
  expect(without.tap('R5')).toBe(true);
});

/** A choice of one free box and one that only a joker reaches. */
async function withJoker() {
  const { table } = await sitDown();
  await table.roll(0, ROLL);
  const options = () => [
    { text: 'free', boxes: ['A1'], dice: ['d1'], dear: [] },
    { text: 'dear', boxes: ['A2'], dice: ['d2'], dear: ['d2'] },
  ];
  const cost = () => ({ title: { key: 'cost' }, action: { key: 'use' } });
  return {
    table,
    session: openSession({ ...table, mine: [0], face: { ...table.face, options, cost } }),
  };
}

test('what costs nothing is near at hand, what costs is apart, until the first mark is made', async () => {
  const { session } = await withJoker();
  const { near, costly, choosable } = session.marks.value;
  expect([[...near], [...costly], [...choosable!]]).toEqual([['A1'], ['A2'], ['A1', 'A2']]);
  session.tap('d2');
  const { marks } = session;
  expect([...marks.value.pencilled]).toEqual(['d2']);
  expect([marks.value.near.size, [...marks.value.open], marks.value.costly.size]).toEqual([
    0,
    ['A2'],
    0,
  ]);
});

test('what costs is asked for first: nothing is lit, ready or confirmed before', async () => {
  const { table, session } = await withJoker();
  expect(session.tap('A2')).toBe(true);
  const choice = session.choice.value!;
  expect([session.marks.value.pencilled.size, [...session.marks.value.costly]]).toEqual([
    0,
    ['A2'],
  ]);
  expect([choice.isBegun.value, choice.pencil.value.paying.size]).toEqual([true, 0]);
  expect([choice.prompt.value.title.key, choice.asked.value?.cost.action.key]).toEqual([
    'cost',
    'use',
  ]);
  await session.confirm();
  expect([choice.pencil.value.ready, table.view.value.decided]).toEqual([undefined, []]);
  choice.pay();
  expect([choice.pencil.value.ready?.text, choice.asked.value]).toEqual(['dear', undefined]);
  expect([...session.marks.value.pencilled]).toEqual(['A2', 'd2']);
});

test('a cost that was asked for is let go of by undo, by a tap elsewhere, and by looking away', async () => {
  const { session } = await withJoker();
  const choice = session.choice.value!;
  session.tap('A2');
  expect(choice.canUndo.value).toBe(true);
  choice.undo();
  expect([choice.asked.value, choice.canUndo.value]).toEqual([undefined, false]);
  session.tap('A2');
  session.tap('A1');
  expect([choice.asked.value, choice.pencil.value.ready?.text]).toEqual([undefined, 'free']);
  session.tap('A2');
  session.dismiss();
  expect([choice.asked.value, choice.pencil.value.ready?.text]).toEqual([undefined, 'free']);
});

test('boxes whose joker is let go of stay, and ask for it again', async () => {
  const { session } = await withJoker();
  const choice = session.choice.value!;
  session.tap('A2');
  choice.pay();
  session.tap('d2');
  expect([...session.marks.value.pencilled]).toEqual(['A2']);
  expect([choice.pencil.value.ready, choice.asked.value?.mark]).toEqual([undefined, 'A2']);
  choice.pay();
  expect(choice.pencil.value.ready?.text).toBe('dear');
});

test('taking a choice back hands the device to its player, unless the step is over by then', async () => {
  const { table, session } = await sitDown();
  await session.roll(ROLL);
  await session.pass();
  session.accept(1);
  await session.takeBack(0);
  expect([session.holder.value, table.view.value.decided]).toEqual([0, []]);
  await session.pass();
  session.accept(1);
  const last = table.decide(1, 1, 'pass');
  await session.takeBack(0);
  await last;
  expect([session.holder.value, table.view.value.step]).toEqual([1, 2]);
});

test('entries can be corrected', async () => {
  const { table, session } = await sitDown();
  await session.roll(ROLL);
  await session.correct(0, { kind: 'roll', text: '2 3 R3 Y2 G6 B6' });
  expect(table.view.value.entries[0]!.text).toBe('2 3 R3 Y2 G6 B6');
});
