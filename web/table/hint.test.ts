import { beforeAll, expect, test } from 'vitest';
import { loadAllTexts } from '../app/testing/texts.ts';
import { answerTo, hintOf } from './hint.ts';
import { openSession, type Session } from './session.ts';
import { openTable, ROLL } from './testing/tables.ts';

beforeAll(() => loadAllTexts('en'));

async function sitDown(dice: 'app' | 'real'): Promise<Session> {
  const { table } = await openTable(undefined, dice);
  return openSession(table);
}

test('before a roll a tap says that it comes first, and W the same', async () => {
  for (const [dice, sentence] of [
    ['app', 'Roll first.'],
    ['real', 'Enter the roll first.'],
  ] as const) {
    const session = await sitDown(dice);
    expect(session.tap('R5')).toBe(false);
    expect(hintOf(session)).toEqual({ mark: 'R5', sentence, show: [] });
    expect(session.marks.value.refused).toBe('R5');
    expect(answerTo(session, 'Y9')).toBe(sentence);
  }
});

test('the note goes with its moment, or when it is read', async () => {
  const session = await sitDown('real');
  session.tap('R5');
  session.dismiss();
  expect(hintOf(session)).toBeUndefined();
  session.tap('R5');
  await session.roll(ROLL);
  expect(hintOf(session)).toBeUndefined();
});

test('while others decide a tap says who is still choosing', async () => {
  const session = await sitDown('real');
  await session.roll(ROLL);
  session.tap('R5');
  await session.confirm();
  session.tap('R6');
  expect(hintOf(session)?.sentence).toBe('Waiting for Tom.');
});

test('while choosing, the rule is explained with boxes that would do', async () => {
  const session = await sitDown('real');
  await session.roll(ROLL);
  session.tap('Y9');
  const hint = hintOf(session)!;
  expect(hint).toMatchObject({ mark: 'Y9', rule: 'Q3' });
  expect(hint.show).toContain('Y5');
  expect(answerTo(session, 'Y9')).toBe(hint.sentence);
  expect(answerTo(session, 'Y5')).toBeUndefined();
});

test('a value is explained at any time, and leaves pencil and doubt alone', async () => {
  const { table } = await openTable();
  const worth = (_: unknown, __: number, mark: string) =>
    mark === 'lock:R' ? { key: 'headline.over' } : undefined;
  const session = openSession({ ...table, face: { ...table.face, worth } });
  const hint = { mark: 'lock:R', sentence: 'Game over.', show: [] };
  const asks = (): void => {
    expect(session.tap('lock:R')).toBe(true);
    expect(hintOf(session)).toEqual(hint);
    expect(answerTo(session, 'lock:R')).toBe(hint.sentence);
  };
  asks();
  await session.roll(ROLL);
  session.tap('R5');
  asks();
  expect(session.marks.value.pencilled.has('R5')).toBe(true);
  session.tap('Y9');
  expect(hintOf(session)?.rule).toBe('Q3');
  asks();
  await session.pass();
  session.accept(1);
  await session.pass();
  session.accept(0);
  await session.pass();
  asks();
  expect(session.doubt.value?.text).toBe('pass');
});
