import { describe, expect, test } from 'vitest';
import { tableFor } from '#testing/record.ts';
import { say } from '#testing/table.ts';
import type { Position } from './position.ts';
import { newArea, start } from './position.ts';
import { choice } from './rules.ts';
import { RING_BOXES } from './sheets.ts';

const solo = tableFor(choice, ['Maria']);
const KEPT = 'roll G6 G1 Y2 / 1 keep';
const TURNED = [KEPT, '1 close'];

/** The whole ring of side 2 but its last box. */
const FIFTEEN_COLOURS = [
  'roll B2 S4 Y2 / 1 keep / 1 B@1 S@2 Y@3',
  'roll R1 G1 B1 / 1 keep / 1 R@4 G@5 B@6',
  'roll V5 S4 R6 / 1 keep / 1 V@7 S@8 R@9',
  'roll Y4 G1 V3 / 1 keep / 1 Y@10 G@11 V@12',
  'roll R1 B6 S5 / 1 keep / 1 R@13 B@14 S@15',
];
const LAST_COLOUR = 'roll Y4 G1 B1 / 1 keep / 1 Y@16';

/** A line through all numbers of side 2 but the last two. */
const ELEVEN_NUMBERS = [
  'roll G6 V2 R6 / 1 keep / 1 8=6+2 6',
  'roll B2 G1 G4 / 1 keep / 1 2 1 4',
  'roll G6 Y5 B1 / 1 keep / 1 12=6+5+1',
  'roll Y4 R3 Y2 / 1 keep / 1 9=4+3+2',
  'roll G6 Y5 V3 / 1 keep / 1 11=6+5 3',
  'roll V5 G1 R6 / 1 keep / 1 5 7=6+1',
];
const LAST_NUMBERS = 'roll R1 S4 R6 / 1 keep / 1 1 10=6+4';

/** A seat's sheet with so many crosses and marks on each of its areas. */
function sheet(
  ...areas: readonly (readonly [crosses: number, marks: number])[]
): Position['sheets'][0] {
  return areas.map(([crosses, marks], side) => ({
    ...newArea(side),
    taken: ((1 << crosses) - 1) | (((1 << marks) - 1) << RING_BOXES),
    line: Array.from({ length: marks }, (_, i) => RING_BOXES + i),
  }));
}

function scoreOf(...areas: readonly (readonly [number, number])[]) {
  return choice.scores({ ...start([0]), sheets: [sheet(...areas)] })[0]!;
}

describe('T10 end', () => {
  const missed = [...TURNED, KEPT, '1 pass', KEPT, '1 6', KEPT];

  test('T10 ends the match with the third miss on a second area', () => {
    expect(solo.winners(...missed)).toEqual([]);
    expect(solo.winners(...missed, '1 pass')).toEqual(['Maria']);
    expect(solo.announced(...missed, '1 pass').at(-1)).toBe(
      'A third miss on the second side for Maria: the game is over.',
    );
  });

  test('T10 ends the match with the last colour of a second area', () => {
    expect(solo.winners(...TURNED, ...FIFTEEN_COLOURS)).toEqual([]);
    expect(solo.announced(...TURNED, ...FIFTEEN_COLOURS, LAST_COLOUR).at(-1)).toBe(
      'Maria crossed off the whole ring of the second side: the game is over!',
    );
  });

  test('T10 ends the match with the last number of a second area', () => {
    expect(solo.winners(...TURNED, ...ELEVEN_NUMBERS)).toEqual([]);
    expect(solo.announced(...TURNED, ...ELEVEN_NUMBERS, LAST_NUMBERS)).toEqual([
      'Maria marked every number of the second side: the game is over!',
    ]);
  });

  test('T10 does not end the match when a first area is full', () => {
    const table = tableFor(choice, ['Maria'], { Sides: '2' });
    table.plays(...FIFTEEN_COLOURS, LAST_COLOUR, KEPT, '1 close');
    table.plays(...ELEVEN_NUMBERS, LAST_NUMBERS, KEPT, '1 close');
  });

  test('T10 comes with the end of the turn, after everybody has used the dice', () => {
    const pair = tableFor(choice, ['Linus', 'Sarah']);
    const before = [
      'roll G6 G1 Y2 / 1 keep / 1 close / 2 6 Y@11',
      'roll G6 G1 Y2 / 2 keep / 1 pass / 2 G@10 G@12',
      'roll G6 G1 Y2 / 1 keep / 1 pass / 2 pass',
      'roll V5 Y5 G4 / 2 keep / 1 pass',
    ];
    expect(pair.winners(...before)).toEqual([]);
    expect(pair.scores(...before, '2 9=5+4')).toMatchObject([
      { total: 0 },
      { total: 2, parts: { numbers1: 2, numbers2: 0 } },
    ]);
    expect(pair.winners(...before, '2 9=5+4')).toEqual(['Sarah']);
    expect(pair.announced(...before, '2 9=5+4').at(-1)).toBe(
      'A third miss on the second side for Linus: the game is over.',
    );
  });

  test('T10 refuses whatever follows the end', () => {
    for (const line of ['roll G6 G1 Y2', '1 pass', '1 keep', '3 pass']) {
      solo.refuses('T10', ...missed, '1 pass', line);
    }
  });
});

describe('T11 colours', () => {
  test('T11 gives 0, 8, 13, 18 and 25 points for 0, 7, 10, 13 and 16 crosses', () => {
    const points = Array.from({ length: 17 }, (_, count) => scoreOf([count, 0]).parts.colours1);
    expect(points).toEqual([0, 0, 0, 0, 0, 0, 0, 8, 8, 8, 13, 13, 13, 18, 18, 18, 25]);
  });

  test('T11 counts the crosses of a record', () => {
    expect(solo.totals(...TURNED, ...FIFTEEN_COLOURS)).toEqual([18]);
    expect(solo.totals(...TURNED, ...FIFTEEN_COLOURS, LAST_COLOUR)).toEqual([25]);
  });
});

describe('T12 numbers', () => {
  test('T12 gives more for every mark of the line', () => {
    const points = Array.from({ length: 14 }, (_, count) => scoreOf([0, count]).parts.numbers1);
    expect(points).toEqual([0, 1, 2, 3, 5, 7, 9, 12, 15, 18, 22, 26, 31, 36]);
  });

  test('T12 counts the marks of a record', () => {
    expect(solo.totals(...TURNED, ...ELEVEN_NUMBERS)).toEqual([26]);
    expect(solo.totals(...TURNED, ...ELEVEN_NUMBERS, LAST_NUMBERS)).toEqual([36]);
  });
});

describe('T13 winner', () => {
  const over = (...sheets: Position['sheets']): Position => {
    return { ...start([0, 0, 0]), phase: 'over', sheets };
  };

  test('T13 adds up both areas: 61 points for Maria in the rulebook', () => {
    expect(scoreOf([11, 11], [5, 10])).toEqual({
      total: 61,
      parts: { colours1: 13, numbers1: 26, colours2: 0, numbers2: 22 },
    });
  });

  test('T13 lets the most points win, on one area or on two', () => {
    const position = over(sheet([11, 11], [5, 10]), sheet([16, 13]), sheet([16, 13], [0, 1]));
    expect(choice.winners(position)).toEqual([2]);
    expect(choice.report!(position)).toEqual([]);
  });

  test('T13 lets equal points share the win', () => {
    const position = over(sheet([11, 11], [5, 10]), sheet([16, 13]), sheet([16, 10], [0, 8]));
    expect(choice.scores(position).map(({ total }) => total)).toEqual([61, 61, 62]);
    const level = over(...position.sheets.slice(0, 2));
    expect(choice.winners(level)).toEqual([0, 1]);
    expect(choice.report!(level).map((note) => say(choice, note, ['Linus', 'Sarah']))).toEqual([
      'Level on points: the win is shared.',
    ]);
  });
});
