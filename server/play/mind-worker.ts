import { parentPort } from 'node:worker_threads';
import type { Reply } from '#bots/question.ts';
import { SHELVES } from '#games/index.ts';
import { randomFrom } from '#kits/random.ts';
import type { LevelQuestion } from './mind.ts';

parentPort!.on('message', (question: LevelQuestion) => {
  parentPort!.postMessage({ id: question.id, text: answerTo(question) } satisfies Reply);
});

/** What fails in here nobody outside would hear of, so it is an answer too. */
function answerTo({ game: id, level, position, seat, seed }: LevelQuestion): string | undefined {
  try {
    const { game, bots } = SHELVES.find((each) => each.game.id === id)!;
    const move = bots[level]!.choose(position, seat, randomFrom(seed));
    return game.notate(position, seat, move);
  } catch {
    return undefined;
  }
}
