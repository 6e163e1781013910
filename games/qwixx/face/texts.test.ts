import { expect, test } from 'vitest';
import { speechOf } from '#testing/speech.ts';
import { card } from '../card.tsx';
import { qwixx } from '../rules.ts';

const texts = await speechOf(card);

test('every sheet has a name', () => {
  const [header] = qwixx.headers;
  for (const choice of header!.choices(2))
    expect(texts.en).toHaveProperty([`option.Sheet.${choice}`]);
});

test('the card says of the game what the rules say', () => {
  expect([card.id, card.players]).toEqual([qwixx.id, qwixx.players]);
});
