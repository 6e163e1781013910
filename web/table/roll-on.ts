import { effect, untracked } from '@preact/signals';
import type { Table } from './table.ts';

/**
 * Dice that somebody has just chosen to roll again are thrown as soon as the table knows of it: to
 * choose them was to say so. Called with the step of every decision made on this device, so that
 * the dice of others, or of a match that goes on after a break, wait for a hand.
 */
export function rollingOn({ face, dice, view }: Table, roll: () => void): (step: number) => void {
  let stop = (): void => undefined;
  return (step) => {
    stop();
    if (!face.rollsOn || dice !== 'app') return;
    stop = effect(() => {
      const { step: now, next, position } = view.value;
      if (now === step) return;
      stop();
      if (next.for === 'dice' && face.rollsOn?.(position)) untracked(roll);
    });
  };
}
