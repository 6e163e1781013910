import { effect, signal } from '@preact/signals';
import { expect, test } from 'vitest';
import type { Advice } from '#games/teach.ts';
import type { Scene } from '../table/film/scenes.ts';
import { openSession } from '../table/session.ts';
import { openTable, ROLL } from '../table/testing/tables.ts';
import { doneIn, note } from './progress.ts';
import { openTips } from './tips.ts';

const SCENE: Scene = { kind: 'roll', lasts: 900, thrown: new Map(), before: undefined };

/** Lea and Tom at Qwixx, and a coach who finds these always worth saying. */
async function coached(keys: readonly string[]) {
  const { table } = await openTable();
  const session = openSession(table);
  const scene = signal<Scene | undefined>(undefined);
  const coach = keys.map(
    (key): Advice => ({ key, rules: ['Q3'], about: '.table-tray', when: () => true }),
  );
  const { holder, film } = session;
  const tips = openTips({ table, holder, film: { ...film, scene } }, coach);
  const stop = effect(tips.follow);
  const { id } = table.face.game;
  const isTold = (key: string) => doneIn('told', id).includes(key);
  return { session, scene, tips, stop, isTold, answer: (key: string) => note('told', id, key) };
}

test('one at a time: the next one comes when it was answered, and none comes again', async () => {
  const { tips, answer } = await coached(['first', 'second']);
  expect(tips.current.value?.key).toBe('first');
  answer('first');
  expect(tips.current.value?.key).toBe('second');
  expect(tips.hasMore.value).toBe(true);
  answer('second');
  expect(tips.current.value).toBeUndefined();
  expect(tips.hasMore.value).toBe(false);
});

test('a tip goes with its turn, answered or not, and with the one whose turn it was', async () => {
  const { session, tips, isTold } = await coached(['before', 'during', 'other']);
  expect(tips.current.value?.key).toBe('before');
  await session.roll(ROLL);
  expect(isTold('before')).toBe(true);
  expect(tips.current.value?.key).toBe('during');
  await session.pass();
  session.accept(1);
  expect(isTold('during')).toBe(true);
  expect(tips.current.value?.key).toBe('other');
});

test('nothing is explained while the dice still roll', async () => {
  const { scene, tips, isTold, answer } = await coached(['shown', 'later']);
  scene.value = SCENE;
  expect(tips.current.value).toBeUndefined();
  answer('shown');
  expect(tips.current.value).toBeUndefined();
  scene.value = undefined;
  expect(tips.current.value?.key).toBe('later');
  expect(isTold('later')).toBe(false);
});

test('what was seen when somebody left is not said again', async () => {
  const { tips, stop, isTold } = await coached(['seen']);
  stop();
  tips.close();
  expect(isTold('seen')).toBe(true);
});
