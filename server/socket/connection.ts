import type { Socket } from 'node:net';
import type { RawData } from 'ws';
import type { Seat } from '#engine/contract.ts';
import type { ClientMessage, ServerMessage } from '#protocol/messages.ts';
import { bucket, type Flow, SOCKET_FLOW } from '../limits/bucket.ts';
import type { Watcher } from '../play/room.ts';
import type { Journal } from './journal.ts';
import { readMessage } from './messages.ts';

/** Of messages that wait to be read, in bytes: beyond, only the newest view is kept. */
const MUCH = 256 * 1024;
/**
 * How often a device is asked for a sign of life, in milliseconds: often where others wait for it,
 * and seldom where nobody would miss it, so that its radio can sleep.
 */
export const PING = { shared: 5000, alone: 25_000 } as const;
/** How long it may take to answer: with the pauses before, others know within 15 seconds. */
export const LONGEST_ANSWER = 7000;
/** A process that was held up so long has answers that it has not read yet. */
const HELD_UP = 3000;
export const LONGEST_CLOG = 30_000;
/** Garbage is answered that often. */
export const PATIENCE = 5;

const TEXT = { binary: false };
const TOO_OFTEN = `More than ${SOCKET_FLOW.perSecond} messages a second are not looked at.`;

export const CLOSE = { away: 1001, policy: 1008, fault: 1011, again: 1012 } as const;

export interface Parts {
  readonly clock: () => number;
  readonly flow: Flow;
  /** What the socket itself writes to. */
  readonly wire?: Pick<Socket, 'cork' | 'uncork'>;
  readonly journal?: Journal;
  readonly isScreen?: boolean;
  readonly isTool?: boolean;
  /** Hears what became of each view that was to be shown. */
  readonly onView?: (outcome: 'sent' | 'replaced') => void;
}

/** What is used of a WebSocket: a device that sends plain requests has something else instead. */
export interface Line {
  readonly OPEN: number;
  readonly readyState: number;
  readonly bufferedAmount: number;
  on(event: 'message', hear: (data: RawData) => void): unknown;
  on(event: 'pong' | 'error' | 'close', hear: () => void): unknown;
  send(message: string | Buffer, how: { binary: boolean }, onSent: () => void): void;
  ping(): void;
  close(code: number): void;
  terminate(): void;
}

export interface Listener {
  hear(message: ClientMessage): Promise<void>;
  gone(): void;
}

/** A device at a table; one without a socket is here only now and then. */
export interface Joined extends Listener {
  attend(isHere: boolean): void;
}

/** One device at a table. It knows nothing of tables: it reads, writes, and notices its end. */
export class Connection {
  readonly player: string | undefined;
  /** The place of its player in the queue for the next match, counted from 1. */
  place: number | undefined;
  /** The seat that its player has left in the present match, while they have none. */
  former: Seat | undefined;
  /** By which marks it knows the others, as it was told last. */
  marks = '';
  /** The seat of its player, and whether this device is the one that plays it. */
  seat: Seat | undefined;
  isPlaying = false;
  /** When it last took the seat over; nought for one that has not. */
  playedAt = 0;
  /** Whether it came only to watch, and has not got its seat since. */
  isWatching = false;
  /** The match that its screen shows, if any. */
  shows: string | undefined;
  /** Whether it only shows the table to a room: it is nobody then. */
  readonly isScreen: boolean;
  /** Whether a program plays, by a token. */
  readonly isTool: boolean;
  /** Whether somebody is there: a device without a socket may only have looked. */
  isHere = true;
  readonly journal: Journal | undefined;
  readonly #onView: Parts['onView'];
  readonly #socket: Line;
  readonly #clock: () => number;
  readonly #isWithin: (now: number) => boolean;
  /** By kind, what could not be sent yet; a newer one replaces it. */
  readonly #held = new Map<'table' | 'view', string | Buffer>();
  readonly #wire: Parts['wire'];
  #isGathering = false;
  readonly #onSent = () => this.#drained();
  #garbage = 0;
  #isDeaf = false;
  /** Since when it has owed a sign of life. */
  #asked: number | undefined;
  #pinged = Number.NEGATIVE_INFINITY;
  /** The announced time until the next heartbeat. */
  #promised: number = PING.shared;
  #beaten: number;
  #clogged: number | undefined;
  #last: Promise<unknown> = Promise.resolve();

  constructor(
    socket: Line,
    player: string | undefined,
    { clock, flow, wire, journal, isScreen = false, isTool = false, onView }: Parts,
  ) {
    this.#wire = wire;
    this.journal = journal;
    this.isScreen = isScreen;
    this.isTool = isTool;
    this.#onView = onView;
    this.#socket = socket;
    this.player = player;
    this.#isWithin = bucket(flow);
    this.#clock = clock;
    this.#beaten = clock();
  }

  /** Messages are handled one after the other, and only once `ready` resolves. */
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
      this.#asked = undefined;
      const message = this.#read(data);
      if (message) inTurn((listener) => listener.hear(message));
    });
    this.#socket.on('pong', () => {
      this.#asked = undefined;
    });
    this.#socket.on('error', () => this.#socket.terminate());
    this.#socket.on('close', () => inTurn((listener) => listener.gone()));
  }

  tell(message: ServerMessage): void {
    this.#send(JSON.stringify(message));
  }

  /** Views, of which a slow reader gets only the newest. */
  show(kind: 'table' | 'view', message: string | Buffer): void {
    if (kind === 'view' && this.#held.has(kind)) this.#onView?.('replaced');
    this.#held.set(kind, message);
    if (this.#socket.bufferedAmount <= MUCH) this.#flush();
    else this.#clogged ??= this.#clock();
  }

  close(code: number): void {
    this.#socket.close(code);
  }

  /** Stops receiving; resolves when all received messages are done and answered. */
  async finish(): Promise<void> {
    this.#isDeaf = true;
    await this.#last;
  }

  /**
   * To be called every second: asks whether the device is there, and gives up if not. `isShared`:
   * somebody else is at its table.
   */
  beat(now: number, isShared: boolean): void {
    const wasHeldUp = now - this.#beaten >= HELD_UP;
    if (wasHeldUp && this.#asked !== undefined) this.#asked = now;
    this.#beaten = now;
    const isDead = this.#asked !== undefined && now - this.#asked >= LONGEST_ANSWER;
    const isStuck = this.#clogged !== undefined && now - this.#clogged >= LONGEST_CLOG;
    const every = isShared ? PING.shared : PING.alone;
    if (isDead || isStuck) {
      this.#socket.terminate();
    } else if (now - this.#pinged >= Math.min(every, this.#promised)) {
      this.#pinged = now;
      this.#promised = every;
      this.#ping();
    }
  }

  /** Browsers answer a ping without showing it to the page, so the page gets a message of its own. */
  #ping(): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    this.tell({ type: 'heartbeat', next: this.#promised });
    this.#asked ??= this.#pinged;
    this.#socket.ping();
  }

  #read(data: RawData): ClientMessage | undefined {
    if (!this.#isWithin(this.#clock())) return this.#refuse('often', TOO_OFTEN);
    const read = readMessage(data.toString());
    return typeof read === 'string' ? this.#refuse('shape', read) : read;
  }

  #refuse(why: 'shape' | 'often', sentence: string): undefined {
    this.tell({ type: 'unread', why, sentence });
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
