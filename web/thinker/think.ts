import { startThinker, type Thinker } from './start.ts';
import type { Work } from './work.ts';

/** Nobody thinks that long without a word, in milliseconds, and a slow network has come by then. */
export const PATIENCE = 30_000;

/**
 * Has something thought out by a worker of its own, news by news, and returns how to stop. A worker
 * that dies or hangs is replaced once; `onFail` is called when the second one fails too.
 */
export function think<News>(
  work: Work,
  onNews: (news: News) => void,
  onFail: () => void,
): () => void {
  let thinker: Thinker;
  let timer: ReturnType<typeof setTimeout>;
  let isSecond = false;
  const wait = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => thinker.giveUp(), PATIENCE);
  };
  const hear = (news: News): void => {
    wait();
    onNews(news);
  };
  const begin = (): void => {
    thinker = startThinker(hear, fail);
    thinker.give(work);
    wait();
  };
  const fail = (): void => {
    clearTimeout(timer);
    const next = isSecond ? onFail : begin;
    isSecond = true;
    next();
  };
  begin();
  return () => {
    clearTimeout(timer);
    thinker.stop();
  };
}
