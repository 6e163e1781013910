import { expect, test } from 'vitest';
import { raceSteps, racesIn } from './column-race.ts';

/** Two columns of three boxes. */
const COLUMNS = [
  { name: 'A', boxes: [0, 1, 2] },
  { name: 'B', boxes: [3, 4, 5] },
];

/** The roll on which each box was crossed; 0 for never. */
const when = (...rolls: number[]): ReadonlyMap<number, number> =>
  new Map([...rolls.entries()].filter(([, roll]) => roll > 0));

test('a race begins when both lack one box, and ends with the first full column', () => {
  const seats = [when(1, 4, 12), when(2, 6, 0)];
  expect(racesIn(seats, COLUMNS)).toEqual([
    { column: 0, winner: 0, rival: 1, from: 6, to: 12, isShared: false },
  ]);
});

test('the winner may sit anywhere, and both may win', () => {
  expect(racesIn([when(1, 2, 0), when(3, 4, 9)], COLUMNS)).toMatchObject([
    { winner: 1, rival: 0, from: 4, to: 9, isShared: false },
  ]);
  expect(racesIn([when(1, 2, 9), when(3, 4, 9)], COLUMNS)).toMatchObject([{ isShared: true }]);
});

test.each([
  ['nobody fills the column', [when(1, 2, 0), when(3, 4, 0)]],
  ['the other is two boxes short', [when(1, 2, 9), when(3, 0, 0)]],
  ['the other comes near when it is over', [when(1, 2, 9), when(3, 9, 0)]],
  ['both last boxes come at once', [when(1, 9, 9), when(3, 4, 0)]],
])('there is none where %s', (_, seats) => {
  expect(racesIn(seats, COLUMNS)).toEqual([]);
});

test('of two seats the longest counts, and of three every two have one', () => {
  const seats = [when(1, 2, 9, 1, 2, 20), when(1, 2, 0, 3, 5, 0), when(0, 0, 0, 1, 1, 19)];
  expect(
    racesIn(seats, COLUMNS).map(({ column, winner, rival, from, to }) => [
      `${column}: ${winner} before ${rival}`,
      to - from,
    ]),
  ).toEqual([
    ['1: 0 before 1', 15],
    ['1: 2 before 0', 17],
    ['1: 2 before 1', 14],
  ]);
});

test('it goes roll by roll, to the one that decided it', () => {
  const seats = [when(1, 3, 4), when(2, 2, 0)];
  const [race] = racesIn(seats, COLUMNS);
  expect(raceSteps(seats, COLUMNS[0]!, race!)).toEqual({
    winner: [1, 1, 2, 3],
    rival: [0, 2, 2, 2],
  });
});
