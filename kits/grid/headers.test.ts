import { expect, test } from 'vitest';
import { sheetHeader } from './headers.ts';

const header = sheetHeader(['classic', 'red']);

test('a sheet is chosen among those that are printed, the first of them by default', () => {
  expect(header.name).toBe('Sheet');
  expect(header.choices(2)).toEqual(['classic', 'red']);
  expect(header.read('RED', 2)).toBe('red');
});

test('a generated sheet is named by its code', () => {
  expect(header.form).toBe('sheet:CODE');
  expect(header.read('Sheet:K7', 2)).toBe('sheet:k7');
});

test.each(['', 'blue', 'k7', 'sheet:'])(
  'F1 refuses the sheet %j, and says what there is',
  (value) => {
    const args = { header: 'Sheet', value, choices: ['classic', 'red', 'sheet:CODE'] };
    expect(header.read(value, 2)).toEqual({ rule: 'F1', key: 'value', args });
  },
);
