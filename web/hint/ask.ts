import { give, startThinker } from '../thinker/start.ts';
import type { News, Task } from './message.ts';

/** Has a hint thought out apart from the page, the same whenever it is asked. Returns how to stop it. */
export function askHint(task: Omit<Task, 'seed'>, onNews: (news: News) => void): () => void {
  const thinker = startThinker();
  const fail = (): void => onNews({ kind: 'failed' });
  thinker.addEventListener('message', ({ data }: MessageEvent<News>) => onNews(data));
  thinker.addEventListener('error', fail);
  thinker.addEventListener('messageerror', fail);
  const seed = JSON.stringify(task.position);
  give(thinker, { for: 'hint', task: { ...task, seed } });
  return () => thinker.terminate();
}
