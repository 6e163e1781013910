import type { Seat } from '#engine/contract.ts';
import type { ClientMessage, MatchView, ServerMessage } from '#protocol/messages.ts';
import type { TableInfo } from '#protocol/table.ts';
import type { Visit } from '../identity/session.ts';
import type { Flow } from '../limits/bucket.ts';
import { CROWD, type Crowd } from '../limits/sockets.ts';
import type { TableDocument } from '../tables/document.ts';
import { Connection, type Joined } from './connection.ts';
import type { Gatherings } from './gatherings.ts';
import type { Journal } from './journal.ts';
import { PolledLine } from './polled-line.ts';
import type { Visits } from './visits.ts';

/**
 * How long a device counts as present after it has asked for news or sent a wish, in milliseconds:
 * a device that is cut off is noticed that soon. It is forgotten as long after its last answer,
 * also one to a look.
 */
export const LINGER = 15_000;
/** How many requests of one device may wait for news side by side. */
export const MOST_WAITING = 4;
/** In one process. */
export const MOST_POLLED: Crowd = { perAddress: CROWD.perAddress, perPlayer: 4 };

/** What a device is shown, as of its last news. */
export interface Shown {
  readonly table: TableInfo;
  readonly seat: Seat | undefined;
  readonly own: string | undefined;
  readonly view: MatchView | undefined;
  /** Changes with the table and the match. */
  readonly mark: string;
}

export interface Parts {
  readonly gatherings: Gatherings;
  readonly visits: Visits;
  readonly flow: Flow;
  readonly clock: () => number;
  readonly onFault: (error: Error) => void;
}

const NOTHING = '0-0';

/** Whether a mark is newer than another, which may come from a process that is further ahead. */
function isAfter(mark: string, other: string): boolean {
  const [revision, version] = mark.split('-').map(Number) as [number, number];
  const [revised, written] = other.split('-').map(Number) as [number, number];
  return revision > revised || (revision === revised && version > written);
}

/** The source of a request, and where its answer goes. */
export interface Origin {
  readonly address: string;
  readonly journal: Journal;
}

type Wish = Extract<ClientMessage, { readonly id: string }>;

/**
 * Devices without a socket, which follow a table and play by plain requests. At the table they are
 * devices like all others: they are here while they wait for news, and for a moment afterwards.
 */
export class Polling {
  readonly #parts: Parts;
  /** The longest unused first. */
  readonly #devices = new Set<Polled>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** How many there are in this process. */
  get size(): number {
    return this.#devices.size;
  }

  /**
   * The device by which a visitor is at a table, from now on if it was not before; of one player’s
   * the longest unused makes room, unless something is asked by each. Tells instead of what there
   * are too many.
   */
  async at(table: TableDocument, visit: Visit, from: Origin): Promise<Polled | keyof Crowd> {
    const known = [...this.#devices].find((each) => each.isOf(table, visit));
    const crowd = known ? undefined : this.#makeRoom(visit.player.id, from.address);
    if (crowd) return crowd;
    const device = known ?? new Polled(table, visit, from, this.#parts);
    this.#devices.delete(device);
    this.#devices.add(device);
    if (!known) device.line.once('close', () => this.#devices.delete(device));
    device.linger();
    await device.ready;
    return device;
  }

  #makeRoom(player: string, address: string): keyof Crowd | undefined {
    const all = [...this.#devices];
    const own = all.filter((each) => each.player === player);
    const idle = own.find(({ isBusy }) => !isBusy);
    if (own.length >= MOST_POLLED.perPlayer) {
      idle?.line.close();
      return idle ? undefined : 'perPlayer';
    }
    const near = all.filter((each) => each.address === address);
    return near.length >= MOST_POLLED.perAddress ? 'perAddress' : undefined;
  }
}

export class Polled {
  readonly player: string;
  readonly address: string;
  readonly line = new PolledLine();
  /** Resolves when it has received everything. */
  readonly ready: Promise<Joined>;
  readonly #table: string;
  readonly #session: string;
  readonly #connection: Connection;
  readonly #clock: () => number;
  #busy = 0;
  #waiting = 0;
  /** When it last asked for something that counts. */
  #asked = 0;
  #leaving: NodeJS.Timeout | undefined;
  #ending: NodeJS.Timeout | undefined;

  constructor(table: TableDocument, { player, hash, kind }: Visit, from: Origin, parts: Parts) {
    const { gatherings, visits, flow, clock, onFault } = parts;
    this.#table = table.id;
    this.#session = hash;
    this.#clock = clock;
    this.player = player.id;
    this.address = from.address;
    this.#connection = new Connection(this.line, player.id, {
      flow,
      clock,
      journal: from.journal,
      isTool: kind === 'token',
    });
    this.#connection.isHere = false;
    const leave = visits.add(hash, this.#connection);
    this.line.once('close', () => {
      leave();
      clearTimeout(this.#leaving);
      clearTimeout(this.#ending);
    });
    // To look is not to play: the seat is taken over with the first wish.
    const listener = gatherings.join(table, this.#connection, true);
    this.#connection.listen(listener, onFault);
    this.ready = listener;
  }

  isOf({ id }: TableDocument, { hash }: Visit): boolean {
    return this.#table === id && this.#session === hash;
  }

  /** Undefined if it received nothing before its end. */
  get shown(): Shown | undefined {
    const table = this.line.newest('table')?.table;
    if (!table) return undefined;
    const seat = this.line.newest('welcome')?.seat;
    const newest = this.line.newest('view');
    // After a match, the lobby of the next one has none.
    const seen = newest && newest.view.match === table.match ? newest : undefined;
    const mark = `${table.revision}-${seen?.view.version ?? 0}`;
    return { table, seat, own: seen?.own, view: seen?.view, mark };
  }

  /** Whether something is being asked. */
  get isBusy(): boolean {
    return this.#busy > 0;
  }

  /** Whether as many requests wait for news as may. */
  get isFull(): boolean {
    return this.#waiting >= MOST_WAITING;
  }

  /** Waits for something newer than a mark: so many milliseconds at most. */
  after(mark: string, wait: number, signal: AbortSignal): Promise<void> {
    const end = AbortSignal.any([signal, AbortSignal.timeout(wait)]);
    const wake = () => this.line.wake();
    end.addEventListener('abort', wake);
    this.#waiting++;
    return this.#during(async () => {
      while (this.line.isOpen && !end.aborted) {
        if (isAfter(this.shown?.mark ?? NOTHING, mark)) break;
        await this.line.news();
      }
      this.#waiting--;
      end.removeEventListener('abort', wake);
    });
  }

  /** Undefined if the device ends meanwhile. A device that sends a wish plays; the others watch. */
  ask(wish: Wish): Promise<Extract<ServerMessage, { type: 'answer' | 'unread' }> | undefined> {
    return this.#during(() => {
      if (!this.#connection.isPlaying) this.line.say({ type: 'resume' });
      return this.line.ask(wish);
    });
  }

  /** Is known for a while from now; that makes nobody be here. */
  linger(): void {
    clearTimeout(this.#ending);
    if (this.isBusy || !this.line.isOpen) return;
    this.#ending = setTimeout(() => this.line.close(), LINGER).unref();
  }

  async #during<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#busy++;
    this.#asked = this.#clock();
    clearTimeout(this.#leaving);
    clearTimeout(this.#ending);
    const { attend } = await this.ready;
    attend(true);
    try {
      return await work();
    } finally {
      this.#busy--;
      if (!this.isBusy && this.line.isOpen) {
        const left = this.#asked + LINGER - this.#clock();
        this.#leaving = setTimeout(() => attend(false), Math.max(0, left)).unref();
      }
      this.linger();
    }
  }
}
