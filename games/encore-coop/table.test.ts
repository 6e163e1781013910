import { describe, expect, test } from 'vitest';
import type { Options } from '#engine/contract.ts';
import { readRecord } from '#engine/record/read.ts';
import { writeRecord } from '#engine/record/write.ts';
import { asNew } from '#engine/setup.ts';
import { step, tableFor } from '#testing/record.ts';
import { headersOf, NAMES } from '#testing/table.ts';
import { goalsOf } from './goals.ts';
import type { Position } from './position.ts';
import { encoreCoop } from './rules.ts';
import { awaits, factsOf } from './testing/facts.ts';
import { plan, turns } from './testing/team.ts';

const namesOf = (seats: number) => NAMES.slice(0, seats);
const read = (seats: number, options: Options) =>
  readRecord(headersOf(encoreCoop, namesOf(seats), options), [encoreCoop]);

describe('C1 turns', () => {
  test('C1 begins with seat 1 and goes round', () => {
    const pair = tableFor(encoreCoop, namesOf(2));
    const lines = turns([plan('blue', 4), plan('yellow', 4)], 3);
    pair.plays(...lines, 'roll R G B 1 2 3', '2 pass', '1 pass');
    pair.plays(...turns([plan('blue', 4), plan('yellow', 4)], 4), 'roll R G B 1 2 3', '1 pass');
    const active = [0, 1, 2, 3].map((count) => {
      return encoreCoop.active(pair.plays(...lines.slice(0, count)).position as Position);
    });
    expect(active).toEqual([0, 1, 0, 1]);
  });

  test('C1 plays 27 turns and no more', () => {
    const solo = tableFor(encoreCoop, namesOf(1));
    const lines = turns([plan('blue', 27)], 27, { strike: 'strike 3', discard: 'number' });
    expect(awaits(solo.plays(...lines.slice(0, 26)))).toBe('dice');
    expect(factsOf(solo.plays(...lines)).turn).toBe(27);
    expect(awaits(solo.plays(...lines))).toBe('nobody');
  });
});

describe('C2 sheets', () => {
  test('C2 gives every seat its own sheet', () => {
    const five = tableFor(encoreCoop, namesOf(5));
    five.plays('roll G O R 1 1 1', step('G1 H1', 'O1 H1', 'R1 H1', 'G1 H1', 'R1 H2'));
    five.refuses('E7', 'roll G O R 1 1 1', '2 G1 H1');
    five.refuses('E7', 'roll G O R 1 1 1', '5 G1 H1');
  });

  test('C2 takes other sheets from the header, the same one twice and generated ones', () => {
    const Sheets = 'classic, classic, sheet:k7';
    const same = tableFor(encoreCoop, namesOf(3), { Sheets });
    same.plays('roll G Y B 5 4 1', step('Y5 H6 H7 I6 I7 J7', 'B4 G4 G5 H4 H5'));
  });

  test('C2 writes sheets in their canonical spelling', () => {
    const reading = read(3, { Sheets: 'RED,red ,  Sheet:K7' });
    expect(reading.match?.options.Sheets).toBe('red, red, sheet:k7');
  });

  test.each(['blue', 'blue, red, red', 'blue, pink', 'blue, plus', 'blue, sheet:', ''])(
    'F1 refuses the sheets %j for two players',
    (Sheets) => {
      expect(read(2, { Sheets })).toMatchObject({ ok: false, line: 3, refusal: { rule: 'F1' } });
    },
  );
});

describe('C3 mission', () => {
  const asked = (seats: number, mission: number) => {
    const { match } = read(seats, { Mission: String(mission) });
    return factsOf(match!).mission.progress;
  };

  test('C3 plays mission 1 unless the group picks another', () => {
    expect(factsOf(read(3, {}).match!).mission.number).toBe(1);
    expect(factsOf(read(3, { Mission: '4' }).match!).mission.number).toBe(4);
  });

  test.each([
    [1, 1, 3, 0, 1, 0],
    [2, 2, 4, 1, 2, 0],
    [3, 3, 5, 2, 2, 1],
    [4, 4, 6, 2, 3, 2],
    [5, 5, 6, 3, 3, 3],
  ])('C3 asks %i players for what house-1 says', (seats, m1, m2, m3, m4, m5) => {
    expect(asked(seats, 1)).toEqual({ colours: [0, m1] });
    expect(asked(seats, 2)).toEqual({ rows: [0, m2] });
    expect(asked(seats, 3)).toEqual({ colours: [0, m3], stars: [0, 15] });
    expect(asked(seats, 4)).toEqual({ rows: [0, m4], blocks: [0, 6] });
    expect(asked(seats, 5)).toEqual({ colours: [0, m5], word: [0, 7] });
  });

  test('C3 takes house-1 from records that name no goals, and house-2 for new tables', () => {
    const goals = (options: Options) => (read(2, options).match!.position as Position).goals;
    expect(goals({})).toBe('house-1');
    expect(goals(asNew(encoreCoop, {}))).toBe('house-2');
    expect(goals(asNew(encoreCoop, { Goals: 'house-1' }))).toBe('house-1');
  });

  test.each([
    ['house-1', ['3 / 8 / 20', '4 / 13 / 30', '5 / 18 / 40', '7 / 24 / 52', '9 / 30 / 64']],
    ['house-2', ['4 / 9 / 18', '4 / 14 / 30', '5 / 18 / 40', '7 / 21 / 48', '8 / 26 / 57']],
  ])('%s never changes the points of C7, C8 and C9', (table, points) => {
    const asked = [1, 2, 3, 4, 5].map((seats) => goalsOf(table, seats).points.join(' / '));
    expect(asked).toEqual(points);
  });

  test('house-2 asks for the same missions and strikes as house-1', () => {
    for (const seats of [1, 2, 3, 4, 5]) {
      const { points: _, ...first } = goalsOf('house-1', seats);
      expect(goalsOf('house-2', seats)).toMatchObject(first);
    }
  });

  test('C3 takes the progress from the last finished roll', () => {
    const pair = tableFor(encoreCoop, namesOf(2), { Mission: '3' });
    const three = turns([plan('blue', 'H4', 'H3', 'H2'), plan('yellow', 'H5', 'H6', 'H7')], 3);
    const star = [...three, 'roll B R G 1 1 2', '2 B1 H4'];
    const stars = (...script: readonly string[]) =>
      factsOf(pair.plays(...script)).mission.progress.stars;
    expect(stars(...star)).toEqual([0, 15]);
    expect(factsOf(pair.plays(...star)).turn).toBe(4);
    expect(stars(...star, '1 R1 G4')).toEqual([1, 15]);
  });
});

test('one to five play, and win or lose together', () => {
  const { name, players, isTeam } = encoreCoop;
  expect({ name, players, isTeam }).toEqual({
    name: 'Encore! together',
    players: { min: 1, max: 5 },
    isTeam: true,
  });
});

describe('headers', () => {
  test('a missing header means the first of its choices', () => {
    const meant = (seats: number) => {
      return Object.fromEntries(encoreCoop.headers.map((each) => [each.name, each.choices(seats)]));
    };
    expect(meant(3)).toEqual({
      Sheets: ['blue, yellow, red'],
      Mission: ['1', '2', '3', '4', '5'],
      Finish: ['at-once', 'last-turn'],
      Goals: ['house-1', 'house-2'],
    });
    expect(meant(5).Sheets).toEqual(['blue, yellow, red, green, purple']);
  });

  test.each([
    ['Mission', '0'],
    ['Mission', '6'],
    ['Mission', 'one'],
    ['Mission', ''],
    ['Goals', 'house-0'],
    ['Finish', 'never'],
  ])('F1 refuses %s: %s', (name, value) => {
    expect(read(2, { [name]: value })).toMatchObject({
      ok: false,
      line: 3,
      refusal: { rule: 'F1', key: 'value', args: { header: name } },
    });
  });

  test('F1 refuses a sixth player', () => {
    expect(read(6, {})).toMatchObject({ ok: false, line: 2, refusal: { rule: 'F1' } });
  });

  test('headers are written in their order, as far as given', () => {
    const options = { Goals: 'HOUSE-1', Finish: 'Last-Turn', Mission: '5', Sheets: 'red, blue' };
    expect(writeRecord(read(2, options).match!)).toBe(
      'Game: encore-coop\nPlayers: Ada, Ben\nSheets: red, blue\nMission: 5\nFinish: last-turn\nGoals: house-1\n\n',
    );
    expect(writeRecord(read(2, {}).match!)).toBe('Game: encore-coop\nPlayers: Ada, Ben\n\n');
  });
});
