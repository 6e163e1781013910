import { expect, test, vi } from 'vitest';
import { pressKey } from './keys.ts';
import { openSession } from './session.ts';
import { openTable, ROLL } from './testing/tables.ts';

/** Lea has chosen a box; a key is pressed on the sheet, for the first time or held. */
async function pressed(key: string, repeat: boolean) {
  const { table } = await openTable();
  const session = openSession(table);
  await session.roll(ROLL);
  session.tap('R5');
  const place = { closest: (selector: string) => (selector.startsWith('dialog') ? null : BOX) };
  const event = { key, repeat, target: place } as unknown as KeyboardEvent;
  const confirm = vi.fn(async () => undefined);
  const undo = vi.spyOn(session.choice.value!, 'undo');
  const nothing = () => undefined;
  const actions = { onHelp: nothing, onStatus: nothing, onNextSheet: nothing, onHint: nothing };
  const hasMeaning = pressKey(event, { session: { ...session, confirm }, ...actions });
  return { hasMeaning, confirm, undo };
}

const BOX = { dataset: { mark: 'R5' } };

test.each([
  ['Enter', 'confirm'],
  ['Backspace', 'undo'],
] as const)('%s means %s when it is pressed, and nothing while it is held', async (key, deed) => {
  const first = await pressed(key, false);
  expect([first.hasMeaning, first[deed].mock.calls.length]).toEqual([true, 1]);
  const held = await pressed(key, true);
  expect([held.hasMeaning, held[deed].mock.calls.length]).toEqual([false, 0]);
});
