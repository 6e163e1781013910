import { expect, test } from 'vitest';
import type { Face } from '#games/face.ts';
import { NO_PICKS, type Pencil, type Picks } from '#ui/pencil.ts';
import { type Kept, openChoice } from './choice.ts';

/** A game in which every choice is one box; those named cost what they are called. */
function choosing(boxes: readonly string[], costs: Readonly<Record<string, string>>) {
  const face = {
    options: () => boxes.map((text) => ({ text, boxes: [text], dice: [], dear: [] })),
    quiet: () => ({ text: 'pass', label: { key: 'pass' } }),
    prompt: (_: unknown, __: number, { picks }: Pencil) => ({ button: picks.boxes.join() }),
    why: () => ({ note: { rule: 'F2', key: 'word', args: {} }, show: [] }),
    warning: (_: unknown, __: number, text: string) =>
      costs[text] === undefined ? undefined : { key: costs[text] },
  };
  return openChoice(face as unknown as Face, undefined, 0);
}

test('a choice costs what another one would not', () => {
  const choice = choosing(['A1'], { pass: 'miss' });
  expect(choice.costOf('pass')).toEqual({ key: 'miss' });
  expect(choice.costOf('A1')).toBeUndefined();
});

test('where all choices cost different things, each says what it costs', () => {
  const choice = choosing(['A1'], { pass: 'miss', A1: 'lastJoker' });
  expect(choice.costOf('pass')).toEqual({ key: 'miss' });
  expect(choice.costOf('A1')).toEqual({ key: 'lastJoker' });
});

test('a cost that cannot be helped is not warned of', () => {
  expect(choosing([], { pass: 'miss' }).costOf('pass')).toBeUndefined();
  expect(choosing(['A1'], { pass: 'miss', A1: 'miss' }).costOf('A1')).toBeUndefined();
});

test('a whole choice is pencilled in one step, and undone in one', () => {
  const choice = choosing(['A1', 'A2'], {});
  choice.tap('A1');
  expect(choice.pencilIn('A2')).toBe(true);
  expect(choice.pencil.value.ready?.text).toBe('A2');
  choice.undo();
  expect(choice.pencil.value.ready?.text).toBe('A1');
  expect(choice.pencilIn('B7')).toBe(false);
  expect(choice.pencil.value.ready?.text).toBe('A1');
});

test('what is pencilled in lets go of a doubt about a box', () => {
  const choice = choosing(['A1'], {});
  choice.tap('B7');
  expect(choice.refused.value?.mark).toBe('B7');
  choice.pencilIn('A1');
  expect(choice.refused.value).toBeUndefined();
});

test('taps are undone one by one, and no further than the beginning', () => {
  const choice = choosing(['A1', 'A2'], {});
  expect(choice.canUndo.value).toBe(false);
  choice.undo();
  choice.tap('A1');
  expect([choice.canUndo.value, choice.prompt.value]).toEqual([true, { button: 'A1' }]);
  choice.undo();
  expect([choice.canUndo.value, choice.prompt.value]).toEqual([false, { button: '' }]);
  choice.undo();
  expect(choice.pencil.value.picks.boxes).toEqual([]);
});

test('everything is wiped out at once, which can be undone; nothing is not', () => {
  const choice = choosing(['A1'], {});
  choice.tap('B7');
  choice.clear();
  expect([choice.refused.value, choice.canUndo.value]).toEqual([undefined, false]);
  choice.tap('A1');
  choice.clear();
  expect(choice.pencil.value.picks.boxes).toEqual([]);
  choice.undo();
  expect(choice.pencil.value.picks.boxes).toEqual(['A1']);
});

/** Two free choices of two boxes each, and a die that only the second one takes. */
function pairs(kept?: Kept) {
  const option = (text: string, dice: readonly string[]) => {
    return { text, boxes: text.split(' '), dice, dear: [] };
  };
  const face = {
    options: () => [option('A1 A2', ['one']), option('B1 B2', ['one', 'two'])],
    quiet: () => undefined,
    prompt: () => ({ title: { key: '' }, button: { key: '' } }),
    why: () => ({ note: { rule: 'F2', key: 'word', args: {} }, show: [] }),
  };
  return openChoice(face as unknown as Face, undefined, 0, kept);
}

test('the rest is filled in one step, and undone in one', () => {
  const choice = pairs();
  choice.fill();
  expect(choice.canUndo.value).toBe(false);
  choice.tap('A2');
  choice.fill();
  expect(choice.pencil.value.ready?.text).toBe('A1 A2');
  choice.undo();
  expect(choice.pencil.value.picks.boxes).toEqual(['A2']);
});

test('boxes that a start elsewhere rubs out are counted, those taken off one by one are not', () => {
  const choice = pairs();
  choice.tap('A1');
  choice.tap('A2');
  choice.tap('A1');
  expect(choice.dropped.value).toBe(0);
  choice.tap('A1');
  choice.tap('B1');
  expect([choice.dropped.value, choice.pencil.value.picks.boxes]).toEqual([2, ['B1']]);
  choice.undo();
  expect([choice.dropped.value, choice.pencil.value.picks.boxes]).toEqual([0, ['A2', 'A1']]);
  choice.tap('two');
  expect([choice.dropped.value, choice.pencil.value.picks.boxes]).toEqual([2, []]);
  choice.undo();
  choice.clear();
  expect(choice.dropped.value).toBe(0);
});

test('earlier pencil marks are there, can be undone, and every change is reported', () => {
  const told: string[] = [];
  const onPicks = ({ boxes }: Picks) => told.push(boxes.join());
  const choice = pairs({ picks: { boxes: ['A1'], dice: [] }, onPicks });
  expect([choice.pencil.value.picks.boxes, choice.isBegun.value]).toEqual([['A1'], true]);
  choice.tap('A2');
  choice.undo();
  choice.undo();
  expect([told, choice.canUndo.value]).toEqual([['A1,A2', 'A1', ''], false]);
});

test('marks that are part of no choice any more are let go of', () => {
  const choice = pairs({ picks: { boxes: ['A1', 'B1'], dice: [] }, onPicks: () => undefined });
  expect([choice.pencil.value.picks, choice.canUndo.value]).toEqual([NO_PICKS, false]);
});

test('what would reach any box is not pointed at, but a tap asks for it', () => {
  const cost = () => ({ title: { key: 'cost' }, action: { key: 'use' } });
  const face = {
    options: () => [
      { text: 'bomb', boxes: ['C3'], dice: ['bomb'], dear: ['bomb'], isAnywhere: true },
      { text: 'joker', boxes: ['D4'], dice: ['joker'], dear: ['joker'] },
    ],
    quiet: () => undefined,
    prompt: () => ({ title: { key: '' }, button: { key: '' } }),
    cost,
  };
  const choice = openChoice(face as unknown as Face, undefined, 0);
  const { costly, choosable } = choice.glow.value;
  expect([[...costly], [...choosable!]]).toEqual([['D4'], ['C3', 'D4']]);
  choice.tap('C3');
  expect([choice.asked.value?.mark, [...choice.glow.value.costly]]).toEqual(['C3', ['C3']]);
});
