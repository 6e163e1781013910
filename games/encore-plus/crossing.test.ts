import { describe, expect, test } from 'vitest';
import { step, tableFor } from '#testing/record.ts';
import type { Position } from './position.ts';
import { encorePlus } from './rules.ts';

const INKAS_ROLL = 'roll O Y G 5 2 2 bomb';
const inka = tableFor(encorePlus, ['Inka']);
const four = tableFor(encorePlus, ['Inka', 'Markus', 'Leon', 'Birgit']);

/** A solo roll of one colour and one number, and what is chosen. */
function turn(choice: string): string {
  const [colour, number] = choice;
  return `roll ${colour} ${colour} ${number} ${number} heart / 1 ${choice}`;
}

describe('E6 number', () => {
  test('E6 allows as many boxes as the die says, as in the rulebook', () => {
    four.plays(INKAS_ROLL, step('O5 E2 F2 F3 G3 H3', 'G2 H1 I1', 'Y2 H6 H7', 'Y2 H6 I6'));
  });

  test.each([
    ['four boxes for a five', 'Y5 H6 H7 I5 I6'],
    ['one box for a two', 'Y2 H6'],
    ['three boxes for a two', 'Y2 H6 H7 I6'],
    ['no box', 'Y2'],
    ['a box named twice', 'Y2 H6 H6'],
    ['no box for a ?', 'Y?'],
    ['the same box again', 'Y1 H6', 'Y1 H6'],
    ['six boxes, even for a ?', 'Y1 H6', 'G? E5 E6 F6 G6 F7 G7'],
  ])('E6 refuses %s', (_, ...choices) => {
    inka.refuses('E6', ...choices.map(turn));
  });
});

describe('E7 colour', () => {
  test('E7 allows boxes of the colour of the die', () => {
    for (const choice of ['G1 H1', 'R1 H2', 'O1 H3', 'B1 H4', 'Y1 H7']) inka.plays(turn(choice));
  });

  test('E7 refuses another colour', () => {
    expect(inka.refuses('E7', turn('O2 H3 H2'))).toBe('H2 is red, but the boxes must be orange.');
    inka.refuses('E7', turn('G1 H2'));
  });

  test('E7 refuses two colours for an X', () => {
    inka.refuses('E7', turn('X2 H3 H2'));
  });
});

describe('E8 together', () => {
  // The rulebook: four crosses leave two green boxes apart, each of which takes a one.
  const fourGreen = [turn('Y1 H6'), turn('G4 E6 F6 G6 G7')];

  test('E8 allows boxes that touch each other', () => {
    inka.plays(...fourGreen, turn('G1 E5'), turn('G1 F7'));
  });

  test.each([
    ['two parts of a block that crosses have cut apart', [...fourGreen, turn('G2 E5 F7')]],
    ['boxes that touch through an earlier cross', [turn('Y1 H6'), turn('Y2 H7 I6')]],
    ['boxes that touch at a corner', [turn('Y2 H7 I6')]],
    ['two blocks of a colour', [turn('B1 H4'), turn('Y3 F4 G4 H6')]],
  ])('E8 refuses %s', (_, script) => {
    inka.refuses('E8', ...script);
  });
});

describe('E9 reach', () => {
  test('E9 allows starting in column H, and later next to any cross', () => {
    inka.plays(turn('R2 G2 H2'), turn('O2 F2 F3'), turn('Y2 H6 I6'), turn('R1 J6'));
  });

  test('E9 refuses to start elsewhere', () => {
    inka.refuses('E9', turn('O4 E2 F2 F3 G3'));
    inka.refuses('E9', turn('R2 A1 B1'));
  });

  test('E9 refuses boxes that touch no cross, or one only at a corner', () => {
    expect(inka.refuses('E9', turn('O1 H3'), turn('Y2 F4 G4'))).toContain('Corners');
    inka.refuses('E9', turn('O1 H3'), turn('R2 A1 B1'));
  });
});

describe('E10 parts of a block', () => {
  test('E10 lets a block be filled in several goes, with a two or with two ones', () => {
    inka.plays(turn('Y2 H6 H7'), turn('Y2 I5 I6'));
    inka.plays(turn('Y2 H6 H7'), turn('Y1 I6'), turn('Y1 I5'));
  });
});

describe('E11 jokers', () => {
  const jokers = (...script: string[]) => inka.scores(...script)[0]?.parts.jokers;
  const bothTwice = [turn('X? H1'), turn('X? H2')];
  const oneLeft = [...bothTwice, turn('X1 H3')];

  test('E11 lets X be any colour for one joker', () => {
    expect(jokers(turn('O1 H3'))).toBe(6);
    expect(jokers(turn('X5 E2 F2 F3 G3 H3'))).toBe(5);
  });

  test('E11 lets ? be any number from one to five for one joker', () => {
    for (const boxes of ['H3', 'H3 G3', 'F3 G3 H3', 'F2 F3 G3 H3', 'E2 F2 F3 G3 H3']) {
      expect(jokers(turn(`O? ${boxes}`))).toBe(5);
    }
  });

  test('E11 takes two jokers for both, and one for the last', () => {
    expect(jokers(...bothTwice)).toBe(2);
    expect(jokers(...oneLeft, turn('O? G3'))).toBe(0);
  });

  test('E11 refuses X and ? together for the last joker, and either without one', () => {
    inka.refuses('E11', ...oneLeft, turn('X? H5'));
    inka.refuses('E11', ...oneLeft, turn('X1 H5'), turn('X1 H6'));
    inka.refuses('E11', ...oneLeft, turn('X1 H5'), turn('Y? H6'));
  });

  test('E11 asks no joker for the special die', () => {
    expect(jokers('roll X X ? ? bomb / 1 bomb A1')).toBe(6);
  });
});

describe('E14 next player', () => {
  test('E14 makes the players active in the order of their seats', () => {
    const threeRolls = Array.from({ length: 3 }, () => [
      INKAS_ROLL,
      step(...Array(4).fill('pass')),
    ]);
    const fourth = [...threeRolls.flat(), INKAS_ROLL];
    four.refuses('P2', ...fourth, '3 pass');
    four.plays(...fourth, '4 pass', step('pass', 'pass', 'pass'), INKAS_ROLL, '1 pass');
    const active = [0, 1, 2, 3].map((count) => {
      const { position } = four.plays(...threeRolls.slice(0, count).flat());
      return encorePlus.active(position as Position);
    });
    expect(active).toEqual([0, 1, 2, 3]);
  });
});
