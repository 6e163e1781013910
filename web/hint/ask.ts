import { give, startThinker } from '../thinker/start.ts';
import type { News, Task } from './message.ts';

/** Has a hint thought out apart from the page. Returns how to stop it. */
export function askHint(task: Task, onNews: (news: News) => void): () => void {
  const thinker = startThinker();
  const fail = (): void => onNews({ kind: 'failed' });
  thinker.addEventListener('message', ({ data }: MessageEvent<News>) => onNews(data));
  thinker.addEventListener('error', fail);
  thinker.addEventListener('messageerror', fail);
  give(thinker, { for: 'hint', task });
  return () => thinker.terminate();
}
