import type { Broker } from '../broker/broker.ts';
import type { Log } from '../log/log.ts';
import { Room, type Watcher } from './room.ts';

/** How often a match is asked for news by itself: the broker may lose a message. */
const GLANCE = 15_000;
/** While the broker is down. */
const CLOSE_LOOK = 1000;

interface Opened {
  readonly room: Room;
  stop(): void;
}
type Opening = Promise<Opened | undefined>;

/** The matches that somebody in this process looks at or plays. */
export class Rooms {
  readonly #log: Log;
  readonly #broker: Broker;
  readonly #now: () => number;
  readonly #onFault: (error: Error) => void;
  readonly #open = new Map<string, Opening>();
  readonly #timer: NodeJS.Timeout;
  #looked = 0;
  #isLooking = false;

  /** `onFault` is called when news could not be read; they are read with the next ones. */
  constructor(
    log: Log,
    broker: Broker,
    onFault: (error: Error) => void,
    now: () => number = Date.now,
  ) {
    this.#log = log;
    this.#broker = broker;
    this.#onFault = onFault;
    this.#now = now;
    this.#timer = setInterval(() => this.#look(), CLOSE_LOOK).unref();
  }

  /** How many matches are played or looked at here. */
  get size(): number {
    return this.#open.size;
  }

  /** The room of a match; undefined where there is none. */
  async enter(match: string): Promise<Room | undefined> {
    return (await this.#opening(match))?.room;
  }

  /** Shows a match to a device until it leaves; the last one out closes the room. */
  async watch(match: string, watcher: Watcher): Promise<(() => void) | undefined> {
    const opening = this.#opening(match);
    const opened = await opening;
    if (!opened) return undefined;
    // The last one may have left meanwhile: that room gets no more news.
    if (this.#open.get(match) !== opening) return this.watch(match, watcher);
    const leave = opened.room.join(watcher);
    return () => {
      leave();
      // Leaving twice does not close the room that was opened after this one.
      if (opened.room.isWatched || this.#open.get(match) !== opening) return;
      this.#open.delete(match);
      opened.stop();
    };
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    for (const opening of [...this.#open.values()]) (await opening)?.stop();
    this.#open.clear();
  }

  #opening(match: string): Opening {
    const known = this.#open.get(match);
    if (known) return known;
    const opening = this.#enterNew(match);
    this.#open.set(match, opening);
    const forget = () => this.#open.delete(match);
    opening.then((opened) => opened ?? forget(), forget);
    return opening;
  }

  async #enterNew(match: string): Opening {
    // Listening comes first: what is written meanwhile is not missed.
    let room: Room | undefined;
    let heard = 0;
    const stop = this.#broker.subscribe(match, (version) => {
      heard = Math.max(heard, version);
      room?.catchUp(version).catch(this.#onFault);
    });
    try {
      const kept = await this.#log.read(match);
      if (kept) {
        room = new Room(kept, this.#log, this.#broker, this.#now);
        if (heard > kept.version) await room.catchUp(heard);
        return { room, stop };
      }
    } catch (error) {
      stop();
      throw error;
    }
    stop();
    return undefined;
  }

  /** Asks the log itself whether there is news. */
  async #look(): Promise<void> {
    const now = this.#now();
    // A database that hangs is not asked once more each second.
    if (this.#isLooking || (this.#broker.isUp && now - this.#looked < GLANCE)) return;
    this.#looked = now;
    this.#isLooking = true;
    for (const [match, opening] of this.#open) {
      try {
        const version = await this.#log.version(match);
        await (await opening)?.room.catchUp(version ?? 0);
      } catch (error) {
        this.#onFault(error as Error);
      }
    }
    this.#isLooking = false;
  }
}
