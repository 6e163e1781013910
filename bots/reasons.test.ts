import { describe, expect, test } from 'vitest';
import type { Game } from '#engine/contract.ts';
import { inEach } from '#engine/languages.ts';
import type { Reason } from '#kits/reason.ts';
import { pebbles } from '#testing/toy.ts';
import { type Reasoning, reasonsBeside, reasonsFor } from './reasons.ts';

const game = pebbles as unknown as Game;

type More = Partial<Pick<Reason, 'figure' | 'args' | 'price'>>;

const reason = (key: string, weight: number, more: More = {}): Reason => ({
  ...{ key: `reason.${key}`, weight, figure: '1', args: {} },
  ...more,
});

/** The reasons of each of up to three moves, by keys and figures. */
function tell(...said: readonly (readonly Reason[])[]) {
  const reasoning: Reasoning = {
    texts: inEach(() => ({})),
    reasonsOf: ({ move }) => said[move]!,
  };
  const position = game.start(1, {});
  game.roll(position, [0]);
  const words = (reasons: readonly Reason[]) =>
    reasons.map(({ figure, key }) => `${figure} ${key.replace('reason.', '')}`);
  return {
    for: (move: number, most?: number) =>
      words(reasonsFor(game, reasoning, position, 0, move, most)),
    beside: (move: number, other: number) =>
      words(reasonsBeside(game, reasoning, position, 0, [move, other])),
    reasonsBeside: (move: number, other: number) =>
      reasonsBeside(game, reasoning, position, 0, [move, other]),
  };
}

describe('one move', () => {
  test('has its reasons, the weightiest first and no more than a few', () => {
    const { for: why } = tell([reason('a', 1), reason('b', 4), reason('c', 2), reason('d', 3)]);
    expect(why(0)).toEqual(['1 b', '1 d', '1 c']);
    expect(why(0, 2)).toEqual(['1 b', '1 d']);
  });

  test('has its price last, however heavy, and only the heaviest', () => {
    const prices = [reason('toll', 9, { price: 1 }), reason('fee', 8, { price: 2 })];
    const { for: why } = tell([...prices, reason('a', 1), reason('b', 4), reason('c', 2)]);
    expect(why(0)).toEqual(['1 b', '1 c', '1 toll']);
    expect(why(0, 2)).toEqual(['1 b', '1 toll']);
  });

  test('omits a price that weighs less than all the reasons shown', () => {
    const { for: why } = tell([reason('a', 3), reason('b', 4), reason('toll', 2, { price: 1 })]);
    expect(why(0, 2)).toEqual(['1 b', '1 a']);
  });

  test('is praised for what it does not have to pay', () => {
    expect(tell([reason('toll.none', 1, { price: 0 })]).for(0)).toEqual(['1 toll.none']);
  });
});

describe('compared with another move', () => {
  test('what both have in common is left out, and so is what the other has more of', () => {
    const seats = (...list: number[]) => reason('seats', 1, { args: { seats: list } });
    const { beside } = tell(
      [reason('free', 9), reason('count', 2, { figure: '2' }), seats(0, 1)],
      [reason('free', 9), reason('count', 3, { figure: '3' }), seats(0, 1)],
      [reason('free', 9), reason('count', 3, { figure: '3' })],
    );
    expect(beside(1, 0)).toEqual(['3 count']);
    expect(beside(0, 1)).toEqual([]);
    expect(beside(1, 2)).toEqual(['1 seats']);
    expect(beside(1, 1)).toEqual([]);
  });

  test('a hair’s breadth decides nothing', () => {
    const { beside } = tell([reason('a', 2.1, { figure: '2' })], [reason('a', 2)]);
    expect(beside(0, 1)).toEqual([]);
  });

  test('two of a kind are more than one', () => {
    const columns = ['3', '4', '5'].map((figure) => reason('column', 4, { figure }));
    const { beside } = tell(columns.slice(0, 2), columns.slice(2));
    expect(beside(0, 1)).toEqual(['4 column']);
    expect(beside(1, 0)).toEqual([]);
  });

  test('a higher price of the other move is shown as spared, with the difference', () => {
    const toll = (price: number) => reason('toll', 2 * price, { figure: `−${price}`, price });
    const move = tell([toll(1)], [toll(3)], [reason('toll.none', 1, { price: 0 })]);
    expect(move.reasonsBeside(0, 1)).toEqual([
      { figure: '2', key: 'reason.toll.spared', args: { count: 2 }, weight: 4 },
    ]);
    expect(move.beside(2, 1)).toEqual(['3 toll.spared']);
    expect(move.beside(1, 2)).toEqual(['−3 toll']);
    expect(move.beside(1, 0)).toEqual(['−3 toll']);
    expect(move.beside(0, 0)).toEqual([]);
  });

  test('a gain of the same kind says by itself that it is spared the price', () => {
    const { beside } = tell([reason('ends', 5)], [reason('ends', 5, { price: 1, figure: '−1' })]);
    expect(beside(0, 1)).toEqual(['1 ends']);
    expect(beside(1, 0)).toEqual(['−1 ends']);
  });
});
