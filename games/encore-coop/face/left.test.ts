import { expect, test } from 'vitest';
import { COLUMNS } from '#kits/grid/sheet.ts';
import type { Position } from '../position.ts';
import { encoreCoop } from '../rules.ts';
import { quiet } from './choice.ts';
import { leftOf } from './left.ts';

test('of colours and rows the nearest is named that is not done', () => {
  const position = at({ mission: 1, claimed: 0b1 << COLUMNS });
  position.papers[1]!.crossed[1] = (1 << 18) - 1;
  expect(leftOf(position)).toEqual([
    { key: 'team.left.colours', args: { count: 2, colour: 'O', boxes: 3 } },
  ]);
  expect(leftOf(at({ mission: 2, rows: 0b1 }))).toEqual([
    { key: 'team.left.rows', args: { count: 4, row: 'Q', boxes: 15 } },
  ]);
});

test('for stars, blocks and the word it says how much is missing, or what comes next', () => {
  const keyed = (changes: Partial<Position>) =>
    Object.fromEntries(leftOf(at(changes)).map(({ key, args }) => [key, args]));
  expect(keyed({ mission: 3, stars: 0b111 })['team.left.stars']).toEqual({ count: 12 });
  expect(keyed({ mission: 4, frames: 0b1 })['team.left.blocks']).toEqual({ count: 5 });
  expect(keyed({ mission: 5, word: 2 })['team.left.word']).toEqual({
    count: 5,
    column: 'C',
    boxes: 7,
  });
});

test('a mission that is done says so', () => {
  expect(leftOf(at({ mission: 2, rows: 0b11111 }))).toEqual([{ key: 'team.left.none' }]);
});

test('the third miss is called what it is', () => {
  const position = at({ misses: [0, 2, 0] });
  expect(quiet(position, 0)).toMatchObject({ label: { key: 'quiet.miss', args: { count: 1 } } });
  expect(quiet(position, 1)).toMatchObject({ label: { key: 'quiet.lost' }, isDire: true });
});

function at(changes: Partial<Position>): Position {
  return { ...encoreCoop.start(3, {}), ...changes };
}
