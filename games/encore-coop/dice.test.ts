import { describe, expect, test } from 'vitest';
import { step, tableFor } from '#testing/record.ts';
import { encoreCoop } from './rules.ts';
import { awaits } from './testing/facts.ts';
import { plan, turns } from './testing/team.ts';

/* Column H, top to bottom: Inka G G R R B Y O, Emely O O G B R Y Y, Lukas R Y Y O B G G. */
const trio = tableFor(encoreCoop, ['Inka', 'Emely', 'Lukas']);

const TURNS = [
  `roll G O R 1 1 1 / ${step('G1 H1', 'O1 H1', 'R1 H1')}`,
  `roll G O Y 1 1 1 / ${step('G1 H2', 'O1 H2', 'Y1 H2')}`,
  `roll R G Y 1 1 1 / ${step('R1 H3', 'G1 H3', 'Y1 H3')}`,
];

describe('E1 roll', () => {
  test('E1 takes three colour dice and three number dice', () => {
    expect(trio.plays('roll X O X ? 1 5').entries).toEqual([{ kind: 'roll', text: 'X O X ? 1 5' }]);
  });

  test.each(['G O R 1 1', 'G O 1 1 1 1', 'G O R 1 1 1 1', 'G O R Y 1 1', ''])(
    'E1 refuses a roll of %j',
    (dice) => {
      trio.refuses('E1', `roll ${dice}`);
    },
  );
});

describe('E2 first three rolls', () => {
  test('E2 lets everybody choose the same dice on the third roll, in any order', () => {
    trio.plays(...TURNS.slice(0, 2), 'roll G Y B 1 2 3 / 3 G1 H6 / 2 G1 H3 / 1 G1 I1');
  });
});

describe('E3 later rolls', () => {
  const fourth = [...TURNS, 'roll R B O 1 2 1'];

  test('E3 lets the others choose from the four dice that the active player left', () => {
    trio.plays(...fourth, '1 R1 H4 / 2 B1 H4 / 3 O1 H4');
  });

  test('E3 takes one die away, not its twin', () => {
    trio.plays(...TURNS, 'roll R R O 1 1 2 / 1 R1 H4 / 2 R1 H5');
  });

  test('E3 refuses a choice before the active player', () => {
    expect(trio.refuses('E3', ...fourth, '2 B1 H4')).toContain('Inka');
  });

  test('E3 refuses the colour and the number that the active player took', () => {
    trio.refuses('E3', ...fourth, '1 R1 H4 / 2 R1 H5');
    trio.refuses('E3', ...TURNS, 'roll R B O 1 2 3 / 1 R1 H4 / 2 B1 H4');
  });
});

describe('E4 pass', () => {
  test('E4 leaves all six dice to the others when the active player passes', () => {
    trio.plays(...TURNS, 'roll R B O 1 2 3 / 1 pass / 2 R1 H5 / 3 O1 H4');
  });
});

describe('E5 a choice', () => {
  test('E5 takes any colour die with any number die', () => {
    trio.plays('roll G B R 1 4 2', step('B4 G5 H5 I5 J5', 'R1 H5', 'G2 H6 H7'));
  });

  test('E5 refuses dice that nobody rolled', () => {
    trio.refuses('E5', 'roll G B R 1 4 2 / 1 Y1 H6');
    trio.refuses('E5', 'roll G B R 1 4 2 / 1 B3 G5 H5 I5');
    trio.refuses('E5', 'roll G B R 1 4 2 / 1 X1 H6');
  });
});

describe('C4 dice', () => {
  const pair = tableFor(encoreCoop, ['Inka', 'Emely']);
  const three = turns([plan('blue', 3), plan('yellow', 3)], 3);

  test('C4 lets all choose from all dice on the first three turns', () => {
    pair.plays(...three.slice(0, 2), 'roll R G B 1 2 3', '1 R1 H3', '2 R1 H5');
  });

  test('C4 takes the active player’s dice away from turn 4 on', () => {
    pair.refuses('E3', ...three, 'roll R G B 1 2 3', '2 R1 H5', '1 R1 H3');
    pair.refuses('E3', ...three, 'roll R G B 1 2 3', '1 R1 H3');
  });

  test('C4 lets one player choose from all dice on every turn and wait for nobody', () => {
    const solo = tableFor(encoreCoop, ['Inka']);
    expect(awaits(solo.plays(...turns([plan('blue', 4)], 4)))).toBe('dice');
  });
});
