import { describe, expect, test } from 'vitest';
import { tableFor } from '#testing/record.ts';
import { say } from '#testing/table.ts';
import type { Position } from './position.ts';
import { encorePlus } from './rules.ts';
import { rankOf } from './score.ts';
import { colour, crossing, row } from './testing/script.ts';
import texts from './texts/en.json' with { type: 'json' };

const inka = tableFor(encorePlus, ['Inka']);
const PASSED = 'roll X X ? ? heart / 1 pass';
const passes = (count: number) => Array<string>(count).fill(PASSED);
/** The lines below the scores. */
function reported(...script: readonly string[]): readonly string[] {
  const { position, players } = inka.plays(...script);
  return encorePlus.report!(position as Position).map((note) => say(encorePlus, note, players));
}
const rollsIn = (script: string) => script.split('roll').length - 1;

// All yellow and green boxes but N7, with five others on the way to them.
const boxes = `${colour('Y')} ${colour('G', 'N7')} D5 D3 E4 B5 B4`;
const almostTwoColours = crossing(boxes);
const finish = 'roll G G 1 1 heart / 1 G1 N7';

describe('P14 solo', () => {
  test('P14 takes two colour dice, two number dice and the special die', () => {
    inka.plays('roll O Y 5 2 bomb / 1 O5 E2 F2 F3 G3 H3');
    inka.plays('roll O Y 5 2 bomb / 1 Y2 H6 H7');
    inka.plays('roll O Y 5 2 bomb / 1 bomb A1');
  });

  test.each(['O Y G 5 2 2 bomb', 'O Y 5 2', 'O Y G 5 bomb', 'O Y 5 2 bomb heart'])(
    'P14 refuses %s',
    (dice) => {
      inka.refuses('P14', `roll ${dice}`);
    },
  );

  test('P14 is the game of one player, by header or not', () => {
    tableFor(encorePlus, ['Inka'], { Variant: 'solo' }).plays(PASSED);
    expect(inka.plays('').options).toEqual({ Variant: 'solo' });
    expect(() => tableFor(encorePlus, ['Inka', 'Markus'], { Variant: 'solo' }).plays('')).toThrow(
      'F1',
    );
  });

  test('P14 ends after thirty rolls, with nothing for rolls', () => {
    inka.plays(...passes(29), 'roll X X ? ? heart');
    expect(inka.winners(...passes(29))).toEqual([]);
    expect(inka.winners(...passes(30))).toEqual(['Inka']);
    expect(inka.announced(...passes(30))[0]).toBe('That’s the end! All thirty rolls are used up.');
    expect(inka.scores(...passes(30))[0]).toMatchObject({ total: -22, parts: { rolls: 0 } });
  });

  test('P14 ends with two colours, with 2 points for every roll left', () => {
    const left = 30 - rollsIn(almostTwoColours) - 1;
    expect(left).toBeGreaterThan(2);
    expect(inka.scores(almostTwoColours)[0]?.parts.rolls).toBe(0);
    const script = [almostTwoColours, PASSED, finish];
    expect(inka.announced(...script)).toContain('That’s the end! The second colour is complete.');
    expect(inka.scores(...script)[0]?.parts).toMatchObject({ colours: 10, rolls: 2 * (left - 1) });
    const last = [...passes(left), almostTwoColours, finish];
    expect(inka.scores(...last)[0]?.parts).toMatchObject({ colours: 10, rolls: 0 });
  });

  test('P14 gives nothing for rolls left before the last bomb of the match', () => {
    const rowV = 'D7 E7 I7 J7 K7 L7 M7'; // the others of row V are yellow and green
    const almost = crossing(`${boxes} ${rowV}`);
    const left = 30 - rollsIn(almost) - 1;
    expect(left).toBeGreaterThan(0);
    const parts = (...script: string[]) => inka.scores(almost, finish, ...script)[0]?.parts;
    expect(parts()).toMatchObject({ rows: 5, rolls: 0 });
    expect(parts('1 bonus pass')).toMatchObject({ rows: 5, colours: 10, rolls: 2 * left });
  });

  test('P14 gives all row bonuses, a bomb of the last roll before the end', () => {
    const almostQ = crossing(row('Q', 'O2'));
    const rest = passes(29 - rollsIn(almostQ));
    const won = [almostQ, ...rest, 'roll O O 1 1 heart / 1 O1 O2'];
    expect(inka.winners(...won)).toEqual([]);
    expect(inka.winners(...won, '1 bonus A7')).toEqual(['Inka']);
    expect(inka.scores(...won, '1 bonus A7')[0]?.parts).toMatchObject({ rows: 5, stars: -26 });
  });

  test.each(['roll X X ? ? heart', '1 pass', '1 bonus pass', '2 pass'])(
    'P14 refuses “%s” after the end',
    (line) => {
      inka.refuses('P14', ...passes(30), line);
      inka.refuses('P14', almostTwoColours, finish, line);
    },
  );
});

describe('P15 rank', () => {
  const borders: readonly (readonly [rank: number, lowest: number, highest: number])[] = [
    [1, 91, 150],
    [2, 85, 90],
    [3, 79, 84],
    [4, 74, 78],
    [5, 70, 73],
    [6, 66, 69],
    [7, 60, 65],
    [8, 50, 59],
    [9, 40, 49],
    [10, 30, 39],
    [11, 20, 29],
    [12, 10, 19],
    [13, -36, 9],
  ];

  test.each(borders)('P15 gives rank %i from %i to %i points', (rank, lowest, highest) => {
    expect([rankOf(lowest), rankOf(highest)]).toEqual([rank, rank]);
  });

  test('P15 has words of its own for each of thirteen ranks', () => {
    const words = Object.entries(texts).filter(([key]) => key.startsWith('P15.'));
    expect(new Set(words.map(([, sentence]) => sentence)).size).toBe(borders.length);
    expect(words.map(([key]) => key)).toEqual(borders.map(([rank]) => `P15.rank${rank}`));
  });

  test('P15 shows the rank at the end, and not before', () => {
    expect(inka.announced(...passes(30))).toContain(
      'Rank 13 of 13. The dice were on strike. Surely.',
    );
    expect(inka.announced(...passes(29))).toEqual([]);
    expect(reported(...passes(30))).toEqual(['Rank 13 of 13. The dice were on strike. Surely.']);
    expect(reported(...passes(29))).toEqual([]);
  });

  test('P15 shows no rank to several players', () => {
    const pair = tableFor(encorePlus, ['Inka', 'Markus']);
    const ending = 'roll G G G 1 1 1 heart / 2 pass / 1 G1 N7';
    const script = [crossing(boxes, ''), 'roll X X X ? ? ? heart / 1 pass / 2 pass', ending];
    expect(pair.announced(...script)).toEqual([
      'All green boxes are crossed off! First: Inka.',
      'That’s the end! Inka completed a second colour.',
    ]);
  });
});
