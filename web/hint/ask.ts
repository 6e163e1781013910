import { think } from '../thinker/think.ts';
import type { News, Task, Told } from './message.ts';

/** Has a hint thought out apart from the page. Returns how to stop it. */
export function askHint(task: Task, onNews: (news: News) => void): () => void {
  const stop = think<Told>(
    { for: 'hint', task },
    (news) => {
      if (news.isDone) stop();
      onNews(news);
    },
    () => onNews({ kind: 'failed' }),
  );
  return stop;
}
