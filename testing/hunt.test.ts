import { expect, test } from 'vitest';
import { refusal } from '#engine/contract.ts';
import { hunt } from './hunt.ts';
import { pebbles } from './toy.ts';

test('meets every refusal and announcement of a small game', () => {
  const { refused, told } = hunt(pebbles);
  const own = [...refused].filter((key) => key.startsWith('K'));
  expect(own.toSorted()).toEqual(['K1.goal', 'K2.dice', 'K3.over']);
  expect([...told]).toEqual(['K3.won']);
});

test('fails where a refusal, an announcement or a report has no sentence', () => {
  const unsaid = { rule: 'K9', key: 'unsaid', args: {} };
  expect(() => hunt({ ...pebbles, judge: () => refusal('K9', 'unsaid') })).toThrow('K9.unsaid');
  expect(() => hunt({ ...pebbles, announce: () => [unsaid] })).toThrow('K9.unsaid');
  expect(() => hunt({ ...pebbles, report: () => [unsaid] })).toThrow('K9.unsaid');
});
