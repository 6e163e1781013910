import { expect, test } from 'vitest';
import type { Idea } from '#bots/hint.ts';
import { movesOf } from '#engine/contract.ts';
import { SHELVES } from '#games/index.ts';
import { loadReasons } from '#games/reasons.ts';
import { tableFor } from '#testing/record.ts';
import type { Choice } from '../table/choice.ts';
import type { Table } from '../table/table.ts';
import { linesOf } from './reasons.ts';

const { game } = SHELVES.find((shelf) => shelf.game.id === 'qwixx')!;
const { position } = tableFor(game, ['Lea', 'Tom']).plays('roll 3 3 R1 Y1 G1 B1');
const reasoning = await loadReasons('qwixx');
const table = {
  face: { texts: { en: {}, fr: {}, de: {} } },
  setup: { game, players: ['Lea', 'Tom'] },
  view: { value: { position } },
} as unknown as Table;

const idea = (text: string, more: Partial<Idea> = {}): Idea => ({
  move: movesOf(game, position, 0).find((move) => game.notate(position, 0, move) === text)!,
  text,
  ...more,
});

function told(one: Idea, ideas: readonly Idea[]): readonly string[] {
  const lines = linesOf(table, { seat: 0 } as Choice, reasoning, one, ideas);
  return lines.map(({ figure, words }) => `${figure} ${words}`);
}

test('what speaks for the first idea comes first, its price last', () => {
  const first = idea('R6');
  expect(told(first, [first, idea('G6')])).toEqual([
    '+1 point: that makes 1 cross in the red row',
    '4 numbers skipped in the red row',
  ]);
});

test('the price stays along with the chance to win', () => {
  const first = idea('R6', { win: 0.5, score: 50 });
  expect(told(first, [first])).toEqual([
    '+1 point: that makes 1 cross in the red row',
    '4 numbers skipped in the red row',
    '50% chance of winning',
  ]);
});

test('another idea that only costs more is worded like one on its own', () => {
  const [first, other] = [idea('R6'), idea('G6')];
  expect(told(other, [first, other])[0]).toBe('+1 point: that makes 1 cross in the green row');
  expect(told(other, [first, other]).at(-1)).toBe('6 numbers skipped in the green row');
});

test('the first idea is worded by its difference from one that is known to be worse', () => {
  const first = idea('R6', { win: 0.6, score: 60 });
  const other = (beside?: Idea['beside']) =>
    idea('G6', { win: 0.4, score: 40, ...(beside && { beside }) });
  expect(told(first, [first, other('worse')])).toEqual([
    '2 fewer numbers skipped',
    '60% chance of winning; 40% with another idea',
  ]);
  // As long as nothing is known to decide, it is worded on its own.
  const alone = '+1 point: that makes 1 cross in the red row';
  expect(told(first, [first, other()])[0]).toBe(alone);
  expect(told(first, [first, other('alike')])[0]).toBe(alone);
});

test('a first idea without immediate reasons is worded on its own, too', () => {
  const first = idea('G6', { win: 0.6, score: 60 });
  const other = idea('R6', { win: 0.4, score: 40, beside: 'worse' });
  expect(told(first, [first, other])[0]).toBe('+1 point: that makes 1 cross in the green row');
});
