import { describe, expect, test } from 'vitest';
import { step, tableFor } from '#testing/record.ts';
import { say } from '#testing/table.ts';
import type { Position } from './position.ts';
import { encoreCoop } from './rules.ts';
import { factsOf, gains } from './testing/facts.ts';
import { allOf, column, plan, row, turns, without } from './testing/team.ts';

const PAIR = ['Inka', 'Emely'];
const tableOf = (Mission: string) => tableFor(encoreCoop, PAIR, { Mission });
const PENALTIES = { strike: 'strike 2 2', discard: 'number' } as const;

describe('C3 mission 1, colours', () => {
  const trio = tableFor(encoreCoop, ['Inka', 'Emely', 'Lukas']);
  const inka = plan('blue', allOf('blue', 'B'), allOf('blue', 'G'));
  const emely = plan('yellow', `${without(allOf('yellow', 'G'), 'A7')} A6`, 19);
  const lukas = plan('red', `${without(allOf('red', 'O'), 'A6')} A7`, 19);
  const plans = [inka, [...emely, 'G1 A7'], [...lukas, 'pass', 'O1 A6']];
  const lines = turns(plans, 21, { strike: 'strike 3 2 1', discard: 'colour' });

  test('C3 counts each colour once, as for Inka, Emely and Lukas in the rulebook', () => {
    expect(trio.announced(...lines.slice(0, 12))).toContain(
      'All blue boxes are crossed off! First: Inka.',
    );
    expect(trio.announced(...lines.slice(0, 19))).toContain(
      'All green boxes are crossed off! First: Inka.',
    );
    const { game, position } = trio.plays(...lines.slice(0, 20));
    expect(game.print(position)).toMatch(/seat 2: yellow.*\n.*; later.* all-G$/m);
    expect(trio.announced(...lines)).toContain('All orange boxes are crossed off! First: Lukas.');
    expect(gains(trio.plays, lines, 'colours')).toEqual([
      [12, 1],
      [19, 2],
      [21, 3],
    ]);
  });

  test('C3 wins for all when the last colour is there', () => {
    expect(trio.winners(...lines.slice(0, 20))).toEqual([]);
    expect(trio.winners(...lines)).toEqual(['Inka', 'Emely', 'Lukas']);
  });
});

describe('C3 mission 2, rows', () => {
  const table = tableOf('2');

  test('C3 counts different rows by whomever', () => {
    const inka = plan('blue', row(4), row(5), 22);
    const emely = plan('yellow', row(4), row(7), row(1));
    const rowFour = ['yellow', 'blue'].map((sheet) => plan(sheet, row(4)).length);
    expect(rowFour).toEqual([6, 7]);
    const lines = turns([inka, emely], 22, PENALTIES);
    expect(gains(table.plays, lines, 'rows')).toEqual([
      [6, 1],
      [14, 2],
      [15, 3],
      [22, 4],
    ]);
    expect(table.winners(...lines)).toEqual(PAIR);
  });
});

describe('C3 mission 3, stars', () => {
  const table = tableOf('3');
  const inka = plan('blue', 'A2 B3 C6 D2 E7 F2 G1 H5', 19);
  const emely = plan('yellow', 'I7 J4 K3 L5 M3 N3 O1', allOf('yellow', 'R'));
  const lines = turns([inka, emely], 19, PENALTIES);

  test('C3 counts a column once, even if several cross its star', () => {
    const both = 'roll B B O 1 2 3 / 1 B1 H5 / 2 B1 H4';
    expect(factsOf(table.plays(both)).mission.progress.stars).toEqual([1, 15]);
    const another = 'roll G R Y 1 2 3 / 1 R1 H4 / 2 G3 F3 G3 H3';
    expect(factsOf(table.plays(both, another)).mission.progress.stars).toEqual([2, 15]);
  });

  test('C3 asks for a star in every column, found on different sheets', () => {
    expect(gains(table.plays, lines, 'stars').at(-1)).toEqual([13, 15]);
    expect(factsOf(table.plays(...lines.slice(0, 18))).mission).toMatchObject({
      done: false,
      progress: { stars: [15, 15], colours: [0, 1] },
    });
  });

  test('C3 asks for colours as well', () => {
    expect(gains(table.plays, lines, 'colours')).toEqual([[19, 1]]);
    expect(table.winners(...lines)).toEqual(PAIR);
  });
});

describe('C3 mission 3 alone, which asks for no colour', () => {
  const table = tableFor(encoreCoop, ['Inka'], { Mission: '3' });
  const lines = turns([plan('blue', allOf('blue', 'B'))], 12, { strike: 'strike 3' });

  test('C3 announces what the mission gained, and nothing that it does not ask for', () => {
    expect(table.announced(...lines.slice(0, 1))).toEqual([
      '1 of 15 columns with a star for the mission!',
    ]);
    expect(table.announced(...lines)).toEqual([
      'All blue boxes are crossed off! First: Inka.',
      '3 of 15 columns with a star for the mission!',
    ]);
  });
});

describe('C3 mission 4, blocks of four', () => {
  const table = tableOf('4');

  test('C3 counts a framed number whose four boxes come from different players', () => {
    const columns = step('G2 H1 H2', 'G1 H3');
    const beside = step('Y3 G2 G1 F1', 'G1 G3');
    const third = 'roll G Y R 2 1 3';
    expect(factsOf(table.plays(third, columns, third, beside)).mission.progress).toEqual({
      rows: [0, 2],
      blocks: [1, 6],
    });
  });

  test('C3 does not count three boxes of four', () => {
    const roll = 'roll G Y R 2 1 3';
    const lines = [roll, step('G2 H1 H2', 'G1 H3'), roll, step('R1 H3', 'G1 G3')];
    expect(factsOf(table.plays(...lines)).mission.progress.blocks).toEqual([0, 6]);
  });

  test('C3 asks for rows as well, and all six blocks', () => {
    const inka = plan('blue', row(5), 'G2 H2 E5 F5 I5 J5 K2 L2 N5 O5 B2 C2');
    const emely = plan('yellow', row(6), 'G3 H3 E6 F6 I6 J6 K3 L3 N6 O6 B3 C3');
    const lines = turns([inka, emely], 15, PENALTIES);
    expect(gains(table.plays, lines, 'rows').at(-1)).toEqual([9, 2]);
    expect(gains(table.plays, lines, 'blocks').at(-1)).toEqual([15, 6]);
    expect(table.winners(...lines.slice(0, 14))).toEqual([]);
    expect(table.winners(...lines)).toEqual(PAIR);
  });
});

describe('C3 mission 5, the word', () => {
  const table = tableOf('5');

  test('C3 wins with N O C H M A L in this order, by whomever', () => {
    const toM = 'M1 M2 M3 M4 M5 M6 L1 L2 L3 L4 L5 L6';
    const toC = 'C2 C3 C4 C5 C6 C7 A2 A3 A4 A5 A6 A7 H2 H3 H4 H5 H6 H7';
    const inka = plan('blue', column('N'), column('O'), toM, 22, 'M7', 24, 'L7');
    const emely = plan('yellow', toC, 20, 'C1', 'H1', 23, 'A1', 25);
    const lines = turns([inka, emely], 25, PENALTIES);
    expect(gains(table.plays, lines, 'word')).toEqual([
      [7, 1],
      [12, 2],
      [21, 3],
      [22, 4],
      [23, 5],
      [24, 6],
      [25, 7],
    ]);
    expect(table.winners(...lines)).toEqual(PAIR);
  });

  test('C3 counts two columns that one choice completes', () => {
    const inka = plan('blue', 'N3 N4 N5 N6 N7 O3 O4 O5 O6 O7', 'N1 N2 O1 O2');
    expect(inka.at(-1)).toBe('O4 N1 N2 O1 O2');
    const lines = turns([inka, plan('yellow', 10)], 10);
    expect(gains(table.plays, lines, 'word')).toEqual([[10, 2]]);
  });

  test('C3 counts the columns of one roll in the order of the word, on whichever sheets', () => {
    const inka = plan('blue', 'O1 O2 O3 O4 O5 O6', 8, 'O7');
    const emely = plan('yellow', 'N1 N2 N3 N4 N5 N6', 8, 'N7');
    expect([inka[8], emely[8]]).toEqual(['R1 O7', 'G1 N7']);
    expect(gains(table.plays, turns([inka, emely], 9), 'word')).toEqual([[9, 2]]);
  });

  test('C3 does not count O before N', () => {
    const lines = turns([plan('blue', column('O'), column('N')), plan('yellow', 12)], 12);
    expect(table.announced(...lines.slice(0, 7))).toContain('Column O is full! First: Inka.');
    expect(gains(table.plays, lines, 'word')).toEqual([[12, 1]]);
  });

  test('C3 counts a column completed too early when another player completes it later', () => {
    const inka = plan('blue', column('N'), column('O'), column('C'));
    const emely = plan('yellow', column('C'), inka.length);
    const lines = turns([inka, emely], inka.length);
    expect(table.announced(...lines.slice(0, 6))).toContain('Column C is full! First: Emely.');
    expect(gains(table.plays, lines, 'word')).toEqual([
      [7, 1],
      [12, 2],
      [inka.length, 3],
    ]);
  });
});

/** The lines below the scores. */
function reported(...script: readonly string[]): readonly string[] {
  const { position, players } = tableOf('3').plays(...script);
  return encoreCoop.report!(position as Position).map((note) => say(encoreCoop, note, players));
}

test('the turn, the mission and the misses are always reported', () => {
  const first = 'roll B B O 1 2 3 / 1 B1 H5 / 2 pass';
  expect(reported(first)).toEqual([
    'Turn 1 of 27.',
    'Mission 3, colours: 0 (1 needed).',
    'Mission 3, columns with a star: 1 (15 needed).',
    'Emely: 1 miss out of 3.',
  ]);
  expect(reported(first, 'roll R R R 1 1 1 / 1 pass / 2 pass').slice(3)).toEqual([
    'Inka: 1 miss out of 3.',
    'Emely: 2 misses out of 3.',
  ]);
});
