import { describe, expect, test } from 'vitest';
import { step, tableFor } from '#testing/record.ts';
import { encoreCoop } from './rules.ts';
import { allOf, column, plan, turns } from './testing/team.ts';

/* Column H, top to bottom: Inka G G R R B Y O, Emely O O G B R Y Y, Lukas R Y Y O B G G. */
const trio = tableFor(encoreCoop, ['Inka', 'Emely', 'Lukas']);

const jokersOf = (...script: readonly string[]) =>
  trio.scores(...script).map(({ parts }) => parts.jokers);

describe('E6 number', () => {
  const roll = 'roll B B G 3 ? 1';

  test('E6 allows exactly as many boxes as the number says', () => {
    trio.plays(roll, '1 B3 H5 I5 J5');
  });

  test.each(['B3 H5 I5', 'B3 G5 H5 I5 J5', 'B3', 'B3 H5 H5 I5'])('E6 refuses %s', (choice) => {
    trio.refuses('E6', roll, `1 ${choice}`);
  });

  test('E6 refuses six boxes for a ?, and a box that is crossed already', () => {
    trio.refuses('E6', roll, '1 B? F6 G5 G6 H5 I5 J5');
    trio.refuses('E6', roll, step('G1 H1', 'pass', 'pass'), roll, '1 G1 H1');
  });
});

describe('E7 colour', () => {
  test('E7 allows boxes of the colour of the die', () => {
    trio.plays('roll G R Y 2 2 2', step('G2 H1 H2', 'R2 G5 H5', 'Y2 H2 H3'));
  });

  test('E7 refuses another colour, also for one box of several', () => {
    trio.refuses('E7', 'roll G R Y 2 2 2 / 1 G2 H2 H3');
    trio.refuses('E7', 'roll G R X 2 2 2 / 1 X2 H2 H3');
  });
});

describe('E8 together', () => {
  const roll = 'roll B B R 2 1 1';

  test('E8 allows boxes that touch edge to edge', () => {
    trio.plays(roll, '1 B2 H5 I5');
  });

  test('E8 refuses boxes of one block that do not touch, and boxes of two blocks', () => {
    trio.refuses('E8', roll, '1 B2 H5 J5');
    trio.refuses('E8', roll, '1 R2 H3 I7');
  });

  test('E8 refuses two parts of a block that earlier crosses have cut apart', () => {
    const middle = [roll, step('B1 H5', 'R1 H5', 'B1 H5'), roll, step('B1 I5', 'R1 G5', 'R1 H1')];
    trio.refuses('E8', ...middle, roll, '1 B2 G5 J5');
  });
});

describe('E9 reach', () => {
  const start = ['roll B R O 1 1 2', step('B1 H5', 'R1 H5', 'B1 H5')];

  test('E9 allows column H at any time, and what touches a cross', () => {
    trio.plays(...start, 'roll G B R 1 1 1', step('G1 H1', 'B1 I5', 'R1 H1'));
  });

  test('E9 refuses to begin outside column H, and what touches only a corner', () => {
    trio.refuses('E9', 'roll B R O 1 1 2 / 1 B1 G5');
    trio.refuses('E9', ...start, 'roll O R G 1 1 1 / 1 O1 I4');
  });
});

describe('E10 blocks', () => {
  test('E10 allows to fill a block in several goes', () => {
    const parts = [step('B2 H5 I5', 'R1 H5', 'B1 H5'), step('B1 J5', 'R1 G5', 'R1 H1')];
    trio.plays(`roll B R X 2 1 1 / ${parts[0]} / roll B R X 2 1 1 / ${parts[1]}`);
  });
});

describe('E11 jokers', () => {
  const WILD = 'roll X X G ? ? 1';
  const allMarks = ['H1', 'H2', 'H3', 'H4'].map((box) => {
    return `${WILD} / ${step(`X? ${box}`, `X? ${box}`, `X? ${box}`)}`;
  });

  test('E11 costs one joker for each X and each ?', () => {
    expect(jokersOf(WILD, step('X1 H3', 'G? H3', 'X? H4 I4'))).toEqual([7, 7, 6]);
  });

  test('E11 lets eight jokers be spent', () => {
    expect(jokersOf(...allMarks)).toEqual([0, 0, 0]);
  });

  test('E11 refuses X and ? without jokers', () => {
    expect(trio.refuses('E11', ...allMarks, WILD, '2 X1 H5')).toContain('none');
    trio.refuses('E11', ...allMarks, WILD, '2 G? I3');
  });
});

describe('E12 columns', () => {
  test('E12 gives the upper value on the first roll, to several, and the lower one later', () => {
    const [blue, yellow, red] = ['blue', 'yellow', 'red'].map((sheet) => plan(sheet, column('I')));
    const lines = turns([blue!, yellow!, ['pass', ...red!]], 6);
    const columns = (count: number) =>
      trio.scores(...lines.slice(0, count)).map(({ parts }) => parts.columns);
    expect(columns(4)).toEqual([0, 0, 0]);
    expect(columns(5)).toEqual([2, 2, 0]);
    expect(columns(6)).toEqual([2, 2, 1]);
    expect(trio.announced(...lines.slice(0, 5))).toContain(
      'Column I is full! First: Inka and Emely.',
    );
  });
});

describe('E13 colours', () => {
  test('E13 tells who completed a colour first, all of them on the same roll', () => {
    const pair = tableFor(encoreCoop, ['Inka', 'Emely'], { Sheets: 'blue, blue' });
    const blues = plan('blue', allOf('blue', 'B'));
    const lines = turns([blues, blues], blues.length, { strike: 'strike 2 2' });
    expect(pair.announced(...lines)).toContain(
      'All blue boxes are crossed off! First: Inka and Emely.',
    );
  });
});

describe('E14 next', () => {
  test('E14 makes the next seat active, and after the last one the first', () => {
    const strolls = ['blue', 'yellow', 'red'].map((sheet) => plan(sheet, 7));
    for (const [played, active] of [
      [3, 1],
      [4, 2],
      [5, 3],
      [6, 1],
    ]) {
      const lines = [...turns(strolls, played!), 'roll R B O 1 2 3'];
      trio.plays(...lines, `${active} pass`);
      trio.refuses('E3', ...lines, `${(active! % 3) + 1} pass`);
    }
  });
});
