import { describe, expect, test } from 'vitest';
import { tableFor } from '#testing/record.ts';
import type { Position } from './position.ts';
import { encorePlus } from './rules.ts';
import { column, crossedBy, crossing, row, use } from './testing/script.ts';

const inka = tableFor(encorePlus, ['Inka']);
const pair = tableFor(encorePlus, ['Inka', 'Markus']);
const trio = tableFor(encorePlus, ['Inka', 'Markus', 'Leon']);

// Row bonuses: P special die, Q bomb, R heart, S bomb, T special die, U heart, V bomb.
const ORANGE = 'roll O O O 1 1 1 heart';
const almostQ = row('Q', 'O2');
const finishQ = 'O1 O2';

describe('P10 row bonus, by one player', () => {
  const won = [crossing(almostQ, ''), ORANGE, `1 ${finishQ}`, '2 pass'];

  test('P10 gives the first a bomb, at once, and five points for the row', () => {
    expect(pair.announced(...won)).toEqual(['Row Q is full! First: Inka. Bonus: a bomb!']);
    const bombed = [...won, '1 bonus A6 A7 B6 B7'];
    expect(pair.scores(...bombed)[0]?.parts).toMatchObject({ rows: 5, dice: 2 });
    expect(crossedBy(pair.plays(...bombed).position as Position, 0)).toContain('A6 A7 B2 B6 B7');
    pair.plays(...bombed, ORANGE);
  });

  test.each(['P', 'T'])('P10 gives a special die for row %s', (letter) => {
    const almost = inka.scores(crossing(row(letter, 'O1 O5')))[0]!.parts;
    const complete = inka.scores(crossing(row(letter)))[0]!.parts;
    expect([almost.rows, complete.rows]).toEqual([0, 5]);
    expect(complete.dice).toBe(almost.dice! + 2);
  });

  test.each(['R', 'U'])('P10 gives a heart for row %s', (letter) => {
    const { position } = inka.plays(crossing(row(letter)));
    expect((position as Position).hearts).toEqual([1]);
  });

  test('P10 gives a bomb that may be declined', () => {
    const declined = [...won, '1 bonus pass'];
    expect(crossedBy(pair.plays(...declined).position as Position, 0)).toBe(row('Q'));
    pair.plays(...declined, ORANGE);
  });

  test('P10 gives nothing for a heart when all five are circled', () => {
    const golden = 'H4 H5 G5 F5 E5 E4 F6 F7 I5 J5 K5 L5';
    const hearts = Array<string>(5).fill(use('heart'));
    const crosses = crossing(`${golden} ${row('R', 'A3')}`); // with B3 and O3 all golden boxes
    const finished = [crosses, ...hearts, 'roll B B 1 1 line / 1 B1 A3'];
    expect((inka.plays(...finished).position as Position).hearts).toEqual([5]);
    expect(inka.scores(...finished)[0]?.parts).toMatchObject({ rows: 5, dice: 2 });
  });

  test('P10 gives later ones five points and no bonus', () => {
    const first = [crossing(almostQ, almostQ), ORANGE, `1 ${finishQ}`, '2 pass', '1 bonus pass'];
    const later = [...first, ORANGE, `2 ${finishQ}`, '1 pass'];
    expect(pair.announced(...later)).toEqual(['Markus filled row Q too!']);
    expect(pair.scores(...later).map(({ parts }) => parts.rows)).toEqual([5, 5]);
    const { rows, rowsWon } = pair.plays(...later).position as Position;
    expect({ rows, rowsWon }).toEqual({ rows: [2, 2], rowsWon: [2, 0] });
    pair.plays(...later, ORANGE);
    pair.refuses('F3', ...later, '2 bonus pass');
  });
});

describe('P10 row bonus, on one roll', () => {
  const both = [crossing(almostQ, almostQ), ORANGE, `1 ${finishQ}`, `2 ${finishQ}`];

  test('P10 gives the bonus to all who complete the row on that roll', () => {
    expect(pair.announced(...both)).toEqual([
      'Row Q is full! First: Inka and Markus. Bonus: a bomb!',
    ]);
    pair.plays(...both, '1 bonus A7', '2 bonus A7', ORANGE);
  });

  test('P10 gives it also to those who complete the row with a bonus bomb of that roll', () => {
    const script = [
      crossing(`${almostQ} ${row('P', 'A1')}`, row('P', 'A1')),
      'roll O R X 1 1 ? heart',
      `1 ${finishQ}`,
      '2 R1 A1',
      '1 bonus A1',
    ];
    expect(pair.scores(...script).map(({ parts }) => parts.dice)).toEqual([4, 4]);
  });

  test('P10 gives a further bomb for a row that a bomb completes', () => {
    const boxes = [almostQ, row('S', 'O4'), row('V', 'O7'), column('H')].join(' ');
    const script = [crossing(boxes, ''), ORANGE, `1 ${finishQ}`, '2 pass', '1 bonus O4'];
    expect(pair.announced(...script)).toEqual(['Row S is full! First: Inka. Bonus: a bomb!']);
    const chain = [...script, '1 bonus O7', '1 bonus A6 B6'];
    expect(pair.scores(...chain)[0]?.parts.rows).toBe(15);
    pair.plays(...chain, ORANGE);
    pair.refuses('F3', ...script, '1 bonus O7', ORANGE);
  });

  test('P10 gives a bomb for each of two rows: one line for each', () => {
    const boxes = [row('Q', 'M2'), row('S', 'N4'), column('H'), 'L1 M1 N1 O3'].join(' ');
    const two = [crossing(boxes, ''), 'roll R R R 4 4 4 heart', '1 R4 M2 M3 N3 N4', '2 pass'];
    pair.plays(...two, '1 bonus A1', '1 bonus pass', ORANGE);
    pair.refuses('F3', ...two, '1 bonus A1', ORANGE);
    pair.refuses('P5', ...two, '1 bonus A1 O7');
  });

  test('P10 lets the lowest seat set off all its bombs first', () => {
    const boxes = `${almostQ} ${row('S', 'O4')} ${column('H')}`;
    const all = [crossing(boxes, almostQ, almostQ), ORANGE, `1 ${finishQ}`];
    const won = [...all, `3 ${finishQ}`, `2 ${finishQ}`];
    trio.plays(...won, '1 bonus O4', '1 bonus pass', '2 bonus pass', '3 bonus A1', ORANGE);
    trio.refuses('F3', ...won, '2 bonus pass');
    trio.refuses('F3', ...won, '1 bonus O4', '2 bonus pass');
    trio.refuses('F3', ...won, '1 bonus pass', '3 bonus pass');
  });
});

describe('P10 row bonus, out of order', () => {
  const chosen = [crossing(almostQ, ''), ORANGE, `1 ${finishQ}`];
  const won = [...chosen, '2 pass'];

  test('P10 refuses a roll while a bomb is still to be set off', () => {
    expect(pair.refuses('F3', ...won, ORANGE)).toContain('Inka');
  });

  test.each(['pass', 'O1 N1', 'bomb A1', 'heart'])('P10 refuses “%s” instead of it', (choice) => {
    expect(pair.refuses('F3', ...won, `1 ${choice}`)).toContain('bonus bomb');
  });

  test('P10 refuses a bomb before all have chosen', () => {
    pair.refuses('F3', ...chosen, '1 bonus A7');
  });

  test('P10 refuses a bomb that was not won', () => {
    pair.refuses('F3', ORANGE, '1 bonus A7');
    pair.refuses('F3', ORANGE, '2 bonus pass');
    pair.refuses('F3', ...won, '2 bonus A7');
    pair.refuses('F3', ...won, '1 bonus A7', '1 bonus A6');
  });

  test.each(['', 'A6 A7 B6 B7 C7', 'A1 C1', 'O2'])(
    'P10 refuses “bonus %s”: a bonus bomb is a bomb as in P5',
    (boxes) => {
      pair.refuses('P5', ...won, `1 bonus ${boxes}`);
    },
  );
});
