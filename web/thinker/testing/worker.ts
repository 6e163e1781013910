import type { Work } from '../work.ts';

/** A worker that answers or fails only when a test says so. */
export class SilentWorker extends EventTarget {
  static started: SilentWorker[] = [];
  readonly given: Work[] = [];
  isStopped = false;

  constructor() {
    super();
    SilentWorker.started.push(this);
  }

  postMessage(work: Work): void {
    this.given.push(work);
  }

  terminate(): void {
    this.isStopped = true;
  }

  say(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }

  /** With the words of the error, or with none, as when its script does not come. */
  fail(message?: string): void {
    this.dispatchEvent(Object.assign(new Event('error'), { message }));
  }
}
