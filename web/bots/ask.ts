import type { Question, Reply } from '#bots/question.ts';
import type { Seat } from '#engine/contract.ts';
import { give, startThinker } from '../thinker/start.ts';

interface Waiting {
  readonly resolve: (text: string) => void;
  readonly reject: (error: Error) => void;
}

/** No bot thinks that long, in milliseconds, and a slow network has brought it by then. */
const PATIENCE = 30_000;

let worker: Worker | undefined;
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
    worker ??= startWorker();
    give(worker, { for: 'move', task: question });
  });
  const timer = setTimeout(stopWorker, PATIENCE);
  return answer.finally(() => clearTimeout(timer));
}

function startWorker(): Worker {
  const started = startThinker();
  started.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
    const asker = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.text === undefined) asker?.reject(new Error('the bot has no answer'));
    else asker?.resolve(data.text);
  });
  started.addEventListener('error', stopWorker);
  started.addEventListener('messageerror', stopWorker);
  return started;
}

/** One that has failed or hangs answers nobody any more; the next question starts another. */
function stopWorker(): void {
  worker?.terminate();
  worker = undefined;
  for (const { reject } of waiting.values()) reject(new Error('the bot has stopped'));
  waiting.clear();
}
