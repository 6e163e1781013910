import type { Seat } from '#engine/contract.ts';
import type { Outcome } from '#protocol/messages.ts';
import type { Broker } from '../broker/broker.ts';
import { inTurn } from '../in-turn.ts';
import type { Kept, Log } from '../log/log.ts';
import { judge, type Sent } from './judge.ts';
import { advance, type Live, revive } from './live.ts';
import { viewMessages } from './view.ts';

/** A device that looks at a match; the seat is the one it plays. */
export interface Watcher {
  readonly seat: Seat | undefined;
  send(message: Buffer): void;
}

/** Others may write at the same time, but nobody that often. */
const MOST_TRIES = 50;

/**
 * A match in this process. It owns nothing: the truth is the log, and other processes may have
 * rooms for the same match. What is asked of it happens one after the other.
 */
export class Room {
  readonly #log: Log;
  readonly #broker: Broker;
  readonly #now: () => number;
  readonly #watchers = new Set<Watcher>();
  /** How long a step may take before a bot decides, in milliseconds: its table sets it. */
  limit: number | undefined;
  #live: Live;
  #since: number;
  /** Whether a write failed in a way that does not tell what became of it. */
  #isInDoubt = false;
  readonly #inTurn = inTurn();

  constructor(kept: Kept, log: Log, broker: Broker, now: () => number) {
    this.#live = revive(kept);
    this.#log = log;
    this.#broker = broker;
    this.#now = now;
    this.#since = now();
  }

  get live(): Live {
    return this.#live;
  }

  /** When the step began, as far as this process has seen. */
  get since(): number {
    return this.#since;
  }

  /** Nobody decides for people what real dice show. */
  get #until(): number | undefined {
    const { begun, match, finished } = this.#live;
    const isRolling = begun.dice === 'real' && match.game.next(match.position).for === 'dice';
    if (this.limit === undefined || finished !== undefined || isRolling) return undefined;
    return this.#since + this.limit;
  }

  get isWatched(): boolean {
    return this.#watchers.size > 0;
  }

  /** Shows the match to a device, now and after every change. */
  join(watcher: Watcher): () => void {
    this.#watchers.add(watcher);
    this.show(watcher);
    return () => {
      this.#watchers.delete(watcher);
    };
  }

  show(watcher: Watcher): void {
    watcher.send(viewMessages(this.#live, this.#until)(watcher.seat));
  }

  /** Durable, then true, then visible, then answered. */
  ask(seat: Seat, sent: Sent, isBot = false): Promise<Outcome> {
    return this.#inTurn(async () => {
      for (let tries = 0; tries < MOST_TRIES; tries++) {
        if (this.#isInDoubt) await this.#read();
        const { outcome, change, match } = judge(this.#live, seat, sent, this.#now(), isBot);
        if (!change) return outcome;
        const { begun, version } = this.#live;
        this.#isInDoubt = true;
        const written = await this.#log.write(begun.id, version, change);
        if (written === 'conflict') continue;
        this.#adopt(advance(this.#live, change, match));
        this.#broker.publish(begun.id, this.#live.version);
        return outcome;
      }
      throw new Error(`${MOST_TRIES} changes of ${this.#live.begun.id} came in between`);
    });
  }

  /** Takes over what others wrote, if they did. */
  catchUp(version: number): Promise<void> {
    return this.#inTurn(async () => {
      if (version > this.#live.version) await this.#read();
    });
  }

  /** Takes over all that is written by now. */
  refresh(): Promise<void> {
    return this.#inTurn(() => this.#read());
  }

  async #read(): Promise<void> {
    const kept = await this.#log.read(this.#live.begun.id);
    // An operator keeps matches that nobody plays for only so long.
    if (!kept) throw new Error(`the match ${this.#live.begun.id} is no longer kept`);
    if (kept.version > this.#live.version) this.#adopt(revive(kept));
    this.#isInDoubt = false;
  }

  #adopt(live: Live): void {
    if (live.match.step !== this.#live.match.step) this.#since = this.#now();
    this.#live = live;
    this.#isInDoubt = false;
    if (!this.isWatched) return;
    const message = viewMessages(live, this.#until);
    for (const watcher of this.#watchers) watcher.send(message(watcher.seat));
  }
}
