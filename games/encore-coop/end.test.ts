import { describe, expect, test } from 'vitest';
import { tableFor } from '#testing/record.ts';
import { encoreCoop } from './rules.ts';
import { awaits, factsOf } from './testing/facts.ts';
import { allOf, column, plan, turns, without } from './testing/team.ts';

const trio = tableFor(encoreCoop, ['Inka', 'Emely', 'Lukas']);
const solo = tableFor(encoreCoop, ['Inka']);
const STROLLS = ['blue', 'yellow', 'red'].map((sheet) => plan(sheet, 27));
const ROLL = 'roll R G B 1 2 3';
const PENALTIES = { strike: 'strike 3', discard: 'number' } as const;

describe('C6 points', () => {
  test('C6 counts columns and jokers, neither colours nor stars', () => {
    const lines = turns([plan('blue', allOf('blue', 'B'))], 12, PENALTIES);
    expect(solo.scores(...lines)).toEqual([{ total: 5, parts: { columns: 0, jokers: 5 } }]);
    const columns = turns([plan('blue', column('H'), column('I'))], 10);
    expect(solo.scores(...columns)).toEqual([{ total: 11, parts: { columns: 3, jokers: 8 } }]);
  });
});

/** Twelve points on columns, then strolling; eight jokers make it the twenty that C9 asks for. */
const TWELVE = plan('blue', ...[...'NOMH'].map(column), 27);
/** All blue boxes but one in twelve turns; the last one, O6, can follow whenever it is wanted. */
const ALMOST_BLUE = plan('blue', `${without(allOf('blue', 'B'), 'O6')} O5`, 26);

describe('C9 after turn 27', () => {
  test('C9 is met by column points and jokers together', () => {
    const lines = turns([TWELVE], 27);
    expect(solo.totals(...lines)).toEqual([20]);
    expect(factsOf(solo.plays(...lines))).toMatchObject({ misses: [0], won: false });
  });

  test('C9 notes a miss when one point is missing', () => {
    const lines = turns([TWELVE.with(26, TWELVE[26]!.replace(/^./, 'X'))], 27);
    expect(solo.totals(...lines)).toEqual([19]);
    expect(factsOf(solo.plays(...lines)).misses).toEqual([1]);
  });

  test('C9 notes a miss for every player', () => {
    const lines = turns(STROLLS, 27, { strike: 'strike 3 2 1', discard: 'number' });
    expect(factsOf(trio.plays(...lines.slice(0, 26))).misses).toEqual([0, 0, 0]);
    expect(factsOf(trio.plays(...lines)).misses).toEqual([1, 1, 1]);
  });

  test('C9 is not looked at when a third miss has lost the match on turn 27', () => {
    const [inka, ...others] = STROLLS;
    const choices = ['pass', 'pass', ...inka!.slice(0, 24), 'pass'];
    const lost = turns([choices, ...others], 27, { strike: 'strike 3 2 1', discard: 'number' });
    expect(factsOf(trio.plays(...lost)).misses).toEqual([3, 0, 0]);
  });

  test.each([
    [1, true],
    [2, false],
  ])('C9 comes before a mission fulfilled on turn 27: after %i misses won is %s', (misses, won) => {
    const passes = new Array<string>(misses).fill('pass');
    const choices = [...passes, ...ALMOST_BLUE.slice(0, 26 - misses), 'B1 O6'];
    const last = solo.plays(...turns([choices], 27, PENALTIES));
    expect(factsOf(last)).toMatchObject({ won, misses: [misses + 1], mission: { done: true } });
  });
});

describe('C10 end', () => {
  const blue = plan('blue', allOf('blue', 'B'), allOf('blue', 'G'), 27);
  const lines = turns([blue], 27, PENALTIES);
  const slow = tableFor(encoreCoop, ['Inka'], { Finish: 'last-turn' });

  test('C10 wins as soon as the mission is fulfilled', () => {
    expect(awaits(solo.plays(...lines.slice(0, 11)))).toBe('dice');
    expect(solo.winners(...lines.slice(0, 12))).toEqual(['Inka']);
    expect(solo.announced(...lines.slice(0, 12))).toContain('Mission accomplished! That’s a win!');
  });

  test('C10 refuses whatever follows the end', () => {
    solo.refuses('C10', ...lines.slice(0, 12), ROLL);
    solo.refuses('C10', ...lines.slice(0, 12), '1 pass');
    solo.refuses('C10', ...turns([TWELVE], 27), ROLL);
  });

  test('C10 loses when turn 27 has passed without the mission', () => {
    expect(solo.winners(...turns([TWELVE], 27))).toEqual([]);
    expect(solo.announced(...turns([TWELVE], 27))).toEqual([
      'The 27 turns are up, and the mission isn’t done. Once more?',
    ]);
  });

  test('C10 plays on to turn 27 with Finish: last-turn, and counts what is beyond need', () => {
    const at19 = factsOf(slow.plays(...lines.slice(0, 19)));
    expect(at19).toMatchObject({
      won: false,
      mission: { done: true, progress: { colours: [2, 1] } },
    });
    expect(awaits(slow.plays(...lines.slice(0, 26)))).toBe('dice');
    expect(slow.winners(...lines)).toEqual(['Inka']);
    slow.refuses('C10', ...lines, ROLL);
  });

  test('C10 wins on turn 19 before C8 takes a die', () => {
    const players = ['Inka', 'Emely'];
    const plans = [blue, plan('yellow', 19)];
    const nineteen = turns(plans, 19, { strike: 'strike 2 2' });
    expect(tableFor(encoreCoop, players).winners(...nineteen)).toEqual(players);
    const late = tableFor(encoreCoop, players, { Finish: 'last-turn' });
    late.plays(...nineteen, '1 discard colour');
  });

  test('C10 still loses on a third miss after the mission with Finish: last-turn', () => {
    const passes = [ROLL, '1 pass', ROLL, '1 pass'];
    expect(awaits(slow.plays(...lines.slice(0, 12), ...passes))).toBe('dice');
    const lost = slow.plays(...lines.slice(0, 12), ...passes, ROLL, '1 pass');
    expect(factsOf(lost)).toMatchObject({ won: false, mission: { done: true } });
  });
});
