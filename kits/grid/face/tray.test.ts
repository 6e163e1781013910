import { expect, test } from 'vitest';
import { newTable, openRoll } from '../table.ts';
import { takeAway } from '../tray.ts';
import { tableWith } from './testing/tables.ts';
import { gridDieName, gridLook, gridTray } from './tray.ts';

test('the tray is empty before the first roll', () => {
  expect(gridTray(newTable(['classic'], 8))).toEqual([]);
});

test('colour dice lie apart from number dice, as they fell', () => {
  const tray = gridTray(tableWith('B G X 1 4 ?'));
  expect(tray.map(({ mark }) => mark)).toEqual([
    'colour:B',
    'colour:G',
    'colour:X',
    'number:1',
    'number:4',
    'number:?',
  ]);
  expect(tray.map(({ group }) => group)).toEqual([0, 0, 0, 1, 1, 1]);
});

test('one die of each kind belongs to the active seat when it took them', () => {
  const table = tableWith('B G B 4 1 4');
  takeAway(table.tray, 4, 3);
  expect(gridTray(table).map(({ takenBy }) => takenBy)).toEqual([
    1,
    undefined,
    undefined,
    1,
    undefined,
    undefined,
  ]);
});

test('solo tables have two dice of each kind', () => {
  const table = newTable(['classic'], 8);
  openRoll(table, [0, 1, 2, 3], 2, 2);
  expect(gridTray(table)).toHaveLength(4);
});

test('faces look and are called as on the dice', () => {
  expect(gridLook('B')).toEqual({ kind: 'colour', colour: 'b' });
  expect(gridLook('X')).toEqual({ kind: 'joker' });
  expect(gridLook('?')).toEqual({ kind: 'white', text: '?' });
  expect(gridDieName('B')).toEqual({ key: 'name.colourDie', args: { colour: 'B' } });
  expect(gridDieName('X')).toEqual({ key: 'name.anyColour' });
  expect(gridDieName('4')).toEqual({ key: 'name.numberDie', args: { number: '4' } });
  expect(gridDieName('?')).toEqual({ key: 'name.anyNumber' });
});
