import { expect, test } from 'vitest';
import type { Outcome } from '#protocol/messages.ts';
import { revive } from './live.ts';
import { begun, blank } from './testing.ts';
import { FORBIDDEN, sentenceOf } from './worded.ts';

const live = revive(blank(begun('qwixx', ['Lea', 'Tom'])));

test('what the rules refuse is said with the names of those at the table', () => {
  const refusal = { rule: 'F3', key: 'noRoll', args: { seat: 1 } };
  expect(sentenceOf({ kind: 'refused', refusal }, live)).toBe(
    'Tom can’t choose yet: roll the dice first.',
  );
});

test('what the rules know nothing of has a sentence, also where no match is', () => {
  const outcome: Outcome = { kind: 'forbidden', why: 'watching' };
  for (const at of [live, undefined]) expect(sentenceOf(outcome, at)).toBe(FORBIDDEN.watching);
  expect(sentenceOf({ kind: 'late' }, undefined)).toContain('no match is played');
});

test('what is done needs no words', () => {
  expect(sentenceOf({ kind: 'done' }, live)).toBeUndefined();
});
