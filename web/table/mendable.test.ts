import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { mendableAt } from './mendable.ts';
import type { Remote, Table } from './table.ts';

/** A table with two rolls and the choices of two seats behind each. */
function tableOf(part: Partial<Pick<Table, 'dice' | 'mine'>>, mendable?: number): Table {
  const turn = [
    { kind: 'roll', text: 'S1' },
    { kind: 'move', seat: 0, text: 'a' },
    { kind: 'move', seat: 1, text: 'b' },
  ];
  const remote = mendable === undefined ? {} : { remote: { mendable: signal(mendable) } as Remote };
  const view = signal({ entries: [...turn, ...turn] });
  return { dice: 'real', mine: [0], view, ...remote, ...part } as unknown as Table;
}

test('around one device everything can be corrected, by anybody', () => {
  expect(mendableAt(tableOf({}))).toEqual([0, 1, 2, 3, 4, 5]);
});

test('with devices of their own, rolls are everybody’s and choices their own, for a turn', () => {
  expect(mendableAt(tableOf({ mine: [0] }, 0))).toEqual([0, 1, 3, 4]);
  expect(mendableAt(tableOf({ mine: [1] }, 3))).toEqual([3, 5]);
  expect(mendableAt(tableOf({ mine: [1] }, 2))).toEqual([2, 3, 5]);
});

test('the app’s dice make no mistakes, and spectators correct nothing', () => {
  expect(mendableAt(tableOf({ dice: 'app' }))).toEqual([]);
  expect(mendableAt(tableOf({ mine: [] }, 0))).toEqual([]);
});
