import type { Work } from './work.ts';

/** Somebody who thinks apart from the page, until it is terminated. */
export function startThinker(): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
}

export function give(thinker: Worker, work: Work): void {
  thinker.postMessage(work);
}
