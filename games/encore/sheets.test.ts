import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { writeRecord } from '#engine/record/write.ts';
import { tableFor } from '#testing/record.ts';
import { encore } from './rules.ts';

const on = (Sheet: string) => tableFor(encore, ['Inka', 'Max'], { Sheet });
const roll = (first: string) => `roll ${first[0]} R R ${first[1]} 1 1`;

test('the game is called what its rulebook is called', () => {
  const rulebook = readFileSync(new URL('RULES.md', import.meta.url), 'utf8');
  expect(rulebook.split('\n')[0]).toBe(`# ${encore.name}`);
});

test.each([
  ['classic', 'Y5 H6 H7 I6 I7 J7'],
  ['red', 'R3 F1 G1 H1'],
  ['blue', 'G4 H1 H2 I1 I2'],
  ['green', 'B5 H3 H4 I4 J4 K4'],
  ['orange', 'G4 G2 G3 H1 H2'],
  ['purple', 'G1 H4'],
  ['yellow', 'O2 H1 H2'],
  ['sheet:k7', 'R4 G2 H2 H3 I3'],
])('a block of %s in column H can be crossed: %s', (sheet, first) => {
  on(sheet).plays(roll(first), `1 ${first}`);
});

test('classic is the sheet of a record that names none', () => {
  const unnamed = tableFor(encore, ['Inka', 'Max']).plays(roll('Y5'));
  expect(unnamed.position).toEqual(on('classic').plays(roll('Y5')).position);
});

test.each([
  ['PURPLE', 'purple'],
  ['Sheet:K7', 'sheet:k7'],
])('a sheet called %s is written as %s', (spelt, written) => {
  expect(writeRecord(on(spelt).plays(roll('Y5')))).toContain(`\nSheet: ${written}\n`);
});

test.each(['plus', 'nowhere', 'k7', 'sheet:', 'sheet:k-7', 'sheet:abcdefghij123'])(
  'there is no sheet called %s',
  (name) => {
    expect(() => on(name).plays(roll('Y5'))).toThrow('breaks F1');
  },
);
