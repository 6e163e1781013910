import { describe, expect, test } from 'vitest';
import { type Table, tableFor } from '#testing/record.ts';
import { say } from '#testing/table.ts';
import type { Position } from './play.ts';
import { encore } from './rules.ts';

const solo = tableFor(encore, ['Inka']);
const pair = tableFor(encore, ['Inka', 'Max']);
const trio = tableFor(encore, ['Inka', 'Max', 'Emma']);

type Plan = readonly string[];

/** All red boxes and all blue ones but O4, with three orange ones in between. No column. */
const RED: Plan = [
  'B4 G4 G5 H4 H5',
  'R5 E6 F5 F6 G6 G7',
  'R1 D6',
  'B5 C6 C7 D7 E7 F7',
  'B1 B6',
  'R2 A5 A6',
  'B2 A3 A4',
  'R4 H3 I2 I3 J3',
  'B5 I1 J1 J2 K1 K2',
  'R3 B4 C3 C4',
  'O3 I5 J5 K5',
  'R1 K6',
  'B3 L6 M6 N6',
  'R5 L5 M5 N4 N5 O5',
];
const RED_AND_BLUE: Plan = [...RED, 'B1 O4'];
const BLUE: Plan = RED_AND_BLUE.filter((choice) => choice !== 'R3 B4 C3 C4');

/**
 * A record in which every seat makes the choices of its plan, one a roll, and passes behind its
 * end. Each seat has dice of its own, so that nobody takes away what another one needs.
 */
function playing(...plans: readonly Plan[]): string {
  const most = Math.max(...plans.map((plan) => plan.length));
  const each = plans.length === 1 ? 2 : 3;
  return Array.from({ length: most }, (_, roll) => {
    const choices = plans.map((plan) => plan[roll] ?? 'pass');
    const pairs = [...choices.filter((choice) => choice !== 'pass'), 'O5', 'O5', 'O5'];
    const dice = [0, 1].flatMap((at) => pairs.slice(0, each).map((choice) => choice[at]));
    const seats = plans.map((_, seat) => (roll + seat) % plans.length);
    return [`roll ${dice.join(' ')}`, ...seats.map((seat) => `${seat + 1} ${choices[seat]}`)];
  })
    .flat()
    .join(' / ');
}

/** The lines below the scores. */
function reported(table: Table, script: string): readonly string[] {
  const { position, players } = table.plays(script);
  return encore.report!(position as Position).map((note) => say(encore, note, players));
}

function delayed(plan: Plan, rolls: number): Plan {
  return [...new Array<string>(rolls).fill('pass'), ...plan];
}

describe('E13 colours', () => {
  const colours = (...plans: readonly Plan[]) =>
    trio.scores(playing(...plans)).map(({ parts }) => parts.colours);

  test('E13 gives 5 to the first, and nothing for 20 boxes', () => {
    expect(colours(RED.slice(0, -1), [], [])).toEqual([0, 0, 0]);
    expect(colours(RED, [], [])).toEqual([5, 0, 0]);
    expect(trio.announced(playing(RED, [], []))).toEqual([
      'All red boxes are crossed off! First: Inka.',
    ]);
  });

  test('E13 gives 5 to all who complete a colour on the same roll', () => {
    expect(colours(RED, [], RED)).toEqual([5, 0, 5]);
    expect(trio.announced(playing(RED, [], RED))).toEqual([
      'All red boxes are crossed off! First: Inka and Emma.',
    ]);
  });

  test('E13 gives 3 from the next roll on, to any number of players', () => {
    const later = delayed(RED, 1);
    expect(colours(RED, later, later)).toEqual([5, 3, 3]);
    expect(trio.announced(playing(RED, later, later))).toEqual([]);
    expect(colours(delayed(RED, 2), later, RED)).toEqual([3, 3, 5]);
  });
});

describe('E15 end', () => {
  test('E15 ends the match after the roll with a second colour bonus', () => {
    const script = playing(RED_AND_BLUE, []);
    expect(pair.winners(script)).toEqual(['Inka']);
    expect(pair.announced(script)).toEqual([
      'All blue boxes are crossed off! First: Inka.',
      'That’s the end! Inka completed a second colour.',
    ]);
  });

  test('E15 goes on after one colour, also when several have one', () => {
    pair.plays(playing(RED, RED), 'roll R R R 1 1 1');
  });

  test('E15 counts bonuses of 3 alike', () => {
    const script = playing(RED, delayed(RED_AND_BLUE, 1), BLUE);
    expect(trio.scores(script).map(({ parts }) => parts.colours)).toEqual([5, 3 + 3, 5]);
    expect(trio.announced(script)).toEqual(['That’s the end! Max completed a second colour.']);
    trio.refuses('E15', script, 'roll R R R 1 1 1');
  });

  test('E15 lets everybody finish that roll', () => {
    const emmaDone = [playing(RED, RED, RED), 'roll B B G 1 1 1', '3 B1 O4 / 1 G1 H1'];
    expect(trio.winners(...emmaDone)).toEqual([]);
    const scores = trio.scores(...emmaDone, '2 B1 O4');
    expect(scores.map(({ parts }) => parts.colours)).toEqual([5, 10, 10]);
    expect(scores.map(({ parts }) => parts.stars)).toEqual([-16, -18, -18]);
  });

  test.each(['roll R R R 1 1 1', '1 pass', '2 G1 H1'])('E15 refuses any later line: %s', (line) => {
    expect(pair.refuses('E15', playing(RED_AND_BLUE, []), line)).toContain('over');
  });
});

// The plan crosses the stars A3 B6 D6 J2 K6 N4: 5 + 5 for colours, 8 jokers, nine open stars.
describe('E17 winner', () => {
  test('E17 lets the most points win', () => {
    const script = playing(delayed(RED_AND_BLUE, 1), ['G1 H1', ...RED_AND_BLUE]);
    expect(pair.totals(script)).toEqual([0, 2]);
    expect(pair.winners(script)).toEqual(['Max']);
    expect(reported(pair, script)).toEqual([]);
  });

  test('E17 breaks a tie by jokers left, and says so', () => {
    const script = playing(delayed(RED_AND_BLUE, 1), ['X? H1', ...RED_AND_BLUE]);
    const scores = pair.scores(script);
    expect(scores.map(({ total }) => total)).toEqual([0, 0]);
    expect(scores.map(({ parts }) => parts.jokers)).toEqual([8, 6]);
    expect(pair.winners(script)).toEqual(['Inka']);
    expect(reported(pair, script)).toEqual([
      'A tie on points! Inka wins with the most jokers left, 8 to 6.',
    ]);
  });

  test('E17 lets those share the win who are still level after the jokers', () => {
    const later = delayed(RED_AND_BLUE, 1);
    const script = playing(later, ['X? H1', ...RED_AND_BLUE], later);
    expect(trio.totals(script)).toEqual([0, 0, 0]);
    expect(trio.winners(script)).toEqual(['Inka', 'Emma']);
    expect(reported(trio, script)).toEqual([
      'A tie on points! Inka and Emma share the win with the most jokers left, 8 to 6.',
    ]);
  });

  test('E17 lets a tie of points and jokers share the win', () => {
    const script = playing(RED_AND_BLUE, [], RED_AND_BLUE);
    expect(trio.totals(script)).toEqual([0, -22, 0]);
    expect(trio.winners(script)).toEqual(['Inka', 'Emma']);
    expect(reported(trio, script)).toEqual([
      'A tie on points and on jokers left: the win is shared!',
    ]);
  });

  test('E17 names nobody before the end', () => {
    expect(pair.winners(playing(RED, []))).toEqual([]);
    expect(reported(pair, playing(RED, RED))).toEqual([]);
  });
});

describe('E18 solo', () => {
  const thirtyPasses = playing(delayed([], 30));
  const parts = (plan: Plan) => solo.scores(playing(plan))[0]?.parts;

  test('E18 allows two colour dice and two number dice, all of them on every roll', () => {
    for (const choice of ['Y3 H6 H7 I6', 'Y? H6', 'X3 H3 I2 I3', 'X? H1']) {
      solo.plays(playing(delayed([], 4)), `roll Y X 3 ? / 1 ${choice}`);
    }
  });

  test.each(['roll Y B X 3 4 ?', 'roll Y 3 4', 'roll Y B X 3', 'roll Y B 3 4 5'])(
    'E18 refuses other dice: %s',
    (roll) => {
      expect(solo.refuses('E18', roll)).toContain('two colour dice');
    },
  );

  test('E18 gives first values', () => {
    expect(parts(['G1 H1', 'O1 H2', 'R1 H3', 'B2 H4 H5', 'Y2 H6 H7'])?.columns).toBe(1);
    expect(parts(RED)?.colours).toBe(5);
  });

  test('E18 ends after thirty rolls', () => {
    expect(solo.winners(playing(delayed([], 29)))).toEqual([]);
    expect(solo.winners(thirtyPasses)).toEqual(['Inka']);
    expect(solo.totals(thirtyPasses)).toEqual([-22]);
    expect(reported(solo, thirtyPasses)).toEqual([]);
    expect(solo.announced(thirtyPasses)).toEqual(['That’s the end! All thirty rolls are used up.']);
  });

  test('E18 ends with two complete colours, and gives 2 points for each roll left', () => {
    const script = playing(RED_AND_BLUE);
    expect(solo.totals(script)).toEqual([2 * 15]);
    expect(solo.winners(script)).toEqual(['Inka']);
    expect(solo.announced(script)).toContain('That’s the end! The second colour is complete.');
  });

  test.each([
    [0, 30],
    [14, 2],
    [15, 0],
  ])('E18 counts the rolls left: %i passes before leave %i points', (passes, points) => {
    expect(parts(delayed(RED_AND_BLUE, passes))?.rolls).toBe(points);
  });

  test('E18 gives nothing for rolls left until two colours are complete', () => {
    expect(parts(RED)).toMatchObject({ colours: 5, rolls: 0 });
    expect(parts(delayed(RED, 16))).toMatchObject({ colours: 5, rolls: 0 });
  });

  test.each(['roll Y B 3 4', '1 pass'])('E18 refuses any line after the end: %s', (line) => {
    expect(solo.refuses('E18', thirtyPasses, line)).toContain('over');
    solo.refuses('E18', playing(RED_AND_BLUE), line);
  });

  test('E18 is what one player always plays, and several never do', () => {
    expect(solo.plays('roll Y B 3 4').options).toEqual({ Variant: 'solo' });
    const two = tableFor(encore, ['Inka', 'Max'], { Variant: 'solo' });
    expect(() => two.plays('roll Y B 3 4')).toThrow('breaks F1');
  });
});
