import { loadShelf } from '#games/shelves.ts';
import { randomFrom } from '#kits/random.ts';
import type { Question, Reply } from './message.ts';

/** Bots think here, so that the page never waits for them. */
addEventListener('message', async ({ data }: MessageEvent<Question>) => {
  const { id, game: name, position, seat, seed } = data;
  const { game, bots } = await loadShelf(name);
  const move = Object.values(bots).at(-1)!.choose(position, seat, randomFrom(seed));
  const reply: Reply = { id, text: game.notate(position, seat, move) };
  postMessage(reply);
});
