import { describe, expect, test } from 'vitest';
import { tableFor } from '#testing/record.ts';
import { say } from '#testing/table.ts';
import type { Position } from './position.ts';
import { encorePlus } from './rules.ts';
import { allBut, column, crossing } from './testing/script.ts';

const pair = tableFor(encorePlus, ['Inka', 'Markus']);

// All but column A: red lacks A1, green A6, yellow A7; no row is complete.
const almostAll = allBut(column('A'));
const bothAlmost = crossing(almostAll, almostAll);
const oneAlmost = crossing(almostAll, '');
const RED = 'roll R R R 1 1 1 heart';
const GREEN = 'roll G G G 1 1 1 heart';
const redAndGreen = [RED, '1 R1 A1', '2 R1 A1', GREEN, '2 G1 A6', '1 G1 A6'];

describe('E15 two colours', () => {
  const firstColour = [oneAlmost, RED, '1 R1 A1', '2 pass'];
  const second = [...firstColour, GREEN, '2 pass', '1 G1 A6'];

  test('E15 ends the match with a second colour of one player', () => {
    pair.plays(...firstColour, GREEN);
    expect(pair.announced(...second)).toContain('That’s the end! Inka completed a second colour.');
    expect(pair.winners(...firstColour)).toEqual([]);
    expect(pair.winners(...second)).toEqual(['Inka']);
  });

  test('E15 counts a colour of 3 points like one of 5', () => {
    const later = [bothAlmost, RED, '1 R1 A1', '2 pass', RED, '2 R1 A1', '1 pass'];
    const ended = [...later, GREEN, '1 pass', '2 G1 A6'];
    expect(pair.scores(...ended).map(({ parts }) => parts.colours)).toEqual([5, 8]);
    expect(pair.winners(...ended)).toHaveLength(1);
  });

  test('E15 lets everyone finish the roll', () => {
    const active = [bothAlmost, RED, '1 R1 A1', '2 R1 A1', GREEN, '2 G1 A6'];
    expect(pair.winners(...active)).toEqual([]);
    const ended = [...active, '1 G1 A6'];
    expect(pair.scores(...ended).map(({ parts }) => parts.colours)).toEqual([10, 10]);
  });

  test('E15 waits for the bonus bombs of the roll', () => {
    // A7 completes yellow and row V, whose bomb completes green and row U.
    const yellow = [oneAlmost, 'roll Y Y Y 1 1 1 heart', '1 Y1 A7', '2 pass'];
    expect(pair.winners(...yellow)).toEqual([]);
    expect(pair.winners(...yellow, '1 bonus A6')).toEqual(['Inka']);
    expect(pair.winners(...yellow, '1 bonus pass')).toEqual([]);
  });
});

/** The lines below the scores. */
function reported(...script: readonly string[]): readonly string[] {
  const { position, players } = pair.plays(...script);
  return encorePlus.report!(position as Position).map((note) => say(encorePlus, note, players));
}

describe('P13 end and score', () => {
  test('P13 adds up all parts', () => {
    // Columns B–O 37, rows P and U, red and green, jokers, 1 + 5 golden + H + row P dice, star A7.
    const [inka, markus] = pair.scores(
      oneAlmost,
      RED,
      '1 R1 A1',
      '2 pass',
      GREEN,
      '2 pass',
      '1 G1 A6',
    );
    const nothing = { columns: 0, rows: 0, hearts: 0, colours: 0 };
    expect(inka?.parts).toEqual({
      columns: 37,
      rows: 10,
      hearts: 0,
      colours: 10,
      jokers: 6,
      dice: 16,
      stars: -2,
    });
    expect(inka?.total).toBe(77);
    expect(markus).toEqual({ total: -22, parts: { ...nothing, jokers: 6, dice: 2, stars: -30 } });
  });

  test('P13 counts used jokers and dice no more, and hearts by their columns', () => {
    const heart = 'roll X X X ? ? ? heart / 1 heart / 2 pass';
    const columnE = 'roll X X X 1 1 1 heart / 2 pass / 1 X1 E7';
    const script = [crossing(allBut(`E7 ${column('A')}`), ''), heart, columnE];
    const { total, parts } = pair.scores(...script)[0]!;
    expect(parts).toMatchObject({ columns: 37, hearts: 1, jokers: 5, dice: 12, stars: -2 });
    expect(total).toBe(53);
  });

  test('P13 takes nothing for stars when all are crossed', () => {
    const last = [oneAlmost, 'roll Y Y Y 1 1 1 heart', '1 Y1 A7', '2 pass', '1 bonus pass'];
    expect(pair.scores(oneAlmost)[0]?.parts.stars).toBe(-2);
    expect(pair.scores(...last)[0]?.parts.stars).toBe(0);
  });

  test('P13 lets most points win', () => {
    const script = [bothAlmost, RED, '1 R1 A1', '2 pass', GREEN, '2 pass', '1 G1 A6'];
    expect(pair.winners(...script)).toEqual(['Inka']);
    expect(reported(...script)).toEqual([]);
  });

  test('P13 says nothing of a tie before the end', () => {
    // Columns B–O 37, jokers, 1 + 5 golden + H dice, star A7.
    expect(pair.totals(bothAlmost)).toEqual([55, 55]);
    expect(reported(bothAlmost)).toEqual([]);
  });

  test('P13 breaks a tie by jokers left, and says so', () => {
    // E7 is the last of column E: Inka pays a joker to be first, Markus keeps it and gets a point less.
    const almost = allBut(`E7 ${column('A')}`);
    const inkaFirst = ['roll X X X 1 1 1 heart', '1 X1 E7', '2 pass'];
    const markusLater = ['roll R R R 1 1 1 heart', '2 R1 E7', '1 pass'];
    const script = [crossing(almost, almost), ...inkaFirst, ...markusLater, ...redAndGreen];
    expect(pair.totals(...script)).toEqual([76, 76]);
    expect(pair.scores(...script).map(({ parts }) => parts.jokers)).toEqual([5, 6]);
    expect(pair.winners(...script)).toEqual(['Markus']);
    expect(reported(...script)).toEqual([
      'A tie on points! Markus wins with the most jokers left, 6 to 5.',
    ]);
    expect(pair.announced(...script).at(-1)).toContain('That’s the end!');
  });

  test('P13 shares the win when jokers are equal too', () => {
    expect(pair.totals(bothAlmost, ...redAndGreen)).toEqual([77, 77]);
    expect(pair.winners(bothAlmost, ...redAndGreen)).toEqual(['Inka', 'Markus']);
    expect(reported(bothAlmost, ...redAndGreen)).toEqual([
      'A tie on points and on jokers left: the win is shared!',
    ]);
  });

  test.each([GREEN, '1 pass', '2 G1 A6', '1 bonus pass', '9 pass'])(
    'P13 refuses “%s” after the end',
    (line) => {
      pair.refuses('P13', bothAlmost, ...redAndGreen, line);
    },
  );
});
