/** Every so many messages one is remembered by its size. */
const SAMPLE = 16;

/** What a crowd has sent and received. */
export class Tally {
  sent = 0;
  received = 0;
  /** Wishes that were granted. */
  moves = 0;
  rematches = 0;
  /** Answers other than yes that somebody who plays by the rules should not get. */
  readonly odd: string[] = [];
  /** In milliseconds, from a move sent to its view received. */
  latencies: number[] = [];
  readonly sizes: number[] = [];

  countSent(bytes: number): void {
    this.sent++;
    this.#sample(bytes);
  }

  countReceived(bytes: number): void {
    this.received++;
    this.#sample(bytes);
  }

  #sample(bytes: number): void {
    if ((this.sent + this.received) % SAMPLE === 0) this.sizes.push(bytes);
  }
}
