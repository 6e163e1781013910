import type { Socket } from 'node:net';
import type { RawData, WebSocket } from 'ws';
import type { Seat } from '#engine/contract.ts';
import type { ClientMessage, ServerMessage } from '#protocol/messages.ts';
import { bucket, type Flow } from '../limits/bucket.ts';
import type { Watcher } from '../play/room.ts';
import type { Journal } from './journal.ts';
import { readMessage } from './messages.ts';

/** Of messages that wait to be read, in bytes: beyond, only the newest view is kept. */
const MUCH = 256 * 1024;
/** In milliseconds. */
export const PING = 25_000;
const DEAD = 60_000;
export const LONGEST_CLOG = 30_000;
/** Garbage is answered that often. */
export const PATIENCE = 5;

const TEXT = { binary: false };

export const CLOSE = { away: 1001, policy: 1008, fault: 1011, again: 1012 } as const;

export interface Parts {
  readonly clock: () => number;
  readonly flow: Flow;
  /** What the socket itself writes to. */
  readonly wire?: Pick<Socket, 'cork' | 'uncork'>;
  readonly journal?: Journal;
  readonly isScreen?: boolean;
  /** Hears what became of each view that was to be shown. */
  readonly onView?: (outcome: 'sent' | 'replaced') => void;
}

export interface Listener {
  hear(message: ClientMessage): Promise<void>;
  gone(): void;
}

/** One device at a table. It knows nothing of tables: it reads, writes, and notices its end. */
export class Connection {
  readonly player: string | undefined;
  /** The seat of its player, and whether this device is the one that plays it. */
  seat: Seat | undefined;
  isPlaying = false;
  /** Whether it came only to watch, and has not asked for its seat since. */
  isWatching = false;
  /** Whether it only shows the table to a room: it is nobody then. */
  readonly isScreen: boolean;
  readonly journal: Journal | undefined;
  readonly #onView: Parts['onView'];
  readonly #socket: WebSocket;
  readonly #clock: () => number;
  readonly #isWithin: (now: number) => boolean;
  /** By kind, what could not be sent yet; a newer one replaces it. */
  readonly #held = new Map<'table' | 'view', string | Buffer>();
  readonly #wire: Parts['wire'];
  #isGathering = false;
  readonly #onSent = () => this.#drained();
  #garbage = 0;
  #isDeaf = false;
  #heard: number;
  #pinged: number;
  #clogged: number | undefined;
  #last: Promise<unknown> = Promise.resolve();

  constructor(
    socket: WebSocket,
    player: string | undefined,
    { clock, flow, wire, journal, isScreen = false, onView }: Parts,
  ) {
    this.#wire = wire;
    this.journal = journal;
    this.isScreen = isScreen;
    this.#onView = onView;
    this.#socket = socket;
    this.player = player;
    this.#isWithin = bucket(flow);
    this.#clock = clock;
    this.#heard = clock();
    this.#pinged = clock();
  }

  /** Messages are heard one after the other, and only when `ready` is. */
  listen(ready: Promise<Listener>, onFault: (error: Error) => void): void {
    const fail = (error: Error) => {
      onFault(error);
      // The device comes back by itself and asks again.
      this.close(CLOSE.fault);
    };
    const inTurn = (work: (listener: Listener) => unknown) => {
      this.#last = this.#last.then(async () => work(await ready)).catch(fail);
    };
    inTurn(() => undefined);
    this.#socket.on('message', (data) => {
      if (this.#isDeaf || this.#socket.readyState !== this.#socket.OPEN) return;
      this.#heard = this.#clock();
      const message = this.#read(data);
      if (message) inTurn((listener) => listener.hear(message));
    });
    this.#socket.on('pong', () => {
      this.#heard = this.#clock();
    });
    this.#socket.on('error', () => this.#socket.terminate());
    this.#socket.on('close', () => inTurn((listener) => listener.gone()));
  }

  tell(message: ServerMessage): void {
    this.#send(JSON.stringify(message));
  }

  /** What a newer one replaces, as it is sent to many; whoever reads slowly may miss some. */
  show(kind: 'table' | 'view', message: string | Buffer): void {
    if (kind === 'view' && this.#held.has(kind)) this.#onView?.('replaced');
    this.#held.set(kind, message);
    if (this.#socket.bufferedAmount <= MUCH) this.#flush();
    else this.#clogged ??= this.#clock();
  }

  close(code: number): void {
    this.#socket.close(code);
  }

  /** Hears no more; resolves when all that was heard is done and answered. */
  async finish(): Promise<void> {
    this.#isDeaf = true;
    await this.#last;
  }

  /** To be called every few seconds: asks whether the device is there, and gives up if not. */
  beat(now: number): void {
    const isDead = now - this.#heard >= DEAD;
    const isStuck = this.#clogged !== undefined && now - this.#clogged >= LONGEST_CLOG;
    if (isDead || isStuck) {
      this.#socket.terminate();
    } else if (now - this.#pinged >= PING && this.#socket.readyState === this.#socket.OPEN) {
      this.#pinged = now;
      this.#socket.ping();
    }
  }

  #read(data: RawData): ClientMessage | undefined {
    if (!this.#isWithin(this.#clock())) return this.#refuse('often');
    return readMessage(data.toString()) ?? this.#refuse('shape');
  }

  #refuse(why: 'shape' | 'often'): undefined {
    this.tell({ type: 'unread', why });
    this.journal?.info({ why }, 'unread');
    this.#garbage++;
    if (this.#garbage >= PATIENCE) this.close(CLOSE.policy);
  }

  #send(message: string | Buffer): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    this.#gather();
    this.#socket.send(message, TEXT, this.#onSent);
  }

  /** What is said in one go is written in one go: the system takes as long for much as for little. */
  #gather(): void {
    if (this.#isGathering || !this.#wire) return;
    this.#isGathering = true;
    this.#wire.cork();
    process.nextTick(() => {
      this.#isGathering = false;
      this.#wire?.uncork();
    });
  }

  #drained(): void {
    if (this.#clogged !== undefined && this.#socket.bufferedAmount <= MUCH) this.#flush();
  }

  #flush(): void {
    this.#clogged = undefined;
    // A view means nothing without the table of its match.
    for (const kind of ['table', 'view'] as const) {
      const message = this.#held.get(kind);
      if (message === undefined) continue;
      this.#held.delete(kind);
      if (kind === 'view') this.#onView?.('sent');
      this.#send(message);
    }
  }
}

/** A device that looks at a match, with the seat it has now. */
export function watcherOf(connection: Connection): Watcher {
  return { seat: connection.seat, send: (message) => connection.show('view', message) };
}
