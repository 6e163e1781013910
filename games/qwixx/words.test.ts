import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { qwixx } from './rules.ts';
import { pair, roll } from './testing/turns.ts';

test('the game is called what its rulebook is called', () => {
  const rulebook = readFileSync(new URL('RULES.md', import.meta.url), 'utf8');
  expect(rulebook.split('\n')[0]).toBe(`# ${qwixx.name}`);
});

test.each([
  ['r5', 'R5'],
  ['PASS', 'pass'],
])('“%s” is written “%s”', (word, written) => {
  const { entries } = pair.plays(roll(5), `1 ${word}`, '2 Y5');
  expect(entries.map(({ text }) => text)).toEqual(['1 4 R1 Y1 G1 B1', written, 'Y5']);
});

test.each(['R', '5', 'R1', 'R13', 'R05', 'R55', 'R5.', '.R5', 'RY5', 'O5', 'passed'])(
  'F2 refuses what is neither a box nor a pass: %s',
  (word) => {
    expect(pair.refuses('F2', roll(5), `1 ${word}`)).toContain(word);
  },
);

test.each(['R5 Y5', 'R5 R5', 'R5 pass', 'pass R5', 'pass pass'])(
  'F2 refuses more than one box or pass: %s',
  (words) => {
    pair.refuses('F2', roll(5), `1 ${words}`);
  },
);
