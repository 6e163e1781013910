import { expect, test } from 'vitest';
import { isRefusal, refusal } from './contract.ts';

test('a refusal is distinguished from every other answer', () => {
  expect(isRefusal(refusal('F1', 'players'))).toBe(true);
  for (const other of [undefined, null, 0, 7, 'F1', [], { key: 'rule' }]) {
    expect(isRefusal(other), JSON.stringify(other)).toBe(false);
  }
});

test('a refusal without arguments has none', () => {
  expect(refusal('F2', 'nothing')).toEqual({ rule: 'F2', key: 'nothing', args: {} });
});
