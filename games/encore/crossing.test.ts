import { describe, expect, test } from 'vitest';
import { writeRecord } from '#engine/record/write.ts';
import { tableFor } from '#testing/record.ts';
import { encore } from './rules.ts';

const INKAS_ROLL = 'roll Y O B 5 2 2';
const table = tableFor(encore, ['Inka', 'Max']);

/** Rolls, one for each choice of seat 1, that show its dice; seat 2 passes. */
function crossed(...choices: readonly string[]): string {
  return choices.map((choice) => `${rollFor(choice)} / 1 ${choice} / 2 pass`).join(' / ');
}

function rollFor([colour, number]: string): string {
  return `roll ${colour} R R ${number} 1 1`;
}

/** Green boxes next to a crossed yellow block, as in the rulebook's four pictures. */
const yellowAboveGreen = crossed('O2 G2 H2', 'Y3 F1 F2 G1');
/** A roll of seat 2 in between, so that from roll 4 on too seat 1 is active on all others. */
const between = 'roll R R R 5 5 5 / 2 pass / 1 pass';

describe('E6 number', () => {
  test('E6 allows exactly the number: Inka’s five yellow boxes from column H', () => {
    table.plays(INKAS_ROLL, '1 Y5 H6 H7 I6 I7 J7', '2 O2 G2 H2');
    table.plays(INKAS_ROLL, '1 B2 G5 H5', '2 B2 H4 H5');
  });

  test('E6 allows boxes in any order, and writes them by column', () => {
    const match = table.plays(INKAS_ROLL, '1 y5 j7 i6 h7 i7 h6');
    expect(writeRecord(match)).toContain('\n1 Y5 H6 H7 I6 I7 J7\n');
  });

  test.each(['1 B5 G4 G5 H4 H5', '1 Y2 H6', '1 Y2 H6 H7 I7', '1 Y5', '1 B2'])(
    'E6 refuses more or fewer boxes than the number: %s',
    (line) => {
      expect(table.refuses('E6', INKAS_ROLL, line)).toContain('cross off exactly');
    },
  );

  test('E6 refuses a box named twice', () => {
    expect(table.refuses('E6', INKAS_ROLL, '1 Y2 H6 H6')).toBe('H6 appears twice.');
  });

  test('E6 refuses a box that is already crossed', () => {
    const said = table.refuses('E6', crossed('Y2 H6 H7'), 'roll Y Y Y 2 2 2', '1 Y2 H7 I7');
    expect(said).toBe('H7 is already crossed off.');
  });

  test('E6 refuses six boxes and none, also with ?', () => {
    const sixGreens = 'D2 D3 D4 E3 F3 G3';
    expect(table.refuses('E6', yellowAboveGreen, 'roll G G G ? 1 2', `1 G? ${sixGreens}`)).toBe(
      'A ? stands for one to five boxes, not 6.',
    );
    table.refuses('E6', 'roll G G G ? 1 2', '1 G?');
  });
});

describe('E7 colour', () => {
  test('E7 allows boxes of the die’s colour', () => {
    table.plays(INKAS_ROLL, '1 O2 G2 H2');
  });

  test('E7 refuses boxes of another colour', () => {
    expect(table.refuses('E7', INKAS_ROLL, '1 O2 H1 H2')).toContain('H1 is green');
    table.refuses('E7', INKAS_ROLL, '1 Y2 G2 H2');
  });

  test('E7 refuses two colours for one X', () => {
    table.refuses('E7', 'roll X Y O 2 2 2', '1 X2 H1 H2');
  });
});

describe('E8 together', () => {
  const cutOff = crossed('O2 G2 H2', 'Y3 F1 F2 G1', 'G4 D3 E3 F3 G3');

  test('E8 allows four adjacent boxes next to a crossed block (first picture)', () => {
    table.plays(yellowAboveGreen, rollFor('G4'), '1 G4 D3 E3 F3 G3');
  });

  test('E8 allows each of two boxes that are cut off with a 1 (second picture)', () => {
    table.plays(cutOff, 'roll G G G 1 1 2 / 2 pass / 1 G1 D2', rollFor('G1'), '1 G1 D4');
  });

  test('E8 refuses a 2 for two boxes that earlier crosses have cut apart', () => {
    const said = table.refuses('E8', cutOff, 'roll G G G 1 1 2 / 2 pass / 1 G2 D2 D4');
    expect(said).toContain('aren’t connected');
  });

  test('E8 refuses five boxes that are not all adjacent (third picture)', () => {
    table.refuses('E8', yellowAboveGreen, rollFor('G5'), '1 G5 D2 D4 E3 F3 G3');
  });

  test('E8 refuses boxes that touch only at a corner', () => {
    table.refuses('E8', INKAS_ROLL, '1 B2 G4 H5');
  });

  test('E8 refuses a number shared out between two blocks of a colour', () => {
    const bothInReach = crossed('B2 H4 H5', 'Y2 H6 I6');
    const said = table.refuses('E8', bothInReach, 'roll O O O 2 2 2', '1 O2 H2 I5');
    expect(said).toContain('different blocks');
  });
});

describe('E9 reach', () => {
  test.each(['Y2 H6 I6', 'B1 H4', 'O1 H2'])('E9 allows to start in column H: %s', (choice) => {
    table.plays(crossed(choice));
  });

  test.each(['Y2 I6 I7', 'B1 G4', 'O1 G2'])('E9 refuses to start elsewhere: %s', (choice) => {
    const said = table.refuses('E9', rollFor(choice), `1 ${choice}`);
    expect(said).toBe('The first crosses must include a box in column H.');
  });

  test('E9 allows boxes next to any crossed box, whatever the colours', () => {
    table.plays(crossed('O2 G2 H2', 'Y1 G1'));
    table.plays(crossed('O2 G2 H2', 'G3 E3 F3 G3'));
  });

  test('E9 allows column H again, far from every cross', () => {
    table.plays(crossed('G1 H1', 'Y2 H6 H7'));
  });

  test('E9 refuses three boxes that touch a cross only at a corner (fourth picture)', () => {
    const said = table.refuses('E9', crossed('O2 G2 H2'), rollFor('G3'), '1 G3 D3 E3 F3');
    expect(said).toContain('Corners don’t count');
  });

  test('E9 refuses boxes that touch nothing', () => {
    const said = table.refuses('E9', crossed('O2 G2 H2'), rollFor('B2'), '1 B2 A3 A4');
    expect(said).toBe('At least one box must touch a cross or be in column H.');
  });

  test('E9 refuses what only another player’s crosses touch', () => {
    table.refuses('E9', crossed('O2 G2 H2'), rollFor('G1'), '2 G1 G3');
  });
});

describe('E10 in parts', () => {
  test('E10 allows to fill a block over several rolls', () => {
    table.plays(crossed('B2 H4 H5'), rollFor('B2'), '1 B2 G4 G5');
    table.plays(crossed('B1 H5', 'B1 G5'), rollFor('B2'), '1 B2 G4 H4');
  });
});

describe('E11 jokers', () => {
  const jokersLeft = (...choices: readonly string[]) =>
    table.scores(crossed(...choices))[0]?.parts.jokers;

  test('E11 lets X be any colour and ? any number up to five, for one joker each', () => {
    expect(jokersLeft('X2 G2 H2')).toBe(7);
    expect(jokersLeft('Y? H6 H7 I6 I7 J7')).toBe(7);
    expect(jokersLeft('X? H6 H7 I6 I7 J7')).toBe(6);
    expect(jokersLeft('X? H1', 'X? H2', 'X? H3')).toBe(2);
  });

  test('E11 takes jokers from nobody who did not use X or ?', () => {
    expect(table.scores(crossed('X? H1'))[1]?.parts.jokers).toBe(8);
    expect(jokersLeft('O2 G2 H2')).toBe(8);
  });

  const sevenSpent = `${crossed('X? H1', 'X? H2', 'X? H3')} / ${between} / ${crossed('X1 H4')}`;

  test('E11 allows the last joker, and refuses X and ? together for it', () => {
    const again = [sevenSpent, between, 'roll X Y Y ? 1 1'];
    table.plays(...again, '1 X1 H6 / 2 pass');
    table.plays(...again, '1 Y? H6 H7 / 2 pass');
    expect(table.refuses('E11', ...again, '1 X? H6')).toBe(
      'That costs 2 jokers, and you have only 1 left.',
    );
  });

  test('E11 refuses X and ? without a joker', () => {
    const allSpent = [sevenSpent, between, 'roll X Y Y ? 1 1', '1 X1 H6 / 2 pass', between];
    expect(table.refuses('E11', ...allSpent, 'roll X Y Y ? 1 1', '1 X1 H7')).toContain('none left');
    table.refuses('E11', ...allSpent, 'roll X Y Y ? 1 1', '1 Y? H7');
    table.plays(...allSpent, 'roll X Y Y ? 1 1', '1 Y1 H7');
  });
});
