import { describe, expect, test } from 'vitest';
import { tableFor } from '#testing/record.ts';
import { NAMES } from '#testing/table.ts';
import { DISCARD_COLOUR, DISCARD_NUMBER, evenShares, suggestedDiscard } from './penalties.ts';
import { start } from './position.ts';
import { encoreCoop } from './rules.ts';
import { column, type Plan, plan, turns, withJokers } from './testing/team.ts';

const trio = tableFor(encoreCoop, ['Inka', 'Emely', 'Lukas']);
const solo = tableFor(encoreCoop, ['Inka']);

/** One box a turn and not a single column: 27 turns of it. */
const STROLLS = ['blue', 'yellow', 'red'].map((sheet) => plan(sheet, 27));
const TEN = turns(STROLLS, 10);
const NINETEEN = turns(STROLLS, 19, { strike: 'strike 3 2 1' });

const jokersOf = (table: typeof trio, ...script: readonly string[]) =>
  table.scores(...script).map(({ parts }) => parts.jokers);
const columnsOf = (table: typeof trio, ...script: readonly string[]) =>
  table.scores(...script).reduce((sum, { parts }) => sum + parts.columns!, 0);

/** A plan whose first choices are paid with both jokers. */
const paid = (choices: Plan, count: number): Plan =>
  choices.map((choice, i) => (i < count ? withJokers(choice) : choice));

describe('C7 after turn 10', () => {
  test('C7 strikes six jokers of three players, shared out as the rulebook’s group does', () => {
    expect(columnsOf(trio, ...TEN)).toBe(0);
    expect(jokersOf(trio, ...TEN, '1 strike 3 2 1')).toEqual([5, 6, 7]);
    expect(trio.announced(...TEN)).toEqual([
      'You missed the goal after turn 10: cross out 6 jokers. Inka decides which.',
    ]);
  });

  test.each(['3', '2 2', '2 2 2', '2 2 2 2', '2 2 2 2 2'])('C7 strikes %s evenly', (shares) => {
    const seats = shares.split(' ').map(() => 'blue');
    const names = NAMES.slice(0, seats.length);
    const table = tableFor(encoreCoop, names, { Sheets: seats.join(', ') });
    table.plays(
      ...turns(
        seats.map(() => STROLLS[0]!),
        10,
      ),
      `1 strike ${shares}`,
    );
  });

  test('C7 goes on with the yellow player’s turn', () => {
    trio.plays(...TEN, '1 strike 3 2 1', 'roll R G B 1 2 3', '2 pass');
  });

  test('C7 allows to spare a player', () => {
    expect(jokersOf(trio, ...TEN, '1 strike 0 0 6')).toEqual([8, 8, 2]);
  });

  test('C7 asks for nothing when the points are just reached', () => {
    const five = [plan('blue', column('H'), column('I'), 10), plan('yellow', column('J'), 10)];
    const lines = turns([...five, STROLLS[2]!], 10);
    expect(columnsOf(trio, ...lines)).toBe(5);
    trio.plays(...lines, 'roll R G B 1 2 3');
  });

  test('C7 strikes when one point is missing', () => {
    const four = [plan('blue', column('I'), column('H'), 10), plan('yellow', 3, column('I'), 10)];
    const lines = turns([...four, STROLLS[2]!], 10);
    expect(columnsOf(trio, ...lines)).toBe(4);
    trio.plays(...lines, '1 strike 2 2 2');
  });

  test('C7 strikes all that are left when there are fewer', () => {
    const lines = turns(
      STROLLS.map((stroll, seat) => paid(stroll, seat === 0 ? 2 : 4)),
      10,
    );
    expect(jokersOf(trio, ...lines)).toEqual([4, 0, 0]);
    expect(jokersOf(trio, ...lines, '1 strike 4 0 0')).toEqual([0, 0, 0]);
    trio.refuses('C7', ...lines, '1 strike 6 0 0');
    trio.refuses('C7', ...lines, '1 strike 3 0 0');
  });

  test('C7 has nothing to strike when nobody has a joker left', () => {
    const lines = turns(
      STROLLS.map((stroll) => paid(stroll, 4)),
      10,
    );
    expect(jokersOf(trio, ...lines)).toEqual([0, 0, 0]);
    trio.plays(...lines, 'roll R G B 1 2 3');
    trio.refuses('C7', ...lines, 'roll R G B 1 2 3', '1 strike 0 0 0');
  });

  test.each(['3 2 2', '3 2 0', '0 0 0', '8 8 8'])('C7 refuses %s, which is not six', (shares) => {
    expect(trio.refuses('C7', ...TEN, `1 strike ${shares}`)).toContain('6 jokers');
  });

  test.each([
    [
      [8, 8, 8],
      [2, 2, 2],
    ],
    [
      [2, 7, 4, 3],
      [2, 2, 2, 2],
    ],
    [
      [3, 8],
      [2, 2],
    ],
    [
      [0, 8, 5],
      [0, 3, 3],
    ],
    [
      [1, 5, 1],
      [1, 4, 1],
    ],
    [
      [1, 5, 8],
      [1, 2, 3],
    ],
    [
      [1, 8, 8],
      [1, 3, 2],
    ],
    [
      [2, 1, 1],
      [2, 1, 1],
    ],
    [
      [0, 0, 0],
      [0, 0, 0],
    ],
  ])(
    'C7 suggests to those with %j jokers to strike %j, evenly from who has most',
    (left, shares) => {
      const position = start(left.length, {});
      for (const [seat, jokers] of left.entries()) position.papers[seat]!.jokers = jokers;
      expect(evenShares(position)).toEqual(shares);
    },
  );

  test('C7 refuses more jokers than a player has', () => {
    expect(trio.refuses('C7', ...TEN, '1 strike 10 0 0')).toBe('Inka has only 8 jokers left.');
    const lines = turns([paid(STROLLS[0]!, 3), ...STROLLS.slice(1)], 10);
    expect(trio.refuses('C7', ...lines, '1 strike 3 2 1')).toBe('Inka has only 2 jokers left.');
    trio.plays(...lines, '1 strike 2 3 1');
  });

  test.each(['6', '3 3', '3 2 1 0', ''])('C7 refuses the numbers %j for three', (shares) => {
    trio.refuses('C7', ...TEN, `1 strike ${shares}`);
  });

  test('C7 refuses another seat than the leader', () => {
    expect(trio.refuses('C7', ...TEN, '2 strike 3 2 1')).toContain('Inka');
  });

  test('C7 refuses a strike that is not due', () => {
    trio.refuses('C7', 'roll R G B 1 2 3', '1 strike 3 2 1');
    trio.refuses('C7', ...TEN, '1 strike 3 2 1', 'roll R G B 1 2 3', '1 strike 3 2 1');
    trio.refuses('C7', ...NINETEEN, '1 strike 3 2 1');
  });

  test('F3 refuses a roll or a choice while a strike is awaited', () => {
    trio.refuses('F3', ...TEN, 'roll R G B 1 2 3');
    trio.refuses('F3', ...TEN, '2 pass');
    const said = trio.refuses('F3', ...TEN, '1 pass');
    expect(said).toBe('First Inka, the mission leader, decides which jokers to cross out.');
  });

  test.each(['3 2 one', '-1 4 3', '1.5 2 2.5'])('F2 refuses the numbers %s', (shares) => {
    trio.refuses('F2', ...TEN, `1 strike ${shares}`);
  });
});

describe('C8 after turn 19', () => {
  test('C8 takes a die of the kind that the leader says out of the game', () => {
    expect(trio.announced(...NINETEEN)).toEqual([
      'You missed the goal after turn 19: a die leaves the game. Inka decides which kind.',
    ]);
    trio.plays(...NINETEEN, '1 discard number', 'roll R G B 1 5');
    trio.plays(...NINETEEN, '1 discard colour', 'roll R G 1 2 3');
  });

  test('C8 leaves the others no choice of number, as in the rulebook’s example', () => {
    const active = STROLLS[1]![19]!;
    const roll = `roll ${active[0]} G B 1 5`;
    const lines = [...NINETEEN, '1 discard number', roll, `2 ${active}`];
    trio.plays(...lines, '1 G5 J3 K3 L3 M3 N3', '3 pass');
    expect(trio.refuses('E3', ...lines, '1 G1 J3')).toContain('1 is gone');
  });

  test('C8 lasts for the rest of the match', () => {
    const lines = turns(STROLLS, 26, { strike: 'strike 3 2 1', discard: 'number' });
    trio.plays(...lines, 'roll R G B 1 2');
    trio.refuses('C8', ...lines, 'roll R G B 1 2 3');
  });

  test('C8 asks for nothing when the points are just reached', () => {
    const eight = turns([plan('blue', column('N'), column('O'), 19)], 19);
    expect(columnsOf(solo, ...eight)).toBe(8);
    solo.plays(...eight, 'roll R G B 1 2 3');
    const seven = turns([plan('blue', column('I'), column('O'), 19)], 19, { strike: 'strike 3' });
    expect(columnsOf(solo, ...seven)).toBe(7);
    solo.plays(...seven, '1 discard colour');
  });

  test.each([
    ['colour', 'R G B 1 2 3'],
    ['colour', 'R G B 1 2'],
    ['number', 'R G B 1 2 3'],
    ['number', 'R G 1 2 3'],
  ])('C8 refuses, without a %s die, the roll %s', (kind, dice) => {
    trio.refuses('C8', ...NINETEEN, `1 discard ${kind}`, `roll ${dice}`);
  });

  test('C8 suggests the kind of which more are left, colour first', () => {
    const left = (colourDice: number, numberDice: number) =>
      suggestedDiscard({ ...start(3, {}), colourDice, numberDice });
    expect([left(3, 3), left(2, 3), left(3, 2)]).toEqual([
      DISCARD_COLOUR,
      DISCARD_NUMBER,
      DISCARD_COLOUR,
    ]);
  });

  test('C8 refuses another seat than the leader', () => {
    expect(trio.refuses('C8', ...NINETEEN, '3 discard number')).toBe(
      'Inka leads the mission and decides which die goes.',
    );
  });

  test('C8 refuses a discard that is not due', () => {
    expect(trio.refuses('C8', 'roll R G B 1 2 3', '1 discard number')).toBe(
      'No die has to go right now.',
    );
    trio.refuses('C8', ...TEN, '1 discard number');
    trio.refuses('C8', ...NINETEEN, '1 discard number', 'roll R G B 1 2', '1 discard colour');
  });

  test('F3 refuses a roll or a choice while a discard is awaited', () => {
    trio.refuses('F3', ...NINETEEN, 'roll R G B 1 2');
    const said = trio.refuses('F3', ...NINETEEN, '1 pass');
    expect(said).toBe('First Inka, the mission leader, decides which die goes.');
  });

  test('F2 refuses to discard nothing, and says what can be', () => {
    expect(trio.refuses('F2', ...NINETEEN, '1 discard')).toBe(
      'Which die leaves? Write “discard colour” or “discard number”.',
    );
  });

  test.each(['', 'green', 'number 5'])('F2 refuses to discard %j', (words) => {
    trio.refuses('F2', ...NINETEEN, `1 discard ${words}`);
  });
});
