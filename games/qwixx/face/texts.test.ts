import { describe, expect, test } from 'vitest';
import { joinTexts } from '#engine/texts.ts';
import { translations } from '#testing/translations.ts';
import { card } from '../card.tsx';
import { qwixx } from '../rules.ts';
import { texts } from './texts.ts';

describe('texts', () => translations(joinTexts(qwixx.texts, texts)));

test('every sheet has a name', () => {
  const [header] = qwixx.headers;
  for (const choice of header!.choices(2))
    expect(texts.en).toHaveProperty([`option.Sheet.${choice}`]);
});

test('the card says of the game what the rules say', () => {
  expect([card.id, card.players]).toEqual([qwixx.id, qwixx.players]);
});
