import { expect, test } from 'vitest';
import { SOUNDS } from '#ui/sounds.ts';
import { HEARD } from './settings-sounds.tsx';

/** What a roll is heard by (`ui/roll-sound.ts`). */
const DICE = ['throw', 'rattle', 'knock'];

test('every sound of the app has its button', () => {
  const heard = HEARD.flatMap((name) => (name === 'dice' ? DICE : [name]));
  expect(heard.sort()).toEqual(Object.keys(SOUNDS).sort());
});
