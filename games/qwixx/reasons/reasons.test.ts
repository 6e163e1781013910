import { expect, test } from 'vitest';
import { teller } from '#bots/testing/tell.ts';
import { type Position, start } from '../position.ts';
import { qwixx } from '../rules.ts';
import { reasoning } from './index.ts';

const tell = teller(qwixx, reasoning);

/** Lea has rolled these dice, two white ones first. */
function rolled(dice: readonly number[], more: Partial<Position> = {}): Position {
  return { ...start(2, 'classic'), phase: 'white', dice: [...dice], ...more };
}

const SIX = rolled([3, 3, 1, 1, 1, 1]);
const TWO = rolled([1, 1, 6, 6, 6, 6]);

test('what speaks for a cross comes first, and the numbers that it skips last, as its price', () => {
  expect(tell.for(SIX, 0, 'R6')).toEqual([
    '+1 point: that makes 1 cross in the red row',
    '4 numbers skipped in the red row',
  ]);
});

test('where nothing is skipped, that is said', () => {
  expect(tell.for(TWO, 0, 'R2')).toContain('2 comes next in the red row: nothing is skipped');
  expect(tell.said({ figure: '2', key: 'reason.skips.none', args: { row: 'red' } })).toEqual([
    '2 comes next in the red row: nothing is skipped',
    '2 vient juste après dans la rangée rouge : rien n’est sauté',
    '2 kommt in der roten Reihe als Nächstes: Nichts wird übersprungen',
  ]);
});

test('compared with a cross that skips more, only the difference is named', () => {
  expect(tell.beside(SIX, 0, 'R6', 'G6')).toEqual(['2 fewer numbers skipped']);
  expect(tell.beside(SIX, 0, 'G6', 'R6')).toEqual(['6 numbers skipped in the green row']);
});

test('a miss is the price of a pass, and what a cross is spared', () => {
  const last = rolled([3, 3, 1, 1, 1, 1], { phase: 'colour' });
  expect(tell.for(last, 0, 'pass').at(-1)).toBe('−5 points: that’s a penalty');
  expect(tell.beside(last, 0, 'R4', 'pass')[0]).toBe('+5 points: no penalty this turn');
});

test('in the first action no miss is mentioned while a coloured cross is still possible', () => {
  expect(tell.for(SIX, 0, 'pass')).toContain('4 crosses are still possible with a coloured die');
  expect(tell.for(SIX, 0, 'R6').join()).not.toContain('penalty');
  expect(tell.beside(SIX, 0, 'R6', 'pass').join()).not.toContain('penalty');
  // Here no coloured die fits.
  const [late, blue] = [1 << 8, 1 << 4];
  const rows = [late, late, late, blue, 0, 0, 0, 0];
  const only = rolled([3, 3, 1, 1, 6, 6], { rows });
  expect(tell.for(only, 0, 'pass').at(-1)).toBe('−5 points: that’s a penalty');
  expect(tell.for(only, 0, 'B6')).toContain('+5 points: no penalty this turn');
  expect(tell.beside(only, 0, 'B6', 'pass')[0]).toBe('+5 points: no penalty this turn');
});

test('a player who is behind when a pass ends the match is shown what a cross leaves to hope for', () => {
  const last = rolled([3, 3, 1, 1, 1, 1], { phase: 'colour', misses: [3, 0] });
  expect(tell.for(last, 0, 'pass').at(-1)).toBe(
    '−20 points compared with the best other sheet, and the game ends',
  );
  expect(tell.beside(last, 0, 'R4', 'pass')).toContain(
    '1 more roll, at least, to make up 20 points',
  );
});
