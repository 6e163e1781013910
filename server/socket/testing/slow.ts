import { EventEmitter } from 'node:events';

/** A socket whose other end reads when the test says so. */
export class Slow extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  bufferedAmount = 0;
  readonly sent: string[] = [];
  pings = 0;
  isTerminated = false;
  #waiting: (() => void)[] = [];

  send(text: string, _: object, onSent: () => void): void {
    this.sent.push(text);
    this.bufferedAmount += text.length;
    this.#waiting.push(onSent);
  }

  drain(): void {
    this.bufferedAmount = 0;
    for (const onSent of this.#waiting.splice(0)) onSent();
  }

  ping(): void {
    this.pings++;
  }

  terminate(): void {
    this.isTerminated = true;
  }

  close(): void {
    this.readyState = 3;
  }
}
