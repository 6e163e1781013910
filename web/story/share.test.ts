import { expect, test } from 'vitest';
import { packRecord, unpackRecord } from './share.ts';

const RECORD = 'Game: qwixx\nPlayers: Léa, Jörg 🦊\n\nroll 4 1 R3 Y2 G6 B6\n1 R5\n2 pass\n';

test('a record in a link comes back letter by letter', async () => {
  const packed = await packRecord(RECORD);
  expect(packed).toMatch(/^[\w-]+$/);
  expect(await unpackRecord(packed)).toBe(RECORD);
});

test('a long record makes a shorter link', async () => {
  const long = RECORD + 'roll 4 1 R3 Y2 G6 B6\n'.repeat(200);
  expect((await packRecord(long)).length).toBeLessThan(long.length / 4);
});

test('a damaged link is known as one', async () => {
  const packed = await packRecord(RECORD);
  expect(await unpackRecord(packed.slice(0, -12))).toBeUndefined();
  expect(await unpackRecord('§§§')).toBeUndefined();
  expect(await unpackRecord('')).toBeUndefined();
});

test('a link that unpacks without end is refused', async () => {
  expect(await unpackRecord(await packRecord('a'.repeat(1_200_000)))).toBeUndefined();
});
