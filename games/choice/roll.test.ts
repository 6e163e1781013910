import { describe, expect, test } from 'vitest';
import { writeRecord } from '#engine/record/write.ts';
import { tableFor } from '#testing/record.ts';
import { choice } from './rules.ts';

const pair = tableFor(choice, ['Linus', 'Sarah']);
const FIRST_ROLL = 'roll B2 G1 V3';
const RULEBOOK_ROLL = 'roll G6 G1 Y2';

describe('T1 roll', () => {
  test('T1 lets the active player keep the first roll', () => {
    pair.plays(RULEBOOK_ROLL, '1 keep', '1 6', '2 pass');
  });

  test.each([
    ['reroll 1', 'roll S3 G1 V3'],
    ['reroll 1 3', RULEBOOK_ROLL],
    ['reroll 1 2 3', 'roll Y4 Y5 S5'],
    ['reroll 2', FIRST_ROLL],
  ])('T1 lets dice be rolled a second time: %s', (choiceOfDice, roll) => {
    pair.plays(FIRST_ROLL, `1 ${choiceOfDice}`, roll, '1 pass', '2 pass');
  });

  test('T1 waits with a second roll for the dice that are rolled again and no others', () => {
    const { game, position } = pair.plays(FIRST_ROLL, '1 reroll 2');
    const next = game.next(position);
    if (next.for !== 'dice') expect.fail('no dice');
    expect(next.dice.map((die) => die.faces.length)).toEqual([1, 6, 1]);
  });

  test.each([
    ['roll Y6 G1 Y2', 'Die 1 has no Y6. Its faces are R1, B2, S3, Y4, V5 and G6.'],
    ['roll G6 R1 Y2', 'Die 2 has no R1. Its faces are G1, V2, R3, S4, Y5 and B6.'],
    ['roll G6 G1 G1', 'Die 3 has no G1. Its faces are B1, Y2, V3, G4, S5 and R6.'],
  ])('T1 refuses a face that the die does not have: %s', (roll, message) => {
    expect(pair.refuses('T1', roll)).toBe(message);
  });

  test('T1 refuses a kept die that has changed', () => {
    const said = pair.refuses('T1', FIRST_ROLL, '1 reroll 1 3', 'roll G6 V2 Y2');
    expect(said).toBe('Die 2 was kept, so it still shows G1, not V2.');
  });

  test('T1 refuses a face that a rerolled die does not have', () => {
    pair.refuses('T1', FIRST_ROLL, '1 reroll 1 3', 'roll Y6 G1 Y2');
  });

  test.each(['1 6', '2 6', '1 pass', '2 close'])('T1 refuses uses before keep: %s', (line) => {
    pair.refuses('T1', RULEBOOK_ROLL, line);
  });

  test.each(['2 keep', '2 reroll 1'])('T1 refuses a passive seat that says “%s”', (line) => {
    pair.refuses('T1', RULEBOOK_ROLL, line);
  });

  test.each([
    [['1 keep'], '1 keep'],
    [['1 keep'], '1 reroll 2'],
    [['1 keep'], '2 keep'],
    [['1 reroll 1', RULEBOOK_ROLL], '1 reroll 1'],
    [['1 reroll 1', RULEBOOK_ROLL], '1 keep'],
  ])('T1 refuses a third roll and settling twice: %s, %s', (before, line) => {
    pair.refuses('T1', RULEBOOK_ROLL, ...before, line);
  });

  test('F3 refuses a roll that nobody asked for and choices between the rolls', () => {
    pair.refuses('F3', RULEBOOK_ROLL, RULEBOOK_ROLL);
    pair.refuses('F3', RULEBOOK_ROLL, '1 keep', RULEBOOK_ROLL);
    pair.refuses('F3', RULEBOOK_ROLL, '1 reroll 1', '1 6');
    pair.refuses('F3', RULEBOOK_ROLL, '1 reroll 1', '1 keep');
  });
});

describe('T2 use', () => {
  const uses = (words: string) => [RULEBOOK_ROLL, '1 keep', `1 ${words}`];

  test('T2 allows the first turn of the rulebook', () => {
    const table = tableFor(choice, ['Linus', 'Sarah', 'Tim', 'Maria'], { Sides: '1, 1, 1, 2' });
    const script = [
      FIRST_ROLL,
      '1 reroll 1 3',
      RULEBOOK_ROLL,
      '1 6 Y@11 G@12',
      '2 Y@5 7=6+1',
      '3 G@10 Y@11 G@12',
      '4 6 2 1a',
    ];
    expect(table.totals(...script)).toEqual([1, 1, 0, 3]);
    expect(table.announced(...script)).toEqual([]);
  });

  test.each(['6 G@12', 'G@12 6', '1a G@12', 'G@12 1a', '8=6+2 G@1', '9=6+2+1', 'Y@5'])(
    'T2 shares the dice out among the uses: %s',
    (words) => {
      pair.plays(...uses(words));
    },
  );

  test.each([
    ['a colour that no die shows', 'R@2'],
    ['a number that no die shows', '3'],
    ['a sum of numbers that no dice show', '7=5+2'],
    ['a number that one die shows but not two', '12=6+6'],
    ['a die as colour and as number', 'Y@5 2'],
    ['a die as colour and in a sum', 'Y@5 8=6+2'],
    ['both green dice as numbers and green', '6 1b G@10'],
    ['a number in a sum and alone', '6 7=6+1'],
    ['more uses than dice', 'G@10 Y@11 G@12 6'],
  ])('T2 refuses %s', (_, words) => {
    pair.refuses('T2', ...uses(words));
  });

  test('T2 refuses with a message that tells what the dice show', () => {
    expect(pair.refuses('T2', ...uses('R@2'))).toBe('No die is red.');
    expect(pair.refuses('T2', ...uses('3'))).toBe('The dice show 6, 1 and 2, not 3.');
    expect(pair.refuses('T2', ...uses('4'))).toBe(
      'The dice don’t make 4. Alone or added up, they make 1, 2, 3, 6, 7, 8 and 9.',
    );
  });

  test('T2 refuses with sums that stand on the sheet, so none above 12', () => {
    const said = pair.refuses('T2', 'roll G6 B6 B1', '1 keep', '1 5');
    expect(said).toContain('they make 1, 6, 7 and 12.');
  });

  test('T2 lets everybody use the same dice, in whatever order they say so', () => {
    const one = pair.plays(...uses('6 Y@11 G@12'), '2 7=6+1 Y@5');
    const other = pair.plays(RULEBOOK_ROLL, '1 keep', '2 7=6+1 Y@5', '1 6 Y@11 G@12');
    expect(other.position).toEqual(one.position);
    expect(writeRecord(other)).toBe(writeRecord(one));
  });
});
