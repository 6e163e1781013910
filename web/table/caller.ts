import type { Signal } from '@preact/signals';

/** How long something called out can be read, in milliseconds: at leisure, aloud, to a child. */
const LAST = 6000;
/** While something else waits to be called out. */
const EACH = 2200;
/** A caller who is far behind leaves out the oldest: it stands in the log of the match. */
const MOST = 6;

/** About two lines in the bar of a phone. */
const ROOM = 80;

/** What is too long to be read at once, sentence by sentence. */
export function inSentences(text: string): readonly string[] {
  return text.length > ROOM ? text.split(/(?<=[.!?])\s+(?=\p{Lu})/u) : [text];
}

/** Calls out one sentence after the other, each in full. */
export function openCaller(called: Signal<string | undefined>): (texts: readonly string[]) => void {
  let waiting: readonly string[] = [];
  let since = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const next = (): void => {
    const [text, ...rest] = waiting;
    waiting = rest;
    called.value = text;
    since = performance.now();
    if (text !== undefined) timer = setTimeout(next, rest.length > 0 ? EACH : LAST);
  };
  return (texts) => {
    if (texts.length === 0) return;
    waiting = [...waiting, ...texts].slice(-MOST);
    clearTimeout(timer);
    const shown = called.peek() === undefined ? EACH : performance.now() - since;
    if (shown >= EACH) next();
    else timer = setTimeout(next, EACH - shown);
  };
}
