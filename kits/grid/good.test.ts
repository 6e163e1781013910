import { expect, test } from 'vitest';
import { check } from './check.ts';
import { generate } from './generate.ts';
import { drawGoodCode, goodCodes, packCodes } from './good.ts';

test.each(['plain', 'golden'] as const)('fresh %s sheets are rated ones, and sound', (kind) => {
  const codes = goodCodes(kind);
  expect(codes.length).toBeGreaterThan(100);
  expect(new Set(codes).size).toBe(codes.length);
  const drawn = Array.from({ length: 50 }, (_, seed) => drawGoodCode(kind, String(seed)));
  expect(new Set(drawn).size).toBeGreaterThan(20);
  for (const code of drawn) {
    expect(codes).toContain(code);
    expect(check(generate(code, kind))).toEqual([]);
  }
});

test('the same seed draws the same sheet', () => {
  expect(drawGoodCode('plain', 'x')).toBe(drawGoodCode('plain', 'x'));
});

test('four to a digit, the first one lowest', () => {
  expect(packCodes([true, false, true, false, true])).toBe('51');
  expect(packCodes([])).toBe('');
});
