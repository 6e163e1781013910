import { expect, test } from 'vitest';
import { signed, tenth, whole } from './numbers.ts';

test('what is printed as zero has no sign, what is below it a true minus', () => {
  expect([-0.2, -0.6, 13.4].map(whole)).toEqual(['0', '−1', '13']);
  expect([-0.04, -0.06, 13.44].map(tenth)).toEqual(['0.0', '−0.1', '13.4']);
  expect([-0.04, -1.5, 1.5].map(signed)).toEqual(['0.0', '−1.5', '+1.5']);
});
