import { randomBytes } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import type { Question, Reply } from '#bots/question.ts';

interface Waiting {
  readonly worker: Worker;
  resolve(text: string): void;
  reject(error: Error): void;
}

const WORKERS = 2;
/** No bot thinks that long, in milliseconds. */
const PATIENCE = 30_000;

/** Where bots think: in threads of their own, so that people never wait for them. */
export class Mind {
  readonly #workers: (Worker | undefined)[] = Array.from({ length: WORKERS });
  readonly #waiting = new Map<number, Waiting>();
  #asked = 0;

  ask(question: Omit<Question, 'id' | 'seed'>): Promise<string> {
    const id = ++this.#asked;
    const worker = this.#workerFor(id % WORKERS);
    const timer = setTimeout(() => worker.terminate(), PATIENCE).unref();
    const answer = new Promise<string>((resolve, reject) => {
      this.#waiting.set(id, { worker, resolve, reject });
      const seed = randomBytes(8).toString('hex');
      worker.postMessage({ ...question, id, seed } satisfies Question);
    });
    return answer.finally(() => clearTimeout(timer));
  }

  async close(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker?.terminate()));
  }

  #workerFor(place: number): Worker {
    const present = this.#workers[place];
    if (present) return present;
    const worker = new Worker(new URL('./mind-worker.ts', import.meta.url));
    worker.unref();
    worker.on('message', (reply: Reply) => this.#hear(reply));
    // One that has failed also ends, and the next question starts another.
    worker.on('error', () => undefined);
    worker.on('exit', () => {
      this.#workers[place] = undefined;
      this.#giveUp(worker);
    });
    this.#workers[place] = worker;
    return worker;
  }

  #hear({ id, text }: Reply): void {
    const asker = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (text === undefined) asker?.reject(new Error('the bot has no answer'));
    else asker?.resolve(text);
  }

  #giveUp(ended: Worker): void {
    for (const [id, { worker, reject }] of this.#waiting) {
      if (worker !== ended) continue;
      this.#waiting.delete(id);
      reject(new Error('the bot has stopped'));
    }
  }
}
