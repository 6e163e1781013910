import { describe, expect, test } from 'vitest';
import { tableFor } from '#testing/record.ts';
import type { Position } from './position.ts';
import { choice } from './rules.ts';

const pair = tableFor(choice, ['Linus', 'Sarah']);
const solo = tableFor(choice, ['Maria']);
const KEPT = 'roll G6 G1 Y2 / 1 keep';

/** A turn of two players; the active one keeps the rulebook's dice. */
function turn(active: number, linus: string, sarah: string): string {
  return `roll G6 G1 Y2 / ${active} keep / 1 ${linus} / 2 ${sarah}`;
}

/** The misses of each area that a seat has begun. */
function missesOf(seat: number, script: readonly string[], table = pair): number[] {
  const { sheets } = table.plays(...script).position as Position;
  return sheets[seat]!.map(({ misses }) => misses);
}

describe('T6 misses', () => {
  test.each([
    ['three dice', '6 G@10 Y@11', 0],
    ['three dice in one sum', '9=6+2+1', 0],
    ['two dice', '6 Y@5', 1],
    ['two dice in one sum', '8=6+2', 1],
    ['one die', '6', 1],
    ['no die', 'pass', 1],
  ])('T6 asks the active player for three dice: %s', (_, uses, misses) => {
    expect(missesOf(0, [turn(1, uses, '6 Y@5')])).toEqual([misses]);
  });

  test.each([
    ['three dice', '6 G@10 Y@11', 0],
    ['two dice', '6 Y@5', 0],
    ['two dice in one sum', '8=6+2', 0],
    ['one die', '6', 1],
    ['no die', 'pass', 1],
  ])('T6 asks everybody else for two dice: %s', (_, uses, misses) => {
    expect(missesOf(1, [turn(1, '6 G@10 Y@11', uses)])).toEqual([misses]);
  });

  test('T6 is called out', () => {
    expect(pair.announced(turn(1, '6 Y@5', 'pass'))).toEqual([
      'Linus used too few dice: miss number 1.',
      'Sarah used too few dice: miss number 1.',
    ]);
  });
});

describe('T7 next', () => {
  const linus = turn(1, 'pass', 'pass');

  test('T7 makes the next seat active, and after the last the first', () => {
    pair.plays(linus, turn(2, 'pass', 'pass'), 'roll G6 G1 Y2 / 1 keep');
    pair.refuses('T1', linus, 'roll G6 G1 Y2 / 1 keep');
  });

  test('T7 tells who is active, from the roll to the end of the turn', () => {
    const lines = [
      'roll G6 G1 Y2',
      '1 reroll 1',
      'roll R1 G1 Y2',
      '1 pass',
      '2 pass',
      'roll G6 G1 Y2',
    ];
    const seats = [...lines, ''].map((_, i) => {
      const { game, position } = pair.plays(...lines.slice(0, i));
      return game.active(position);
    });
    expect(seats).toEqual([0, 0, 0, 0, 0, 1, 1]);
  });

  test('T7 leaves a player alone active on every turn', () => {
    solo.plays(KEPT, '1 pass', KEPT, '1 pass', KEPT);
  });
});

describe('T8 first area', () => {
  const twoMisses = [KEPT, '1 6', KEPT, '1 pass', KEPT];

  test('T8 lets everybody choose the side to begin with', () => {
    const table = tableFor(choice, ['Linus', 'Sarah'], { Sides: '1, 2' });
    table.plays(KEPT, '1 Y@5', '2 Y@3');
    table.refuses('T3', KEPT, '1 Y@3');
    table.refuses('T3', KEPT, '2 Y@5');
  });

  test('T8 begins with side 1 where nobody says otherwise', () => {
    const [usual] = choice.headers.find(({ name }) => name === 'Sides')!.choices(2);
    const said = tableFor(choice, ['Linus', 'Sarah'], { Sides: usual! });
    expect(said.plays(KEPT).position).toEqual(pair.plays(KEPT).position);
    pair.plays(KEPT, '1 Y@5', '2 Y@5');
  });

  test('T8 scores the first area with its third miss, and turns the sheet', () => {
    expect(solo.announced(...twoMisses, '1 pass')).toEqual([
      'Maria used too few dice: miss number 3.',
      'Three misses for Maria: the first side ends with 1 point. On to the second!',
    ]);
    expect(missesOf(0, [...twoMisses, '1 pass'], solo)).toEqual([3, 0]);
  });

  test('T8 begins afresh on the other side with the next roll', () => {
    const turned = [...twoMisses, '1 Y@5'];
    expect(solo.scores(...turned, KEPT, '1 Y@3 7=6+1')).toMatchObject([
      { total: 2, parts: { numbers1: 1, numbers2: 1 } },
    ]);
    solo.refuses('T3', ...turned, KEPT, '1 Y@5');
  });

  test('T8 calls the area first that was played first, whichever side it is', () => {
    const table = tableFor(choice, ['Maria'], { Sides: '2' });
    const script = [KEPT, '1 6 2 1a close', KEPT, '1 6 Y@5'];
    expect(table.scores(...script)[0]?.parts).toMatchObject({ numbers1: 3, numbers2: 1 });
  });
});

describe('T9 giving up', () => {
  test('T9 lets a player close the first area, active or not', () => {
    const script = turn(1, '6 close', '7=6+1 close');
    expect(missesOf(0, [script])).toEqual([1, 0]);
    expect(missesOf(1, [script])).toEqual([0, 0]);
    expect(pair.announced(script).slice(1)).toEqual([
      'Linus closes the first side with 1 point and turns the sheet over!',
      'Sarah closes the first side with 1 point and turns the sheet over!',
    ]);
  });

  test('T9 lets a player give up the area without using a die', () => {
    expect(missesOf(1, [turn(1, 'pass', 'close')])).toEqual([1, 0]);
  });

  test('T9 uses the dice of the turn on the area that is given up', () => {
    expect(solo.scores(KEPT, '1 7=6+1 Y@5 close')[0]?.parts).toMatchObject({ numbers1: 1 });
    solo.refuses('T3', KEPT, '1 Y@3 close');
  });

  test('T9 takes nothing more from a player who gives up with the third miss', () => {
    const script = [KEPT, '1 pass', KEPT, '1 pass', KEPT, '1 close'];
    expect(missesOf(0, script, solo)).toEqual([3, 0]);
  });

  test('T9 refuses to give up the second area', () => {
    for (const uses of ['close', '6 close', '6 Y@3 close']) {
      expect(solo.refuses('T9', KEPT, '1 close', KEPT, `1 ${uses}`)).toContain('first side');
    }
  });
});
