import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Done, Job, JobKind } from './jobs.ts';

/** How many threads a machine has for us. */
const THREADS = availableParallelism();

/** A worker pool: runs jobs on many threads, in any order; each result comes with its number. */
export async function doAll<Kind extends JobKind>(
  jobs: readonly Job<Kind>[],
  tell: (result: Done<Kind>, index: number) => void,
  threads = THREADS,
): Promise<void> {
  let next = 0;
  const workers = Array.from({ length: Math.min(threads, jobs.length) }, () => startWorker());
  try {
    await Promise.all(
      workers.map(async (worker) => {
        while (next < jobs.length) {
          const index = next++;
          tell((await ask(worker, jobs[index]!)) as Done<Kind>, index);
        }
      }),
    );
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

function startWorker(): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url));
}

function ask(worker: Worker, job: object): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void): void => {
      worker.off('message', onMessage);
      worker.off('error', onError);
      act();
    };
    const onMessage = (result: unknown): void => settle(() => resolve(result));
    const onError = (error: Error): void => settle(() => reject(error));
    worker.on('message', onMessage);
    worker.on('error', onError);
    worker.postMessage(job);
  });
}
