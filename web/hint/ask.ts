import type { News, Task } from './message.ts';

/** Has a hint thought out apart from the page. Returns how to stop it. */
export function askHint(task: Omit<Task, 'seed'>, onNews: (news: News) => void): () => void {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const fail = (): void => onNews({ kind: 'failed' });
  worker.addEventListener('message', ({ data }: MessageEvent<News>) => onNews(data));
  worker.addEventListener('error', fail);
  worker.addEventListener('messageerror', fail);
  const seed = String(crypto.getRandomValues(new Uint32Array(2)));
  worker.postMessage({ ...task, seed } satisfies Task);
  return () => worker.terminate();
}
