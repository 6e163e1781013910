import { describe, expect, test } from 'vitest';
import { tableFor } from '#testing/record.ts';
import { choice } from './rules.ts';

const tim = tableFor(choice, ['Tim']);
const maria = tableFor(choice, ['Maria'], { Sides: '2' });

/** A turn without a second roll. */
function turn(dice: string, uses: string): string {
  return `roll ${dice} / 1 keep / 1 ${uses}`;
}

describe('T3 colours', () => {
  // The rulebook: red, violet, blue, yellow, violet; green or grey may follow.
  const fiveColours = [turn('R1 V2 B1', 'R@2 V@3 B@4'), turn('Y4 V2 B1', 'Y@5 V@6')];

  test('T3 lets the first cross be anywhere', () => {
    for (const box of [1, 10, 12]) tim.plays(turn('G6 V2 B1', `G@${box}`));
  });

  test('T3 lets the crosses grow at either end, as in the rulebook', () => {
    tim.plays(...fiveColours, turn('G6 S4 B1', 'G@1'));
    tim.plays(...fiveColours, turn('G6 S4 B1', 'S@7'));
    tim.plays(...fiveColours, turn('G6 S4 B1', 'S@7 G@1'));
  });

  test('T3 lets the crosses go round the ring, from box 16 to box 1', () => {
    tim.plays(turn('Y4 G1 B1', 'Y@16 G@1'));
    tim.plays(turn('Y4 G1 B1', 'G@1 Y@16 B@15'));
  });

  test('T3 lets a cross of the same turn be the neighbour', () => {
    tim.plays(turn('G6 G1 Y2', 'G@10 Y@11 G@12'));
  });

  test.each([
    ['a box that is not next to a cross', 'G@10'],
    ['a box that is crossed', 'B@4'],
    ['a box of another colour', 'G@7'],
  ])('T3 refuses %s', (_, use) => {
    tim.refuses('T3', ...fiveColours, turn('G6 S4 B1', use));
  });

  test.each([
    ['B@4', 'This blue box is already crossed off.'],
    [
      'G@10',
      'This green box isn’t next to your crosses. They have to stay together, without a gap.',
    ],
  ])('T3 refuses %s, and says why', (use, said) => {
    expect(tim.refuses('T3', ...fiveColours, turn('G6 S4 B1', use))).toBe(said);
  });

  test('T3 refuses a neighbour that is crossed only later in the turn', () => {
    tim.refuses('T3', turn('G6 G1 Y2', 'G@10 G@12 Y@11'));
  });

  test('T3 refuses with a message that names the colour', () => {
    const said = tim.refuses('T3', turn('G6 S4 B1', 'G@7'));
    expect(said).toBe('This box is grey: you need a die of that colour.');
  });
});

describe('T4 numbers', () => {
  // The rulebook: 8, 12, 7, 3, 1, 9, 4; the 6 is lost.
  const line = [
    turn('G6 V2 B1', '8=6+2'),
    turn('V5 S4 V3', '12=5+4+3'),
    turn('G6 G1 V3', '7=6+1 3'),
    turn('R1 Y5 G4', '1 9=5+4'),
    turn('Y4 B6 Y2', '4'),
  ];

  test('T4 takes one die, or the sum of two or three', () => {
    tim.plays(turn('G6 G1 Y2', '6'));
    tim.plays(turn('G6 G1 Y2', '3=2+1'));
    tim.plays(turn('G6 G1 Y2', '9=6+2+1'));
    tim.plays(turn('R1 G1 B1', '1a'));
    tim.plays(turn('R1 G1 B1', '3=1+1+1'));
  });

  test('T4 lets the line go from neighbour to neighbour, as in the rulebook', () => {
    expect(tim.scores(...line)[0]).toMatchObject({ total: 12, parts: { numbers1: 12 } });
  });

  test('T4 refuses a box that does not touch the last one', () => {
    expect(tim.refuses('T4', ...line, turn('Y4 B6 Y2', '6'))).toBe(
      '6 doesn’t touch 4, where your line ends. Still free next to 4: 10, 11 and 2.',
    );
  });

  test('T4 refuses a box that is marked', () => {
    tim.refuses('T4', ...line, turn('Y4 R3 B1', '8=4+3+1'));
    tim.refuses('T4', turn('G6 G1 R6', '6 6'));
  });

  test('T4 refuses to begin a second line when the first one is stuck', () => {
    const corner = [turn('V5 S4 R6', '5 10=6+4'), turn('Y4 V2 B1', '4 2')];
    const said = tim.refuses('T4', ...corner, turn('G6 V2 R6', '8=6+2'));
    expect(said).toBe(
      'You can’t mark 8: every number that touches the end of your line is taken, so the line stops there.',
    );
  });

  test('T4 refuses a sum that does not add up', () => {
    const said = tim.refuses('T4', turn('G6 G1 Y2', '7=6+2'));
    expect(said).toBe('6 and 2 make 8, not 7.');
  });
});

describe('T5 order', () => {
  test('T5 applies the uses one after the other', () => {
    maria.plays(turn('G6 G1 Y2', '6 2 1a'));
    maria.plays(turn('G6 G1 Y2', '1a 2 6'));
    maria.refuses('T4', turn('G6 G1 Y2', '2 1a 6'));
  });

  test.each(['Y@3 6', 'G@11 Y@10 6', '6 Y@10 G@11', 'G@11 6 Y@10', '7=6+1 Y@10', 'Y@10 6 G@11'])(
    'T5 mixes crosses and marks freely: %s',
    (uses) => {
      maria.plays(turn('G6 G1 Y2', uses));
    },
  );

  test('T5 keeps the order in the record and the sheet does not depend on independent uses', () => {
    const one = maria.plays(turn('G6 G1 Y2', '6 G@11 Y@10'));
    const other = maria.plays(turn('G6 G1 Y2', 'G@11 Y@10 6'));
    expect(other.position).toEqual(one.position);
    expect(other.entries.at(-1)?.text).toBe('G@11 Y@10 6');
  });
});
