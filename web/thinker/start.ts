import { reportCrash } from '../app/crashes.ts';
import type { Work } from './work.ts';

/** A worker that thinks apart from the page. */
export interface Thinker {
  give(work: Work): void;
  /** Nobody waits for it any more. */
  stop(): void;
  /** It has said nothing for too long. */
  giveUp(): void;
}

/** `onDeath` is called once if the worker dies, which is counted; not when it is stopped. */
export function startThinker<News>(onNews: (news: News) => void, onDeath: () => void): Thinker {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  let isOver = false;
  const stop = (): void => {
    isOver = true;
    worker.terminate();
  };
  const die = (error: string): void => {
    if (isOver) return;
    stop();
    reportCrash('worker', new DOMException('', error));
    onDeath();
  };
  worker.addEventListener('message', ({ data }: MessageEvent<News>) => onNews(data));
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    die(nameIn(event));
  });
  worker.addEventListener('messageerror', () => die('DataCloneError'));
  return { give: (work) => worker.postMessage(work), stop, giveUp: () => die('TimeoutError') };
}

/** Of an error within a worker only its words come out; of a script that does not load, nothing. */
function nameIn({ message }: ErrorEvent): string {
  return message ? (/^(?:Uncaught )?(\w+)/.exec(message)?.[1] ?? 'Error') : 'NetworkError';
}
