import { describe, expect, test } from 'vitest';
import { isRefusal } from './contract.ts';
import { oneEach, oneOf, soloVariant } from './options.ts';

test('one of some values is known in either case, and nothing else is', () => {
  const sheet = oneOf('Sheet', ['classic', 'red']);
  expect(['RED', 'Classic'].map((value) => sheet.read(value, 2))).toEqual(['red', 'classic']);
  expect(['redd', ''].map((value) => keyOf(sheet.read(value, 2)))).toEqual(['value', 'value']);
});

test('all values are offered, and listed when another is given', () => {
  const sheet = oneOf('Sheet', ['classic', 'red']);
  expect([sheet.name, sheet.choices(3)]).toEqual(['Sheet', ['classic', 'red']]);
  expect(sheet.read('blue', 2)).toMatchObject({
    args: { header: 'Sheet', value: 'blue', choices: ['classic', 'red'] },
  });
});

describe('one value each', () => {
  const sides = oneEach('Sides', oneOf('Sides', ['1', '2']), () => '1, 1');

  test('offers what is usual at a table of that size', () => {
    const usual = oneEach('Sides', oneOf('Sides', ['1', '2']), (seats) => '1'.repeat(seats));
    expect(usual.choices(3)).toEqual(['111']);
  });

  test('is written with one space after each comma', () => {
    expect(sides.read('1,2 ,  1', 3)).toBe('1, 2, 1');
  });

  test('is unknown when a value is, or when there are too few or too many', () => {
    const keys = ['1, 3', '1', '1, 2, 1', '1,'].map((value) => keyOf(sides.read(value, 2)));
    expect(keys).toEqual(['value', 'each', 'each', 'value']);
  });
});

test('one player always plays solo, several never do', () => {
  expect([soloVariant.read('Solo', 1), soloVariant.implied?.(1)]).toEqual(['solo', 'solo']);
  expect([keyOf(soloVariant.read('solo', 2)), soloVariant.implied?.(2)]).toEqual([
    'solo',
    undefined,
  ]);
  expect(soloVariant.read('duo', 1)).toMatchObject({
    key: 'value',
    args: { header: 'Variant', choices: ['solo'] },
  });
  expect(soloVariant.name).toBe('Variant');
  expect([1, 2].map((seats) => soloVariant.choices(seats))).toEqual([['solo'], []]);
});

function keyOf(read: unknown): string | undefined {
  return isRefusal(read) ? read.key : undefined;
}
