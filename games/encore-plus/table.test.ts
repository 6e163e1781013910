import { describe, expect, test } from 'vitest';
import type { Options } from '#engine/contract.ts';
import { readRecord } from '#engine/record/read.ts';
import { headersOf, NAMES } from '#testing/table.ts';
import type { Position } from './position.ts';
import { encorePlus } from './rules.ts';

const PLAYERS = [...NAMES, 'Gwen'];
const read = (seats: number, options: Options = {}) =>
  readRecord(headersOf(encorePlus, PLAYERS.slice(0, seats), options), [encorePlus]);

const sheets = (seats: number, options: Options = {}) =>
  (read(seats, options).match!.position as Position).papers.map(({ sheet }) => sheet);

test('one to six play', () => {
  const { name, players } = encorePlus;
  expect({ name, players }).toEqual({ name: 'Encore et Encore!', players: { min: 1, max: 6 } });
  expect(read(7)).toMatchObject({ ok: false, line: 2, refusal: { rule: 'F1' } });
});

describe('headers', () => {
  test('a missing header means the first of its choices', () => {
    const meant = (seats: number) => {
      return Object.fromEntries(encorePlus.headers.map((each) => [each.name, each.choices(seats)]));
    };
    expect(meant(1)).toEqual({ Sheet: ['plus'], Variant: ['solo'] });
    expect(meant(2)).toEqual({ Sheet: ['plus'], Variant: [] });
  });

  test('everybody has the printed sheet, or the same generated one', () => {
    expect(sheets(3)).toEqual(['plus', 'plus', 'plus']);
    expect(sheets(2, { Sheet: 'Sheet:K7' })).toEqual(['sheet:k7', 'sheet:k7']);
  });

  test.each(['classic', 'sheet:', ''])('F1 refuses the sheet %j', (Sheet) => {
    expect(read(2, { Sheet })).toMatchObject({ ok: false, line: 3, refusal: { rule: 'F1' } });
  });
});
