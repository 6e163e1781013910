import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { rollingOn } from './roll-on.ts';
import type { Table, TableView } from './table.ts';

/** A table that rerolls when the position requires it, and counts how often. */
function sitDown(dice: 'app' | 'real' = 'app') {
  const at = (step: number, next: 'dice' | 'seats', position: string) =>
    ({ step, position, next: { for: next } }) as unknown as TableView;
  const view = signal(at(0, 'seats', 'keep'));
  const face = { rollsOn: (position: unknown) => position === 'again' };
  const rolls: number[] = [];
  const decided = rollingOn({ face, dice, view } as unknown as Table, () => {
    rolls.push(view.value.step);
  });
  return { decided, rolls, goTo: (...now: Parameters<typeof at>) => (view.value = at(...now)) };
}

test('dice chosen here are rolled again once, when the table knows of it', () => {
  const { decided, rolls, goTo } = sitDown();
  decided(0);
  decided(0);
  expect(rolls).toEqual([]);
  goTo(1, 'dice', 'again');
  expect(rolls).toEqual([1]);
  goTo(2, 'seats', 'use');
  goTo(3, 'dice', 'again');
  expect(rolls).toEqual([1]);
});

test('the dice of the next turn, real dice, and those of others wait for a hand', () => {
  const turn = sitDown();
  turn.decided(0);
  turn.goTo(1, 'dice', 'first');
  const real = sitDown('real');
  real.decided(0);
  real.goTo(1, 'dice', 'again');
  const others = sitDown();
  others.goTo(1, 'dice', 'again');
  expect([turn.rolls, real.rolls, others.rolls]).toEqual([[], [], []]);
});
