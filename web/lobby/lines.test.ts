import { expect, test } from 'vitest';
import { type Line, linesAfter } from './lines.ts';

interface Item {
  readonly id: string;
  readonly seats?: number;
}

const items = (...ids: string[]): Item[] => ids.map((id) => ({ id }));

const after = (...looks: Item[][]): readonly Line<Item>[] =>
  looks.reduce<readonly Line<Item>[]>(linesAfter, []);

const told = (lines: readonly Line<Item>[]): string[] =>
  lines.map(({ item, isGone }) => (isGone ? `(${item.id})` : item.id));

test('the first look keeps the order of the list', () => {
  expect(told(after(items('b', 'a', 'c')))).toEqual(['b', 'a', 'c']);
});

test('what is new comes last, wherever the list has it', () => {
  expect(told(after(items('a', 'b'), items('new', 'b', 'a')))).toEqual(['a', 'b', 'new']);
});

test('what is gone keeps its place, and has it again when it comes back', () => {
  const gone = after(items('a', 'b', 'c'), items('a', 'c'));
  expect(told(gone)).toEqual(['a', '(b)', 'c']);
  expect(told(linesAfter(gone, items('a', 'b', 'c')))).toEqual(['a', 'b', 'c']);
});

test('what is new does not take the place of what is gone', () => {
  expect(told(after(items('a', 'b'), items('a'), items('a', 'c')))).toEqual(['a', '(b)', 'c']);
});

test('nothing is left of a list of which all is gone, or too much', () => {
  expect(told(after(items('a', 'b'), items()))).toEqual([]);
  const many = [...'abcdefghijk'];
  expect(told(after(items(...many, 'z'), items('k', 'z')))).toHaveLength(12);
  expect(told(after(items(...many, 'z'), items('z')))).toEqual(['z']);
});

test('a status line is up to date', () => {
  const [line] = after([{ id: 'a', seats: 1 }], [{ id: 'a', seats: 2 }]);
  expect(line).toEqual({ item: { id: 'a', seats: 2 }, isGone: false });
});
