import { expect, test } from 'vitest';
import { replay } from '#engine/match.ts';
import { CARDS } from '#games/cards.ts';
import { isOver, played } from '#testing/browser/played.ts';
import { GAMES } from '#testing/browser/screens/moments.ts';
import { reviveMatch } from '../store/revive.ts';
import { framesOf } from '../story/frames.ts';
import { crossedPages } from './when.ts';

test.each(GAMES)('%s: every box that was crossed has the roll of its cross', async (id) => {
  const saved = await played({ id, game: id, seats: 2, until: isOver });
  const face = await CARDS.find((card) => card.id === id)!.load();
  const revived = reviveMatch(saved, face.game);
  if ('broken' in revived) throw new Error(revived.broken.kind);
  const match = replay(revived.match, saved.entries);
  const frames = framesOf(match, match.entries);
  const pages = crossedPages(face, frames, 0);
  const rolls = pages.flatMap((page) => [...page.values()]);
  const last = frames.at(-1)!.rolls;
  expect(rolls.length).toBeGreaterThan(10);
  expect(rolls.every((roll) => roll >= 1 && roll <= last)).toBe(true);
  expect(pages.length).toBe(1 + (face.page?.(match.position, 0) ?? 0));
});
