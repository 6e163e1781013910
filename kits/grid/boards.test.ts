import { describe, expect, test } from 'vitest';
import { boardOf, readSheetId, sheetOf } from './boards.ts';
import { generate } from './generate.ts';
import { ENCORE_SHEETS, PLUS_SHEET } from './printed.ts';

const PRINTED = ENCORE_SHEETS.map(({ id }) => id);

describe('boardOf', () => {
  test.each([...ENCORE_SHEETS, PLUS_SHEET])('finds the printed sheet $id', (sheet) => {
    expect(boardOf(sheet.id).sheet).toBe(sheet);
  });

  test('makes the sheet of a code', () => {
    expect(boardOf('sheet:k7').sheet).toEqual(generate('k7', 'golden'));
  });

  test('works out a board once, also when others come in between', () => {
    const [red, made] = [boardOf('red'), boardOf('sheet:k7')];
    expect(boardOf('red')).toBe(red);
    expect(boardOf('sheet:k7')).toBe(made);
  });

  test('does not remember every code that it was ever asked for', () => {
    const first = boardOf('sheet:first');
    for (let code = 0; code < 100; code++) boardOf(`sheet:${code}`);
    const again = boardOf('sheet:first');
    expect(again).not.toBe(first);
    expect(again).toEqual(first);
  });

  test.each(['', 'Classic', 'sheet:', 'sheet:a-b', 'nowhere'])('knows no sheet %j', (id) => {
    expect(() => boardOf(id)).toThrow(`no sheet is called ${id}`);
    expect(() => sheetOf(id)).toThrow(`no sheet is called ${id}`);
  });
});

describe('readSheetId', () => {
  test.each([
    ['classic', 'classic'],
    ['PURPLE', 'purple'],
    ['sheet:k7', 'sheet:k7'],
    ['Sheet:K7', 'sheet:k7'],
    ['sheet:ABCDEFGHIJ12', 'sheet:abcdefghij12'],
  ])('reads %j as %j', (text, id) => {
    expect(readSheetId(text, PRINTED)).toBe(id);
  });

  test.each(['', 'plus', 'classical', 'sheet:', 'sheet:abcdefghij123', 'k7'])(
    'knows no %j among the seven sheets',
    (text) => {
      expect(readSheetId(text, PRINTED)).toBeUndefined();
    },
  );
});
