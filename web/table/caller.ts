import type { Signal } from '@preact/signals';
import type { Seat } from '#engine/contract.ts';

/** Something that is called out at a table. */
export interface Call {
  readonly text: string;
  /** Who has done it: it stands there in their ink. */
  readonly by?: Seat;
  /** The person it addresses as “you”; somebody else may have the device by then. */
  readonly to?: Seat | undefined;
  /** What it brings. */
  readonly points?: number;
}

/** How long something called out can be read, in milliseconds: at leisure, aloud, to a child. */
const LAST = 6000;
/** While something else waits to be called out. */
const EACH = 2200;
/** A caller who is far behind leaves out the oldest: it stands in the log of the match. */
const MOST = 6;

/** About two lines in the bar of a phone. */
const ROOM = 80;

/** What is too long to be read at once, sentence by sentence. */
export function inSentences(text: string): readonly Call[] {
  const parts = text.length > ROOM ? text.split(/(?<=[.!?])\s+(?=\p{Lu})/u) : [text];
  return parts.map((each) => ({ text: each }));
}

/** Calls out one sentence after the other, each in full. */
export function openCaller(called: Signal<Call | undefined>): (calls: readonly Call[]) => void {
  let waiting: readonly Call[] = [];
  let since = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const next = (): void => {
    const [first, ...rest] = waiting;
    waiting = rest;
    called.value = first;
    since = performance.now();
    if (first) timer = setTimeout(next, rest.length > 0 ? EACH : LAST);
  };
  return (calls) => {
    if (calls.length === 0) return;
    waiting = [...waiting, ...calls].slice(-MOST);
    clearTimeout(timer);
    const shown = called.peek() === undefined ? EACH : performance.now() - since;
    if (shown >= EACH) next();
    else timer = setTimeout(next, EACH - shown);
  };
}
