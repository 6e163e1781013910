import { expect, test } from 'vitest';
import { upper } from './words.ts';

test('only the letters A to Z have another case', () => {
  expect(upper('r12 take Straße ıçé')).toBe('R12 TAKE STRAßE ıçé');
});
