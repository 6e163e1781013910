import { expect, test } from 'vitest';
import { step, tableFor } from './record.ts';
import { pebbles } from './toy.ts';

const table = tableFor(pebbles, ['Ada', 'Ben']);
const almost = `roll S3 / ${step('take all', 'take it')}\nroll S1 / ${step('take it', 'leave')}`;

test('a script may be in one piece or in several', () => {
  expect(table.totals(almost)).toEqual([4, 1]);
  expect(table.plays(almost, 'roll S1', '1 leave').entries.length).toBe(7);
});

test('a line that is refused fails the test that plays it, and says why', () => {
  expect(() => table.plays(almost, 'roll S2 / 1 take all / 2 leave')).toThrow(
    '“1 take all” breaks K1: 2 pebbles would be too many.',
  );
});

test('a refusal is expected of the last line alone, and by its rule', () => {
  expect(table.refuses('K1', almost, 'roll S2 / 1 take all')).toContain('2 pebbles');
  expect(() => table.refuses('K1', almost, 'roll S2 / 1 take it')).toThrow('is allowed');
  expect(() => table.refuses('K2', almost, 'roll S2 / 1 take all')).toThrow();
  expect(() => table.refuses('K1', almost, 'roll S2 / 1 take all / 2 leave')).toThrow('breaks K1');
});

test('the end has winners and is announced', () => {
  const end = [almost, 'roll S1', step('take it', 'leave')];
  expect(table.winners(almost)).toEqual([]);
  expect(table.winners(...end)).toEqual(['Ada']);
  expect(table.announced(...end)).toEqual(['Ada won.']);
});
