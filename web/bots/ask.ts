import type { Seat } from '#engine/contract.ts';
import type { Question, Reply } from './message.ts';

interface Waiting {
  readonly resolve: (text: string) => void;
  readonly reject: (error: Error) => void;
}

let worker: Worker | undefined;
let asked = 0;
const waiting = new Map<number, Waiting>();

/** What the strongest bot of a game would do; thought out in a worker. */
export function askBot(game: string, position: unknown, seat: Seat): Promise<string> {
  const id = ++asked;
  const seed = String(crypto.getRandomValues(new Uint32Array(2)));
  const question: Question = { id, game, position, seat, seed };
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    worker ??= startWorker();
    worker.postMessage(question);
  });
}

function startWorker(): Worker {
  const started = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
    const asker = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.text === undefined) asker?.reject(new Error('the bot has no answer'));
    else asker?.resolve(data.text);
  });
  const fail = (): void => {
    started.terminate();
    worker = undefined;
    for (const { reject } of waiting.values()) reject(new Error('the bot has stopped'));
    waiting.clear();
  };
  started.addEventListener('error', fail);
  started.addEventListener('messageerror', fail);
  return started;
}
