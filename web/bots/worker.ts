import { botOf } from '#bots/levels.ts';
import type { Question, Reply } from '#bots/question.ts';
import { loadShelf } from '#games/shelves.ts';
import { randomFrom } from '#kits/random.ts';

/** Bots think here, so that the page never waits for them. */
addEventListener('message', async ({ data }: MessageEvent<Question>) => {
  // What fails in here nobody outside would hear of, so it is an answer too.
  const text = await think(data).catch(() => undefined);
  const reply: Reply = { id: data.id, text };
  postMessage(reply);
});

async function think({ game: name, position, seat, level, seed }: Question): Promise<string> {
  const { game, bots } = await loadShelf(name);
  const move = bots[botOf(Object.keys(bots), level)]!.choose(position, seat, randomFrom(seed));
  return game.notate(position, seat, move);
}
