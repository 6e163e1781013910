import { describe, expect, test } from 'vitest';
import { teller } from '#bots/testing/tell.ts';
import { type Area, newArea, type Position } from '../position.ts';
import { choice } from '../rules.ts';
import { reasoning } from './index.ts';

const tell = teller(choice, reasoning);

/** Dice by what they show, 1–6; one or two sheets with one or two areas each. */
function table(phase: 'keep' | 'use', dice: readonly number[], sheets: Area[][]): Position {
  return { phase, active: 0, dice: dice.map((face) => face - 1), rerolled: 0, sheets };
}

const fresh = (side: number): Area => newArea(side);
const missed = (side: number, misses: number): Area => ({ ...newArea(side), misses });

describe('misses', () => {
  test('the third miss is named as the end of the match, and a spared one in comparisons', () => {
    const last = table('use', [1, 1, 1], [[fresh(0), missed(1, 2)]]);
    expect(tell.for(last, 0, '3=1+1+1')).toContain('3 dice used: no miss');
    expect(tell.for(last, 0, '2=1+1').at(-1)).toBe('1 miss: the third, and the game ends');
    expect(tell.beside(last, 0, '3=1+1+1', '2=1+1')[0]).toBe(
      '1 miss avoided: the third would end the game',
    );
  });

  test('on the first side the third one ends that side', () => {
    const first = table('use', [1, 1, 1], [[missed(0, 2)]]);
    expect(tell.beside(first, 0, '3=1+1+1', '2=1+1')[0]).toBe(
      '1 miss avoided: the third would end this side',
    );
  });

  test('two moves that both miss do not differ by it', () => {
    const first = table('use', [1, 1, 1], [[fresh(0)]]);
    expect(tell.beside(first, 0, '2=1+1', 'pass').join()).not.toContain('miss');
  });

  test('a leader is shown that the match ends, not that it costs a miss', () => {
    const ahead = { ...fresh(0), taken: (1 << 16) - 1 };
    const sheets = [[ahead, missed(1, 2)], [fresh(0)]];
    const told = tell.for(table('use', [1, 1, 1], sheets), 0, '2=1+1');
    expect(told[0]).toBe('+26 points compared with the best other sheet, and the game ends');
    expect(told.join()).not.toContain('miss');
  });
});

describe('rolling again', () => {
  const keep = table('keep', [1, 1, 1], [[fresh(0)]]);

  test('the same points are not listed on both sides', () => {
    const [kept, again] = [
      tell.beside(keep, 0, 'keep', 'reroll 1'),
      tell.beside(keep, 0, 'reroll 1', 'keep'),
    ];
    expect(kept).toContain('1 miss not risked: enough dice fit as rolled');
    expect(again.join()).not.toContain('points');
    expect(again[0]).toBe('1 die gets another chance, and the rest stays');
  });

  test('one die, some or all of them', () => {
    const again = (count: number) =>
      tell.said({ figure: String(count), key: 'reason.again', args: { count } });
    expect(again(1)).toEqual([
      '1 die gets another chance, and the rest stays',
      '1 dé relancé, le reste est gardé',
      '1 Würfel bekommt eine zweite Chance, der Rest bleibt liegen',
    ]);
    expect(again(2)[0]).toBe('2 dice get another chance, and the rest stays');
    expect(again(3)).toEqual([
      '3 dice get another chance',
      '3 dés relancés',
      '3 Würfel bekommen eine zweite Chance',
    ]);
  });
});
