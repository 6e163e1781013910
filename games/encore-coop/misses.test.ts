import { describe, expect, test } from 'vitest';
import { step, tableFor } from '#testing/record.ts';
import { encoreCoop } from './rules.ts';
import { awaits, factsOf } from './testing/facts.ts';
import { allOf, plan, turns } from './testing/team.ts';

const trio = tableFor(encoreCoop, ['Inka', 'Emely', 'Lukas']);
const STROLLS = ['blue', 'yellow', 'red'].map((sheet) => plan(sheet, 4));
const ROLL = 'roll R G B 1 2 3';

describe('C5 miss', () => {
  test('C5 notes a miss for a player who passes', () => {
    expect(factsOf(trio.plays(ROLL, step('G1 H1', 'pass', 'pass'))).misses).toEqual([0, 1, 1]);
    expect(trio.announced(ROLL, step('G1 H1', 'pass', 'B1 H5'))).toEqual([
      'Emely now has one miss.',
    ]);
  });

  test('C5 leaves all dice to the others when the active player misses', () => {
    const lines = [...turns(STROLLS, 3), ROLL, '1 pass'];
    expect(factsOf(trio.plays(...lines)).misses).toEqual([1, 0, 0]);
    trio.plays(...lines, '2 R1 H5', '3 R1 H1');
  });

  test('C5 looks at misses made together when all have chosen', () => {
    const misses = new Array(2).fill(`${ROLL} / ${step('pass', 'pass', 'pass')}`);
    expect(awaits(trio.plays(...misses, ROLL, '1 pass / 2 pass'))).toBe('seats');
    const lost = trio.plays(...misses, ROLL, step('pass', 'pass', 'pass'));
    expect(factsOf(lost)).toMatchObject({ won: false, misses: [3, 3, 3] });
    expect(trio.announced(...misses, ROLL, step('pass', 'pass', 'pass'))).toContain(
      'That’s a third miss: the mission is lost. Once more?',
    );
    expect(awaits(trio.plays(...misses, ROLL, step('pass', 'B1 H4', 'G1 H6')))).toBe('nobody');
  });

  test('C5 ends the match at the active player’s third miss, before the others choose', () => {
    const [inka, ...others] = STROLLS;
    const lines = [...turns([['pass', 'pass', inka![0]!], ...others], 3), ROLL];
    expect(awaits(trio.plays(...lines, '1 pass'))).toBe('nobody');
    expect(factsOf(trio.plays(...lines, '1 pass'))).toMatchObject({ turn: 4, misses: [3, 0, 0] });
    expect(trio.announced(...lines, '1 pass')).toContain(
      'That’s a third miss: the mission is lost. Once more?',
    );
    trio.refuses('C10', ...lines, '1 pass', '2 pass');
  });

  test('C5 lets the roll be finished when another player misses the third time', () => {
    const [inka, emely, lukas] = STROLLS;
    const lines = [...turns([inka!, ['pass', 'pass', emely![0]!], lukas!], 3), ROLL];
    expect(awaits(trio.plays(...lines, '1 pass', '2 pass'))).toBe('seats');
    expect(awaits(trio.plays(...lines, '1 pass', '2 pass', '3 pass'))).toBe('nobody');
  });

  test('C5 loses with a third miss on the roll that fulfils the mission', () => {
    const pair = tableFor(encoreCoop, ['Inka', 'Emely']);
    const inka = plan('blue', allOf('blue', 'B'), allOf('blue', 'G'));
    const emely = plan('yellow', 19);
    const play = (misses: number) => {
      const passes = new Array<string>(misses).fill('pass');
      const lines = turns([inka, [...passes, ...emely.slice(0, 18 - misses)]], 19, {
        strike: 'strike 2 2',
      });
      return factsOf(pair.plays(...lines));
    };
    expect(play(1)).toMatchObject({ won: true, misses: [0, 2], mission: { done: true } });
    expect(play(2)).toMatchObject({ won: false, misses: [0, 3], mission: { done: true } });
  });
});
