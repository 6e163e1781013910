import type { Question } from '#bots/question.ts';
import type { Seat } from '#engine/contract.ts';
import { startThinker, type Thinker } from '../thinker/start.ts';
import { PATIENCE } from '../thinker/think.ts';
import type { Answered } from './answer.ts';

interface Waiting {
  readonly resolve: (text: string) => void;
  readonly reject: (error: Error) => void;
}

let thinker: Thinker | undefined;
let asked = 0;
const waiting = new Map<number, Waiting>();

/** What a bot of a game would do; thought out in a worker. */
export function askBot(
  game: string,
  position: unknown,
  seat: Seat,
  level: string | undefined,
): Promise<string> {
  const id = ++asked;
  const seed = String(crypto.getRandomValues(new Uint32Array(2)));
  const question: Question = { id, game, position, seat, level, seed };
  const answer = new Promise<string>((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    thinker ??= startThinker(hear, forget);
    thinker.give({ for: 'move', task: question });
  });
  const timer = setTimeout(() => thinker?.giveUp(), PATIENCE);
  return answer.finally(() => clearTimeout(timer));
}

function hear({ id, text }: Answered): void {
  waiting.get(id)?.resolve(text);
  waiting.delete(id);
}

/** One that has failed or hangs answers nobody any more; the next question starts another. */
function forget(): void {
  thinker = undefined;
  for (const { reject } of waiting.values()) reject(new Error('the bot has stopped'));
  waiting.clear();
}
