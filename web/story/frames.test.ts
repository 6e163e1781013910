import { expect, test } from 'vitest';
import type { Game } from '#engine/contract.ts';
import { readRecord } from '#engine/record/read.ts';
import { qwixx } from '#games/qwixx/rules.ts';
import { framesOf, positionsIn } from './frames.ts';

const RECORD = 'Game: qwixx\nPlayers: Lea, Tom\n\nroll 4 1 R3 Y2 G6 B6\n1 R5\n2 pass\n1 pass\n';

test('a match has a moment for its beginning, each roll and each closed step', () => {
  const reading = readRecord(RECORD, [qwixx as Game]);
  if (!reading.ok) throw new Error(reading.refusal.key);
  const frames = framesOf(reading.match, reading.match.entries);
  expect(frames.map(({ entries }) => entries.map(({ text }) => text))).toEqual([
    [],
    ['4 1 R3 Y2 G6 B6'],
    ['R5', 'pass'],
    ['pass'],
  ]);
  expect(frames.map(({ rolls }) => rolls)).toEqual([0, 1, 1, 1]);
  expect(frames[1]!.said).toMatchObject([{ rule: 'Q3' }]);
  expect(qwixx.scores(frames[0]!.position as never)[0]!.total).toBe(0);
  expect(qwixx.scores(frames.at(-1)!.position as never)[0]!.total).toBe(1);
  expect([...positionsIn(frames).keys()]).toEqual([0, 1, 3, 4]);
  expect(positionsIn(frames).get(3)).toBe(frames[2]!.position);
});
