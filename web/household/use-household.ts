import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { reportCrash } from '../app/crashes.ts';
import { store } from '../app/device.ts';
import type { Store } from '../store/store.ts';
import type { Figures } from './figures.ts';
import type { Filter } from './filter.ts';
import type { Answer, LookTask, Progress, Wish } from './message.ts';

/** What the page knows by now. */
export interface Household {
  readonly filter: Filter;
  readonly choose: (part: Partial<Filter>) => void;
  readonly figures: Figures | undefined;
  readonly progress: Progress | undefined;
  /** The database cannot be read, or the worker died. */
  readonly failed: 'unreadable' | 'died' | undefined;
  readonly again: () => void;
  readonly desk: Desk;
}

/** Questions that are answered once. */
export interface Desk {
  csv(words: Extract<Wish, { kind: 'csv' }>['words']): Promise<string>;
  next(): Promise<LookTask | undefined>;
  looked(task: LookTask, look: Extract<Wish, { kind: 'looked' }>['look']): void;
}

const EVERYTHING: Filter = { people: [], span: 'all' };

/** Has the matches of this device read and counted by a worker, for as long as the page is open. */
export function useHousehold(): Household {
  const [filter, setFilter] = useState<Filter>(EVERYTHING);
  const [figures, setFigures] = useState<Figures | undefined>(undefined);
  const [progress, setProgress] = useState<Progress | undefined>(undefined);
  const [failed, setFailed] = useState<Household['failed']>(undefined);
  const [tries, setTries] = useState(0);
  const latest = useRef(filter);
  const link = useRef<Link | undefined>(undefined);
  const open = store.value;

  const choose = useCallback((part: Partial<Filter>): void => {
    latest.current = { ...latest.current, ...part };
    setFilter(latest.current);
    link.current?.send({ kind: 'show', filter: latest.current });
  }, []);

  useEffect(() => {
    if (!open) return undefined;
    setFailed(undefined);
    const hear = (answer: Answer): void => {
      if (answer.kind === 'progress') setProgress(answer.progress);
      if (answer.kind === 'unreadable') setFailed('unreadable');
      if (answer.kind !== 'figures') return;
      // What is played most stays chosen, whatever comes to light later.
      if (latest.current.game === undefined && answer.figures.game !== undefined) {
        latest.current = { ...latest.current, game: answer.figures.game };
        setFilter(latest.current);
      }
      setFigures(answer.figures);
    };
    link.current = startLink(hear, () => setFailed('died'));
    begin(link.current, open, latest.current).catch(() => setFailed('unreadable'));
    const stop = open.watch((id) => link.current?.send({ kind: 'changed', id }));
    return () => {
      stop();
      link.current?.end();
      link.current = undefined;
    };
  }, [open, tries]);

  const desk: Desk = {
    csv: async (words) => {
      const answer = await link.current!.ask({ kind: 'csv', filter: latest.current, words }, 'csv');
      return answer.text;
    },
    next: async () => {
      const answer = await link.current?.ask({ kind: 'next', filter: latest.current }, 'next');
      return answer?.task;
    },
    looked: ({ match, seat }, look) => link.current?.send({ kind: 'looked', match, seat, look }),
  };
  return { filter, choose, figures, progress, failed, again: () => setTries(tries + 1), desk };
}

/** A worker and the questions that it has not answered yet. */
interface Link {
  send(wish: Wish): void;
  ask<Kind extends Answer['kind']>(
    wish: Wish,
    kind: Kind,
  ): Promise<Extract<Answer, { kind: Kind }>>;
  end(): void;
}

function startLink(hear: (answer: Answer) => void, onDeath: () => void): Link {
  const worker = new Worker(new URL('./count.ts', import.meta.url), { type: 'module' });
  let waiting: { readonly kind: Answer['kind']; answer(answer: Answer): void }[] = [];
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    const [first] = waiting.filter(({ kind }) => kind === data.kind);
    waiting = waiting.filter((each) => each !== first);
    if (first) first.answer(data);
    else hear(data);
  });
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    worker.terminate();
    reportCrash('worker', new DOMException('', event.message ? 'Error' : 'NetworkError'));
    onDeath();
  });
  return {
    send: (wish) => worker.postMessage(wish),
    ask: (wish, kind) =>
      new Promise((resolve) => {
        waiting.push({ kind, answer: resolve as (answer: Answer) => void });
        worker.postMessage(wish);
      }),
    end: () => worker.terminate(),
  };
}

/** A store that is no database lives in this page alone: its matches are few, and are handed over. */
async function begin(link: Link, open: Store, filter: Filter): Promise<void> {
  const isDatabase = open.kind === 'lasting' || open.kind === 'evictable';
  if (isDatabase) return link.send({ kind: 'open', filter });
  link.send({ kind: 'open', filter, matches: await open.matches() });
}
