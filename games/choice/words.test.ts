import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readRecord } from '#engine/record/read.ts';
import { writeRecord } from '#engine/record/write.ts';
import { tableFor } from '#testing/record.ts';
import { choice } from './rules.ts';

const tim = tableFor(choice, ['Tim']);
const maria = tableFor(choice, ['Maria'], { Sides: '2' });
const KEPT = 'roll G6 G1 Y2 / 1 keep';

test('the game is called what its rulebook is called', () => {
  const rulebook = readFileSync(new URL('RULES.md', import.meta.url), 'utf8');
  expect(rulebook.split('\n')[0]).toBe(`# ${choice.name}`);
});

describe('F1 headers', () => {
  const read = (headers: string) => readRecord(`Game: choice\n${headers}\n`, [choice]);

  test.each([
    'Players: Tim, Maria\nSides: 1',
    'Players: Tim, Maria\nSides: 1, 3',
    'Players: Tim\nSides:',
    'Players: Tim\nSheet: classic',
    'Players: Tim, Maria\nVariant: solo',
    'Players: A, B, C, D, E',
  ])('F1 refuses %j', (headers) => {
    expect(read(headers)).toMatchObject({ ok: false, refusal: { rule: 'F1' } });
  });

  test('F1 refuses a side that is none, and names the sides', () => {
    const table = tableFor(choice, ['Tim', 'Maria'], { Sides: '1, 3' });
    expect(() => table.plays()).toThrow('“Sides: 3” isn’t valid here. Possible values: 1 and 2.');
  });

  test('F1 knows the sheet, the sides and the solo game, which is written', () => {
    const reading = read('Variant: Solo\nSides: 2\nSheet: PAD\nPlayers: Tim');
    if (!reading.ok) expect.fail(reading.refusal.key);
    const headers = 'Game: choice\nPlayers: Tim\nSheet: pad\nSides: 2\nVariant: solo\n\n';
    expect(writeRecord(reading.match)).toBe(headers);
    expect(writeRecord(tim.plays())).toContain('Variant: solo\n');
  });
});

describe('F2 words', () => {
  test.each(['roll', 'roll G6 G1', 'roll G6 G1 Y2 R6', 'roll G6 G1 Y7', 'roll O6 G1 Y2'])(
    'F2 refuses “%s”',
    (roll) => {
      tim.refuses('F2', roll);
    },
  );

  test.each([
    'reroll',
    'reroll 4',
    'reroll 0',
    'reroll 12',
    'reroll 14',
    'reroll 41',
    'reroll 1 4',
    'reroll 1 1',
    'reroll 1 2 3 1',
    'reroll two',
    'keep 1',
    'keep keep',
  ])('F2 refuses “%s”', (words) => {
    tim.refuses('F2', 'roll G6 G1 Y2', `1 ${words}`);
  });

  test.each([
    ...[
      'O@5',
      'Y@0',
      'Y@17',
      'GY@5',
      'Y5',
      '@5',
      'Y@',
      '0',
      '13',
      '-1',
      '6a',
      '1c',
      '7=',
      '7=6+',
      '7=6+1+',
    ],
    ...['13=6+6+1', '12=7+5', '7=6-1', 'pass 6', 'pass close', '6 pass', 'close 6', 'close close'],
  ])('F2 refuses “%s”', (words) => {
    tim.refuses('F2', KEPT, `1 ${words}`);
  });
});

test.each([
  [[], 'keep 3', '3'],
  [['1 keep'], 'pass 6', '6'],
  [['1 keep'], 'close 2', '2'],
])('F2 refuses what follows a complete choice, and names it: %s %s', (before, words, extra) => {
  const said = tim.refuses('F2', 'roll G6 G1 Y2', ...before, `1 ${words}`);
  expect(said).toBe(`“${extra}” is one word too many: the choice is already complete.`);
});

describe('the word 1', () => {
  const WITH_ONE = 'roll R1 S4 V3 / 1 keep';

  test('F2 refuses it at the start of a line, where both boxes are open', () => {
    expect(tim.refuses('F2', KEPT, '1 1')).toContain('“1a”');
    tim.refuses('F2', KEPT, '1 Y@5 1');
    maria.refuses('F2', KEPT, '1 1 2');
  });

  test('F2 refuses it before the rules are asked', () => {
    tim.refuses('F2', 'roll G6 V2 Y2 / 1 keep / 1 1');
    tim.refuses('F2', KEPT, '1 R@2 1');
  });

  test('F2 refuses it where the line reaches both, in this turn or before', () => {
    maria.refuses('F2', 'roll G6 B6 B1 / 1 keep / 1 12=6+6 1');
    maria.refuses('F2', 'roll G6 Y5 B1 / 1 keep / 1 12=6+5+1', WITH_ONE, '1 1');
  });

  test.each([
    ['12=6+6 1a', '12=6+6 1a'],
    ['12=6+6 1B', '12=6+6 1b'],
    ['1a 12=6+6', '1a 12=6+6'],
  ])('says which one is meant: %s', (words, written) => {
    const { entries } = maria.plays('roll G6 B6 B1 / 1 keep', `1 ${words}`);
    expect(entries.at(-1)?.text).toBe(written);
  });

  test.each([
    [tim, 'roll G6 V2 B1 / 1 keep / 1 8=6+2 1', '8=6+2 1a'],
    [tim, 'roll R1 R3 R6 / 1 keep / 1 3 1', '3 1b'],
    [maria, 'roll B2 G1 R6 / 1 keep / 1 2 1', '2 1a'],
    [maria, 'roll R1 R3 G4 / 1 keep / 1 7=4+3 1', '7=4+3 1b'],
  ])('means the box that the line reaches: %#', (table, script, written) => {
    expect(table.plays(script).entries.at(-1)?.text).toBe(written);
  });

  test('means the box that is left where the other one is marked', () => {
    const one = 'roll G6 B6 B1 / 1 keep / 1 1a 12=6+6';
    const other = 'roll G6 B6 B1 / 1 keep / 1 1b 12=6+6';
    expect(maria.plays(one, WITH_ONE, '1 1').entries.at(-1)?.text).toBe('1b');
    expect(maria.plays(other, WITH_ONE, '1 1').entries.at(-1)?.text).toBe('1a');
  });

  test.each([
    [
      'in a turn before',
      ['roll G6 V2 B1 / 1 keep / 1 1a 8=6+2', 'roll R1 S4 V3 / 1 keep / 1 1'],
      8,
    ],
    ['in this turn', ['roll R1 G1 S5 / 1 keep / 1 1a 5 1'], 5],
  ])('means the box that is free where the line reaches none: marked %s', (_, script, last) => {
    expect(tim.refuses('T4', ...script)).toContain(`1 doesn’t touch ${last}`);
  });

  test('breaks T4 where both boxes are marked', () => {
    const both = ['roll G6 B6 B1 / 1 keep / 1 1a 12=6+6', 'roll R1 S4 V3 / 1 keep / 1 1'];
    const said = maria.refuses('T4', ...both, 'roll R1 S4 V3 / 1 keep / 1 1');
    expect(said).toBe('1 is already marked. No box counts twice.');
  });

  test('breaks T4 where the line reaches neither, and T2 where no die shows it', () => {
    tim.refuses('T4', 'roll R1 S4 V3 / 1 keep / 1 4 1');
    tim.refuses('T4', 'roll R1 G1 V3 / 1 keep / 1 3 1 1');
    tim.refuses('T2', 'roll S3 V2 V3 / 1 keep / 1 3 1');
  });
});

describe('canonical writing', () => {
  test.each([
    ['7=1+6', '7=6+1'],
    ['9=2+1+6', '9=6+2+1'],
    ['y@5 7=1+6 CLOSE', 'Y@5 7=6+1 close'],
    ['g@10 Y@11 g@12', 'G@10 Y@11 G@12'],
    ['1A', '1a'],
    ['PASS', 'pass'],
    ['Close', 'close'],
  ])('“%s” is written “%s”', (words, written) => {
    expect(tim.plays(KEPT, `1 ${words}`).entries.at(-1)?.text).toBe(written);
  });

  test('positions are written ascending', () => {
    const { entries } = tim.plays('roll g6 g1 y2', '1 REROLL 3 1');
    expect(entries.map(({ text }) => text)).toEqual(['G6 G1 Y2', 'reroll 1 3']);
  });
});
