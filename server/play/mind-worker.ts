import { parentPort } from 'node:worker_threads';
import { spared } from '#bots/careful.ts';
import { botOf } from '#bots/levels.ts';
import type { Question, Reply } from '#bots/question.ts';
import { SHELVES } from '#games/index.ts';
import { randomFrom } from '#kits/random.ts';

parentPort!.on('message', (question: Question) => {
  parentPort!.postMessage({ id: question.id, text: answerTo(question) } satisfies Reply);
});

/** What fails in here nobody outside would hear of, so it is an answer too. */
function answerTo(question: Question): string | undefined {
  const { game: id, level, position, seat, seed, isCareful = false } = question;
  try {
    const { game, bots } = SHELVES.find((each) => each.game.id === id)!;
    const shown = isCareful ? spared(game, position, seat) : position;
    const move = bots[botOf(Object.keys(bots), level)]!.choose(shown, seat, randomFrom(seed));
    return game.notate(position, seat, move);
  } catch {
    return undefined;
  }
}
