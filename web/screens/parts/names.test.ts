import { expect, test } from 'vitest';
import { loadAllTexts } from '../../app/testing/texts.ts';
import { faultOfName, nameFaults } from './names.ts';

await loadAllTexts('en');

test('a fault belongs to the seat whose name it is', () => {
  expect(nameFaults(['Lea', 'Bob, the #1', '', 'Tom', 'Tom'])).toEqual([
    undefined,
    'odd',
    'empty',
    'same',
    'same',
  ]);
});

test('a fault names the person it concerns', () => {
  expect(faultOfName('odd', 'Bob, the #1', 1)).toBe(
    '“Bob, the #1”: names can’t have a comma or a #.',
  );
  expect(faultOfName('empty', '', 2)).toBe('Seat 3 has no name.');
});
