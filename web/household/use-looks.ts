import { useEffect, useRef, useState } from 'preact/hooks';
import type { News } from '../analysis/message.ts';
import { startThinker, type Thinker } from '../thinker/start.ts';
import { lookOf } from './luck.ts';
import type { LookTask } from './message.ts';
import type { Desk } from './use-household.ts';

/** Whether matches are being looked at. */
export type Looking = 'idle' | 'looking' | 'done' | 'failed';

/**
 * Milliseconds for one seat of a match. That is a rough look: over many matches its errors cancel
 * out, and the page says how far they have by now.
 */
const TIME = 1500;

/** Analyses match after match in a worker, until it is stopped or all are known. */
export function useLooks(desk: Desk): {
  readonly looking: Looking;
  readonly start: () => void;
  readonly stop: () => void;
} {
  const [looking, setLooking] = useState<Looking>('idle');
  const thinker = useRef<Thinker | undefined>(undefined);
  const latest = useRef(desk);
  latest.current = desk;

  const end = (how: Looking): void => {
    thinker.current?.stop();
    thinker.current = undefined;
    setLooking(how);
  };
  const start = (): void => {
    let task: LookTask | undefined;
    const goOn = async (): Promise<void> => {
      const own = thinker.current;
      task = await latest.current.next();
      // It may have been stopped meanwhile.
      if (!own || own !== thinker.current) return;
      if (!task) return end('done');
      const { game, record, seat } = task;
      own.give({ for: 'look', task: { game, record, seat, time: TIME } });
    };
    const hear = ({ done, analysis }: News): void => {
      if (done < 1 || !analysis || !task) return;
      latest.current.looked(task, lookOf(analysis));
      goOn();
    };
    thinker.current = startThinker<News>(hear, () => end('failed'));
    setLooking('looking');
    goOn();
  };
  useEffect(() => () => thinker.current?.stop(), []);
  return { looking, start, stop: () => end('idle') };
}
