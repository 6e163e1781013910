import { expect, test } from 'vitest';
import { teller } from '#bots/testing/tell.ts';
import { tableFor } from '#testing/record.ts';
import type { Position } from '../position.ts';
import { encoreCoop } from '../rules.ts';
import { reasoning } from './index.ts';

const tell = teller(encoreCoop, reasoning);

/** A table of two in a phase of its own. */
const phase = (name: Position['phase']): Position => ({
  ...encoreCoop.start(2, {}),
  phase: name,
});

test('a team is shown what a penalty leaves it', () => {
  const strike = phase('strike');
  strike.papers[1]!.jokers = 2;
  expect(tell.for(strike, 0, 'strike 3 1')).toEqual(['1 joker left on the sheet with the fewest']);
  expect(tell.for(strike, 0, 'strike 2 2')).toEqual(['1 player left without a joker']);
  expect(tell.beside(strike, 0, 'strike 3 1', 'strike 2 2')).toEqual([
    '1 joker left on the sheet with the fewest',
  ]);
  expect(tell.for(phase('discard'), 0, 'discard colour')).toEqual([
    '2 colour dice and 3 number dice stay in the game',
  ]);
});

const pair = tableFor(encoreCoop, ['Lea', 'Tom']);

test('a miss is the price of a pass, and what a cross is spared', () => {
  const roll = pair.plays('roll G B R 4 5 2').position as Position;
  expect(tell.for(roll, 0, 'pass').at(-1)).toBe('1 miss: 2 more, and the mission is lost');
  expect(tell.beside(roll, 0, 'G4 H1 H2 I1 I2', 'pass')[0]).toBe(
    '1 miss avoided: 2 more after it would lose the mission',
  );
  const last = { ...roll, misses: [2, 0] };
  expect(tell.for(last, 0, 'G4 H1 H2 I1 I2')[0]).toBe(
    '2 misses, and no more: a third would lose the mission',
  );
  expect(tell.said({ figure: '2', key: 'reason.miss.none', args: {} })).toEqual([
    '2 misses, and no more: a third would lose the mission',
    '2 lancers ratés, pas un de plus : un troisième ferait perdre la mission',
    '2 Fehlwürfe, und dabei bleibt es: Ein dritter würde die Mission kosten',
  ]);
  expect(tell.beside(last, 0, 'G4 H1 H2 I1 I2', 'pass')[0]).toBe(
    '1 miss avoided: it would lose the mission',
  );
});

test('what the dice left bring the others is good for a team', () => {
  const first = pair.plays('roll G R R 4 1 1').position as Position;
  const roll: Position = { ...first, phase: 'active' };
  const beside = (word: string, other: string) => tell.beside(roll, 0, word, other).join();
  const left = '4 boxes for Tom with the dice left, without a joker';
  expect(beside('R1 H3', 'G4 H1 H2 I1 I2')).toContain(left);
  expect(beside('G4 H1 H2 I1 I2', 'R1 H3')).not.toContain('Tom');
});
