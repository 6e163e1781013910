import { expect, test } from 'vitest';
import { type Area, routeTo } from './route.ts';

const area = (left: number, top: number, right: number, bottom: number): Area => ({
  left,
  top,
  right,
  bottom,
});

/** A phone held upright: the tip above a sheet, which has a gutter on its left and right. */
const ROOM = area(0, 0, 390, 844);
const TIP = area(8, 100, 382, 144);
const SHEET = area(8, 150, 382, 600);

test('what lies below is reached straight on', () => {
  expect(routeTo(TIP, area(180, 160, 200, 180), ROOM, [])).toEqual([
    [190, 144],
    [190, 159],
  ]);
});

test('what lies behind a sheet is reached through its gutter, from the side', () => {
  const dice = area(8, 650, 382, 700);
  const way = routeTo(TIP, dice, ROOM, [SHEET])!;
  expect(way).toEqual([
    [8, 122],
    [4, 122],
    [4, 675],
    [7, 675],
  ]);
});

test('where both sides are barred, it comes from above or below', () => {
  const lock = area(180, 560, 220, 590);
  const beside = [area(8, 150, 178, 590), area(222, 150, 382, 590)];
  const above = area(180, 150, 220, 550);
  const way = routeTo(TIP, lock, ROOM, [...beside, above])!;
  expect(way.at(-1)).toEqual([200, 591]);
  expect(way.at(-2)).toEqual([200, 595]);
  expect(routeTo(TIP, lock, ROOM, [...beside, above, area(8, 592, 382, 600)])).toBeUndefined();
});

test('no line leaves the table', () => {
  const narrow = area(8, 0, 382, 844);
  expect(routeTo(TIP, area(8, 650, 382, 700), narrow, [SHEET])).toBeUndefined();
});
