import { expect, test } from 'vitest';
import { readRecord } from '#engine/record/read.ts';
import { CARDS } from '#games/cards.ts';
import { exampleRecord } from './example.ts';

test.each(CARDS.map((card) => [card.id, card] as const))(
  'the example of %s can be read',
  async (_, card) => {
    const { game } = await card.load();
    const text = exampleRecord(game, ['Pip', 'Dot', 'Nib']);
    const reading = readRecord(text, [game]);
    expect(reading.ok).toBe(true);
    expect(text.match(/^roll /gm)).toHaveLength(2);
    expect(text).toMatch(/^1 \S/m);
  },
);
