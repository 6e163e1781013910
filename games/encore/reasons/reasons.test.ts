import { describe, expect, test } from 'vitest';
import { teller } from '#bots/testing/tell.ts';
import { movesOf } from '#engine/contract.ts';
import { boardOf } from '#kits/grid/boards.ts';
import { claim } from '#kits/grid/claims.ts';
import { COLUMN_BITS, crossBoxes } from '#kits/grid/paper.ts';
import { COLOURS } from '#kits/grid/sheet.ts';
import { tableFor } from '#testing/record.ts';
import type { Position } from '../play.ts';
import { encore } from '../rules.ts';
import { reasoning } from './index.ts';

const tell = teller(encore, reasoning);
const three = tableFor(encore, ['Lea', 'Tom', 'Ida']);
const at = (...lines: readonly string[]) => three.plays(...lines).position as Position;

describe('jokers', () => {
  const roll = at('roll B Y X 3 4 ?');

  test('a joker is the price of a move, listed last', () => {
    expect(tell.for(roll, 0, 'Y? H6 H7 I6 I7 J7').at(-1)).toBe('−1 joker, 7 left');
  });

  test('fewer boxes are better by the joker that they spare', () => {
    const told = tell.beside(roll, 0, 'Y4 H6 H7 I6 I7', 'Y? H6 H7 I6 I7 J7');
    expect(told[0]).toBe('1 joker saved for later rolls');
    expect(told.join()).not.toContain('boxes, then');
    expect(tell.beside(roll, 0, 'Y? H6 H7 I6 I7 J7', 'Y4 H6 H7 I6 I7').at(-1)).toBe(
      '−1 joker, 7 left',
    );
  });

  test('what both spend is not listed', () => {
    const told = tell.beside(roll, 0, 'X4 H6 H7 I6 I7', 'Y? H6 H7 I6 I7');
    expect(told.join()).not.toContain('joker');
  });

  test('a pass keeps jokers only compared with a move that spends one', () => {
    const told = (beside: string) => tell.beside(roll, 0, 'pass', beside).join();
    expect(tell.for(roll, 0, 'pass')).toEqual(['8 jokers kept for better dice']);
    expect(told('Y? H6 H7 I6 I7 J7')).toContain('1 joker saved for later rolls');
    expect(told('Y4 H6 H7 I6 I7')).not.toContain('joker');
  });
});

describe('what a move leaves', () => {
  test('a box on its own in its block is a price, and spared by who leaves none', () => {
    const roll = at('roll Y B R 4 5 2');
    expect(tell.for(roll, 0, 'Y4 H6 H7 I6 I7').at(-1)).toBe(
      '1 box is left alone in its block: only a 1 fits',
    );
    expect(tell.beside(roll, 0, 'Y5 H6 H7 I6 I7 J7', 'Y4 H6 H7 I6 I7')).toContain(
      '1 fewer box left alone: only a 1 fits there',
    );
    expect(tell.for(roll, 0, 'Y5 H6 H7 I6 I7 J7').join()).not.toContain('alone');
  });

  test('poor dice for the others are listed, good ones are not', () => {
    const pass = '1 pass / 2 pass / 3 pass';
    const three = ['roll R R R 1 1 1', pass, 'roll R R R 1 1 1', pass, 'roll R R R 1 1 1', pass];
    const poor = '0 boxes for the others, jokers aside';
    expect(tell.for(at(...three, 'roll Y G G 5 5 5'), 0, 'Y5 H6 H7 I6 I7 J7')).toContain(poor);
    expect(tell.beside(at(...three, 'roll Y G G 5 5 5'), 0, 'Y5 H6 H7 I6 I7 J7', 'pass')).toContain(
      poor,
    );
    const good = at(...three, 'roll Y Y Y 5 5 5');
    expect(tell.for(good, 0, 'Y5 H6 H7 I6 I7 J7').join()).not.toContain('others');
  });
});

describe('a second colour', () => {
  /** Lea lacks one box of green and none of yellow. */
  function nearEnd(): Position {
    const position = at('roll G B B 1 5 5');
    const [lea] = position.papers;
    const board = boardOf(lea!.sheet);
    const boxes = board.blocks.flatMap(({ colour, boxes }) =>
      'YG'.includes(COLOURS[colour]!) ? boxes : [],
    );
    crossBoxes(board, lea!, boxes.slice(0, -1));
    position.claimed = claim(position.papers, 0);
    return position;
  }

  const move = (position: Position) =>
    movesOf(encore, position, 0)
      .map((each) => encore.notate(position, 0, each))
      .find((word) => word.startsWith('G1'))!;

  test('ends the match, which is good for who is ahead', () => {
    const position = nearEnd();
    const told = tell.for(position, 0, move(position));
    expect(told[0]).toMatch(/^\+\d+ points compared with the next best, and the game ends$/);
  });

  test('ends it too early for who is behind', () => {
    const position = nearEnd();
    const tom = position.papers[1]!;
    Object.assign(tom, { done: COLUMN_BITS, first: COLUMN_BITS });
    const told = tell.for(position, 0, move(position));
    expect(told.at(-1)).toMatch(/^−\d+ points compared with the next best/);
    expect(tell.beside(position, 0, 'pass', move(position))[0]).toMatch(
      /^1 more roll at least to make up \d+ points$/,
    );
  });
});
