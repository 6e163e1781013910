import { useEffect, useRef, useState } from 'preact/hooks';
import type { Analysis } from '#bots/analysis/told.ts';
import type { Seat } from '#engine/contract.ts';
import { settings } from '../app/settings.ts';
import type { Story } from '../story/open.ts';
import { think } from '../thinker/think.ts';
import type { News, Task } from './message.ts';

/** A match that is being looked at, or has been. */
export interface Looking {
  readonly kind: 'thinking' | 'ready' | 'stopped' | 'failed';
  /** From 0 to 1. */
  readonly done: number;
  readonly analysis?: Analysis | undefined;
}

/** In milliseconds; who does not like to wait has a rougher picture. */
export const TIME = 20_000;
const HURRIED = 4000;

const BEGUN: Looking = { kind: 'thinking', done: 0 };

/** What has been seen since the app was opened, by record and seat. */
const seen = new Map<string, Analysis>();

/** A look, and what people may ask of it. */
interface Look {
  readonly looking: Looking;
  readonly again: () => void;
  /** Enough: what is known by now stays. */
  readonly stop: () => void;
}

/** Has a match looked at for as long as somebody waits for it. */
export function useLook({ match, record }: Story, seat: Seat): Look {
  const key = `${seat} ${record}`;
  const [latest, setLooking] = useState<Looking>(BEGUN);
  const [tries, setTries] = useState(0);
  const end = useRef<() => void>(undefined);
  useEffect(() => {
    const known = seen.get(key);
    setLooking(known ? { kind: 'ready', done: 1, analysis: known } : BEGUN);
    if (known) return;
    const time = settings.peek().speed === 'once' ? HURRIED : TIME;
    end.current = startLook({ game: match.game.id, record, seat, time }, (next) => {
      if (next.kind === 'ready') seen.set(key, next.analysis!);
      setLooking((before) => ({ analysis: before.analysis, ...next }));
    });
    return end.current;
  }, [key, tries]);
  const stop = (): void => {
    end.current?.();
    setLooking((before) => ({ ...before, kind: 'stopped' }));
  };
  // For a moment it is still that of another seat.
  const isOwn = latest.analysis === undefined || latest.analysis.seat === seat;
  return { looking: isOwn ? latest : BEGUN, again: () => setTries(tries + 1), stop };
}

/** Begins to look, and returns how to stop. */
function startLook(task: Task, tell: (looking: Looking) => void): () => void {
  const stop = think<News>(
    { for: 'look', task },
    ({ done, analysis }) => {
      if (done === 1) stop();
      tell({ kind: done < 1 ? 'thinking' : 'ready', done, ...(analysis && { analysis }) });
    },
    () => tell({ kind: 'failed', done: 0 }),
  );
  return stop;
}
