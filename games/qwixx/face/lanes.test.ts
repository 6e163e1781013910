import { expect, test } from 'vitest';
import { LAST } from '../position.ts';
import { scores } from '../score.ts';
import { SHEET_IDS } from '../sheets.ts';
import { lanesOf } from './lanes.ts';
import { cross, playedPositions, rolled } from './testing/positions.ts';

const NONE: ReadonlySet<string> = new Set();

test.each(SHEET_IDS)('every box of %s has a mark of its own', (Sheet) => {
  const lanes = lanesOf(rolled('1 1 1 1 1 1', '', {}, { Sheet }), 0, NONE);
  const boxes = lanes.flatMap(({ boxes }) => boxes);
  expect(new Set(boxes.map(({ mark }) => mark)).size).toBe(4 * (LAST + 1));
  for (const { mark, colour, number } of boxes) expect(mark).toBe(colour.toUpperCase() + number);
});

test('lanes are worth what the score says', () => {
  for (const position of playedPositions()) {
    const { parts } = scores(position)[0]!;
    for (const { name, points } of lanesOf(position, 0, NONE)) expect(points).toBe(parts[name]);
  }
});

test('a pencilled box shows what it would skip and what its row would be worth', () => {
  const [red] = lanesOf(rolled('4 5 3 1 6 5', 'R2 R4'), 0, new Set(['R7']));
  expect(red!.boxes.filter(({ isLosing }) => isLosing).map(({ mark }) => mark)).toEqual([
    'R5',
    'R6',
  ]);
  expect(red!.boxes[1]!.state).toBe('skipped');
  expect([red!.count, red!.points]).toEqual([3, 6]);
});

test('the last number counts with its lock', () => {
  const [red] = lanesOf(rolled('6 6 1 1 1 1', 'R2 R3 R4 R5 R6'), 0, new Set(['R12']));
  expect([red!.count, red!.points]).toEqual([7, 28]);
});

test('a closed row shows who closed it, and whether this seat did', () => {
  const position = rolled('4 5 0 1 6 5', 'R2', { closed: 1 });
  cross(position, 1, 'R12');
  cross(position, 2, 'R12');
  expect(lanesOf(position, 0, NONE)[0]).toMatchObject({ lock: 'closed', closers: [1, 2] });
  expect(lanesOf(position, 1, NONE)[0]).toMatchObject({ lock: 'crossed', closers: [1, 2] });
  expect(lanesOf(position, 0, NONE)[0]!.boxes[5]!.state).toBe('closed');
});
