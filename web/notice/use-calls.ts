import { useEffect } from 'preact/hooks';
import type { Table } from '../table/table.ts';

/** Nobody has to be called before they have played here, or looked away. */
const FIRST = ['pointerup', 'keyup', 'blur', 'visibilitychange'];

/** Calls a player back when it is their turn and they look elsewhere. It is fetched when needed. */
export function useCalls(table: Table | undefined, id: string): void {
  useEffect(() => {
    const remote = table?.remote;
    if (!remote || table.mine.length === 0) return;
    const leaving = new AbortController();
    let stop: (() => void) | undefined;
    const begin = (hasLooked: boolean): void => {
      import('./follow.ts').then(
        ({ followTurns }) => {
          if (leaving.signal.aborted || stop) return;
          started.abort();
          stop = followTurns(table, remote, `/table/${id}`, hasLooked);
        },
        // Without a network it cannot come: the next tap tries again.
        () => undefined,
      );
    };
    const started = new AbortController();
    const { signal } = started;
    for (const event of FIRST) addEventListener(event, () => begin(true), { signal });
    // A match may begin while they look elsewhere. Asked here: a shared module is one more fetch.
    if (document.hidden || !document.hasFocus()) begin(false);
    return () => {
      started.abort();
      leaving.abort();
      stop?.();
    };
  }, []);
}
