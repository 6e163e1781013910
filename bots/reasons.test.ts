import { expect, test } from 'vitest';
import { type Game, movesOf } from '#engine/contract.ts';
import type { Position } from '#games/encore-coop/position.ts';
import { encoreCoop } from '#games/encore-coop/rules.ts';
import { shelf } from '#games/qwixx/index.ts';
import { loadReasons } from '#games/reasons.ts';
import type { Reason } from '#kits/reason.ts';
import { pebbles } from '#testing/toy.ts';
import { type Reasoning, reasonsBeside, reasonsFor } from './reasons.ts';

const game = pebbles as unknown as Game;

const reason = (key: string, weight: number, figure = '1', args: Reason['args'] = {}): Reason => ({
  ...{ key, weight, figure, args },
});

/** What speaks for each of three moves. */
const SAID: readonly (readonly Reason[])[] = [
  [reason('free', 9), reason('count', 2, '0'), reason('seats', 1, '1', { seats: [0, 1] })],
  [reason('free', 9), reason('count', 2, '1'), reason('seats', 1, '1', { seats: [0, 1] })],
  [reason('free', 9), reason('count', 2, '1'), reason('seats', 1, '1', { seats: [1] })],
];
const reasoning: Reasoning = {
  texts: { en: {}, fr: {}, de: {} },
  reasonsOf: ({ move }) => SAID[move]!,
};

function keys(move: number, other?: number): string[] {
  const position = game.start(1, {});
  game.roll(position, [0]);
  const told =
    other === undefined
      ? reasonsFor(game, reasoning, position, 0, move)
      : reasonsBeside(game, reasoning, position, 0, [move, other]);
  return told.map(({ key }) => key);
}

test('a move has its reasons, the weightiest first', () => {
  expect(keys(0)).toEqual(['free', 'count', 'seats']);
});

test('beside another move, what both have in common is left out', () => {
  expect(keys(1, 0)).toEqual(['count']);
  expect(keys(2, 1)).toEqual(['seats']);
  expect(keys(1, 1)).toEqual([]);
});

test('who crosses either way is not told that it spares a miss', async () => {
  const { game: qwixx } = shelf as unknown as { game: Game };
  const known = await loadReasons('qwixx');
  const position = qwixx.start(2, {});
  const dice = qwixx.next(position);
  if (dice.for !== 'dice') throw new Error('a match begins with a roll');
  qwixx.roll(
    position,
    dice.dice.map(() => 1),
  );
  const moves: number[] = [];
  const count = qwixx.moves(position, 0, moves);
  const [pass, one, other] = moves.slice(0, count);
  const told = (move: number, beside: number) =>
    reasonsBeside(qwixx, known, position, 0, [move, beside]).map(({ key }) => key);
  expect(told(one!, pass!)).toContain('reason.spared');
  expect(told(one!, other!)).not.toContain('reason.spared');
});

test('a team is told what a penalty leaves it', async () => {
  const known = await loadReasons('encore-coop');
  const [strike, discard] = ['strike', 'discard'].map((phase) => ({
    ...encoreCoop.start(2, {}),
    phase,
  })) as [Position, Position];
  const told = (position: Position, word: string) => {
    const moves = movesOf(encoreCoop, position, 0);
    const move = moves.find((each) => encoreCoop.notate(position, 0, each) === word)!;
    const [reason] = reasonsFor(encoreCoop, known as Reasoning<Position>, position, 0, move);
    return [reason?.figure, reason?.key, reason?.args.count];
  };
  strike.papers[1]!.jokers = 2;
  expect(told(strike, 'strike 3 1')).toEqual(['1', 'reason.fewest', 1]);
  expect(told(strike, 'strike 2 2')).toEqual(['1', 'reason.without', 1]);
  expect(told(discard, 'discard colour')).toEqual(['2', 'reason.dice', 3]);
});
