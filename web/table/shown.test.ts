import { expect, test } from 'vitest';
import type { TableInfo } from '#protocol/table.ts';
import { nextShown } from './shown.ts';

const at = (state: TableInfo['state'], match?: string): TableInfo =>
  ({ id: 't', state, match }) as TableInfo;

test('a lobby shows no match, and a match is shown as soon as there is one', () => {
  expect(nextShown(undefined, at('lobby'), 0, undefined)).toBe(undefined);
  expect(nextShown(undefined, at('playing', 'm1'), 0, undefined)).toMatchObject({
    match: 'm1',
    seat: 0,
  });
});

test('a match that is over stays until it is left, whatever the others do', () => {
  const over = nextShown(undefined, at('over', 'm1'), 0, undefined);
  expect(nextShown(over, at('lobby'), 1, undefined)).toBe(over);
  expect(nextShown(over, at('playing', 'm2'), 1, undefined)).toBe(over);
  expect(nextShown(over, at('lobby'), 1, 'm1')).toBe(undefined);
  expect(nextShown(over, at('playing', 'm2'), 1, 'm1')).toMatchObject({ match: 'm2', seat: 1 });
});

test('a device that was cut off stays at the match that ended meanwhile', () => {
  const playing = nextShown(undefined, at('playing', 'm1'), 0, undefined);
  expect(nextShown(playing, at('lobby'), 1, undefined)).toBe(playing);
  expect(nextShown(playing, at('playing', 'm2'), 1, undefined)).toBe(playing);
});

test('a score stays to be read though the table was closed', () => {
  const over = nextShown(undefined, at('over', 'm1'), 0, undefined);
  expect(nextShown(over, at('closed', 'm1'), 0, undefined)).toBe(over);
});

test('a player who leaves before the next match sees the score until then', () => {
  const over = nextShown(undefined, at('over', 'm1'), 0, undefined);
  expect(nextShown(over, at('over', 'm1'), 0, 'm1')).toMatchObject({ match: 'm1' });
});

test('a seat of the next match is none of this one', () => {
  const playing = nextShown(undefined, at('playing', 'm1'), 0, undefined);
  expect(nextShown(playing, at('playing', 'm1'), 1, undefined)).toMatchObject({ seat: 0 });
  const over = nextShown(playing, at('over', 'm1'), 1, undefined);
  expect(over).toMatchObject({ seat: 0, table: { state: 'over' } });
  expect(nextShown(playing, at('over', 'm1'), undefined, undefined)).toMatchObject({ seat: 0 });
});

test('without a player the device watches, with one it plays again', () => {
  const playing = nextShown(undefined, at('playing', 'm1'), 0, undefined);
  const watching = nextShown(playing, at('playing', 'm1'), undefined, undefined);
  expect(watching).toMatchObject({ seat: undefined });
  expect(nextShown(watching, at('playing', 'm1'), 0, undefined)).toMatchObject({ seat: 0 });
});
