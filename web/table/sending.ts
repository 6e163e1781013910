import { effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Answer, Table } from './table.ts';

/** What is on its way to a table elsewhere: a decision as its text, or anything else. */
export interface Sent {
  readonly text: string | undefined;
}

export interface Sending {
  /** What is shown as being sent: nothing as long as answers come quickly. */
  readonly shown: ReadonlySignal<Sent | undefined>;
  until(answer: Promise<Answer>, text?: string): Promise<Answer>;
}

/** An answer that comes within so many milliseconds needs no word. */
const NOTICED = 150;

/** Shows what waits for an answer: after a moment on a good line, at once on a lost one. */
export function openSending({ remote }: Table): Sending {
  const shown = signal<Sent | undefined>(undefined);
  return {
    shown,
    async until(answer, text) {
      if (!remote) return answer;
      const sent = { text };
      const show = (): void => {
        shown.value = sent;
      };
      const timer = setTimeout(show, NOTICED);
      const stop = effect(() => {
        if (remote.connection.state.value === 'lost') show();
      });
      const answered = await answer;
      clearTimeout(timer);
      stop();
      if (shown.peek() === sent) shown.value = undefined;
      return answered;
    },
  };
}
