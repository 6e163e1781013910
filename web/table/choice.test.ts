import { expect, test } from 'vitest';
import type { Face } from '#games/face.ts';
import type { Pencil } from '#ui/pencil.ts';
import { openChoice } from './choice.ts';

/** A game in which every choice is one box; those named cost what they are called. */
function choosing(boxes: readonly string[], costs: Readonly<Record<string, string>>) {
  const face = {
    options: () => boxes.map((text) => ({ text, boxes: [text], dice: [], price: 0 })),
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
