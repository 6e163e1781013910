import { expect, test } from 'vitest';
import { inkedBoxes } from './inked.ts';

test('dice are no boxes, even where they are written alike', () => {
  expect(inkedBoxes('G3 C3 C4 D3')).toEqual(['C3', 'C4', 'D3']);
  expect(inkedBoxes('X? H1')).toEqual(['H1']);
  expect(inkedBoxes('pass')).toEqual([]);
});
