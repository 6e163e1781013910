import { expect, test } from 'vitest';
import { tableLines } from './table.ts';
import { width } from './text.ts';

test('a table clips long names so that it fits', () => {
  const names = ['Bartholomew the Great', 'Bartholomew the Small', 'Bo'];
  const lines = tableLines(names, [{ title: 'Total', cells: ['1', '22', '333'] }], 40);
  for (const line of lines) expect(width(line)).toBeLessThanOrEqual(40);
  expect(lines[0]).toContain('Bo');
});
