import { describe, expect, test } from 'vitest';
import { tableFor } from '#testing/record.ts';
import { encorePlus } from './rules.ts';
import { crossing, row } from './testing/script.ts';

const inka = tableFor(encorePlus, ['Inka']);
const wonBomb = [crossing(row('Q', 'O2')), 'roll O O 1 1 heart / 1 O1 O2'];

describe('words of a choice', () => {
  test.each([
    ['bomb', 'BOMB b2 a1', 'bomb A1 B2'],
    ['stars', 'Stars i7 h3', 'stars H3 I7'],
    ['line', 'line i7 g7 f7', 'line F7 G7 I7'],
    ['block', 'block g7', 'block E5'],
    ['heart', 'HEART', 'heart'],
    ['heart', 'g1 g7', 'G1 G7'],
    ['heart', 'x? g7 f7', 'X? F7 G7'],
  ])('with %s rolled, “%s” is written “%s”', (face, said, written) => {
    const { entries } = inka.plays(crossing('H6 H7'), `roll G X 1 ? ${face}`, `1 ${said}`);
    expect(entries.at(-1)).toEqual({ kind: 'move', seat: 0, text: written });
  });

  test.each([
    ['BONUS b7 a7', 'bonus A7 B7'],
    ['Bonus Pass', 'bonus pass'],
  ])('a won bomb “%s” is written “%s”', (said, written) => {
    const { entries } = inka.plays(...wonBomb, `1 ${said}`);
    expect(entries.at(-1)).toEqual({ kind: 'move', seat: 0, text: written });
  });

  test.each([
    'hearts',
    'heart H3',
    'bomb A1 A8',
    'bomb P1',
    'stars H3,I7',
    'line 7',
    'block pass',
    'pass pass',
    'bonus heart',
    'bonus pass A1',
    'G6 H1',
    'G H1',
  ])('F2 refuses “%s”', (words) => {
    inka.refuses('F2', 'roll G G 1 1 heart', `1 ${words}`);
    inka.refuses('F2', ...wonBomb, `1 ${words}`);
  });
});
