import { expect, test } from 'vitest';
import { card } from '../card.tsx';
import { qwixx } from '../rules.ts';
import { texts } from './texts.ts';

test('every sheet has a name', () => {
  const [header] = qwixx.headers;
  for (const choice of header!.choices(2))
    expect(texts.en).toHaveProperty([`option.Sheet.${choice}`]);
});

test('the card says of the game what the rules say', () => {
  expect([card.id, card.players]).toEqual([qwixx.id, qwixx.players]);
});
