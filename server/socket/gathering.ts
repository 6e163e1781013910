import type { Seat } from '#engine/contract.ts';
import { type ClientMessage, PROTOCOL, type ServerMessage } from '#protocol/messages.ts';
import type { Broker } from '../broker/broker.ts';
import { inTurn } from '../in-turn.ts';
import type { Meters } from '../operation/meters.ts';
import { Bots } from '../play/bots.ts';
import type { Mind } from '../play/mind.ts';
import type { Room } from '../play/room.ts';
import type { Rooms } from '../play/rooms.ts';
import { seatOf, type TableDocument } from '../tables/document.ts';
import { info, type Presence, presenceText } from '../tables/info.ts';
import type { Tables } from '../tables/service.ts';
import { within } from '../within.ts';
import { Attendance } from './attendance.ts';
import { CLOSE, type Connection, type Listener, watcherOf } from './connection.ts';
import { noteOutcome } from './journal.ts';
import { LIMITS, turnAt } from './turns.ts';

export interface Parts {
  readonly tables: Tables;
  readonly rooms: Rooms;
  readonly broker: Broker;
  readonly mind: Mind;
  readonly meters: Meters;
  /** Names this process to others; see `presence.ts`. */
  readonly process: number;
  /** How long a bot seems to think, in milliseconds, so that people can follow. */
  readonly pace: number;
  readonly clock: () => number;
  readonly onFault: (error: Error) => void;
}

/** The match of a table, as it is looked at here. */
interface Play {
  readonly match: string;
  readonly room: Room;
  readonly bots: Bots;
  readonly leave: () => void;
}

/** Comings and goings are told together. */
const GATHER = 100;
/** How often a table is read without news of it: the broker may lose a message, or be down. */
const GLANCE = 15_000;
const CLOSE_LOOK = 1000;
/** How long what was asked may still take when the server stops. */
const LONGEST_END = 5000;

/** The devices at one table in this process. Like a room it owns nothing. */
export class Gathering {
  readonly #parts: Parts;
  readonly #attendance: Attendance;
  readonly #watching = new Map<Connection, (() => void) | undefined>();
  readonly #unfollow: () => void;
  #table: TableDocument;
  #play: Play | undefined;
  #told = '';
  #looked = 0;
  #coming = 0;
  #timer: NodeJS.Timeout | undefined;
  readonly #inTurn = inTurn();
  isClosed = false;

  constructor(table: TableDocument, parts: Parts) {
    this.#parts = parts;
    this.#table = table;
    this.#attendance = new Attendance(table.id, parts, {
      onClaim: (seat) => this.#yieldSeat(seat, undefined),
      onChange: () => this.#tellSoon(),
    });
    this.#unfollow = parts.broker.subscribe(`table:${table.id}`, (revision) => {
      if (revision > this.#table.revision) this.#later(() => this.#read());
    });
  }

  get presence(): Presence {
    return this.#attendance.presence(this.#table);
  }

  /** Lets a device in; it is told everything first. */
  async join(connection: Connection, isWatching: boolean): Promise<Listener> {
    this.#coming++;
    try {
      await this.#inTurn(async () => {
        // What changed before we followed.
        if (this.#looked === 0) await this.#read();
        this.#watching.set(connection, undefined);
        connection.isWatching = isWatching;
        this.#claim(connection);
        this.#tellAll(connection);
      });
    } finally {
      this.#coming--;
      this.#shutIfEmpty();
    }
    return {
      hear: (message) => this.#hear(connection, message),
      gone: () => this.#gone(connection),
    };
  }

  /** To be called every second or so. */
  beat(now: number): void {
    for (const connection of this.#watching.keys()) connection.beat(now);
    this.#attendance.beat(now);
    if (presenceText(this.presence) !== this.#told) this.#tellSoon();
    this.#watchEnd();
    this.#play?.bots.look();
    if (now - this.#looked >= (this.#parts.broker.isUp ? GLANCE : CLOSE_LOOK)) {
      this.#looked = now;
      this.#later(() => this.#read());
    }
  }

  /** Finishes what was asked, then hands the devices over to whichever process they find next. */
  async close(): Promise<void> {
    this.#play?.bots.stop();
    const all = [...this.#watching.keys()].map((each) => each.finish());
    const own = this.#inTurn(async () => undefined);
    await within(LONGEST_END, [...all, own]);
    for (const connection of this.#watching.keys()) {
      connection.tell({ type: 'closed', reason: 'shutdown' });
      connection.close(CLOSE.again);
    }
    this.#shut();
  }

  async #hear(connection: Connection, message: ClientMessage): Promise<void> {
    if (message.type === 'resume') {
      connection.isWatching = false;
      this.#claim(connection);
      return this.#tellAll(connection);
    }
    const { id } = message;
    const { seat, isPlaying, journal } = connection;
    const facts = { match: this.#play?.match, seat, wish: message.type };
    if (seat === undefined || !isPlaying) {
      const outcome = { kind: 'forbidden', why: 'watching' } as const;
      noteOutcome(journal, facts, outcome);
      return connection.tell({ type: 'answer', id, outcome });
    }
    const room = this.#play?.room;
    const began = performance.now();
    const outcome = room ? await room.ask(seat, message) : ({ kind: 'late' } as const);
    this.#parts.meters.wished(message.type, outcome.kind, performance.now() - began);
    noteOutcome(journal, facts, outcome);
    if (outcome.kind === 'late') room?.show(watcherOf(connection));
    connection.tell({ type: 'answer', id, outcome });
  }

  #gone(connection: Connection): void {
    this.#watching.get(connection)?.();
    this.#watching.delete(connection);
    this.#attend();
    this.#shutIfEmpty();
  }

  #shutIfEmpty(): void {
    if (this.#watching.size === 0 && this.#coming === 0) this.#shut();
  }

  #shut(): void {
    this.isClosed = true;
    clearTimeout(this.#timer);
    this.#unfollow();
    this.#attendance.close();
    this.#leavePlay();
  }

  async #read(): Promise<void> {
    const table = await this.#parts.tables.read(this.#table.id);
    this.#looked = this.#parts.clock();
    if (!table || this.isClosed) return;
    const isNew = table.revision > this.#table.revision;
    this.#table = table;
    if (isNew) {
      for (const connection of this.#watching.keys()) this.#reseat(connection);
      this.#attend();
      this.#tellTable();
    }
    await this.#followMatch();
    this.#showOut();
  }

  /** Whoever sits down, or somewhere else, hears where. */
  #reseat(connection: Connection): void {
    const seat = this.#seatOf(connection);
    if (seat === connection.seat) return;
    const isNewcomer = connection.seat === undefined;
    connection.seat = seat;
    if (isNewcomer) this.#claim(connection);
    this.#greet(connection);
    this.#showMatch(connection);
  }

  #showOut(): void {
    const { state, removed } = this.#table;
    for (const connection of this.#watching.keys()) {
      const isRemoved = connection.player !== undefined && removed.includes(connection.player);
      if (state !== 'closed' && !isRemoved) continue;
      connection.tell({ type: 'closed', reason: isRemoved ? 'removed' : 'table' });
      connection.close(CLOSE.away);
    }
  }

  /** The newest device of a player plays; the others watch. */
  #claim(connection: Connection): void {
    const seat = this.#seatOf(connection);
    connection.seat = seat;
    connection.isPlaying = !connection.isWatching && seat !== undefined;
    if (connection.isPlaying && seat !== undefined) {
      this.#yieldSeat(seat, connection);
      this.#attendance.claim(seat);
    }
    this.#attend();
  }

  #yieldSeat(seat: Seat, to: Connection | undefined): void {
    for (const connection of this.#watching.keys()) {
      if (connection === to || connection.seat !== seat || !connection.isPlaying) continue;
      connection.isPlaying = false;
      connection.tell({ type: 'watching' });
    }
  }

  #seatOf({ player }: Connection): Seat | undefined {
    return player === undefined ? undefined : seatOf(this.#table, player);
  }

  #attend(): void {
    this.#attendance.set([...this.#watching.keys()].map(({ seat }) => seat));
    this.#tellSoon();
    this.#play?.bots.look();
  }

  #tellAll(connection: Connection): void {
    this.#greet(connection);
    connection.show('table', this.#tableText());
    this.#showMatch(connection);
  }

  #greet(connection: Connection): void {
    const { seat } = connection;
    const now = this.#parts.clock();
    connection.tell({ type: 'welcome', protocol: PROTOCOL, seat, now });
    if (seat !== undefined && !connection.isPlaying) connection.tell({ type: 'watching' });
  }

  /** From now on, with the seat that the device has now. */
  #showMatch(connection: Connection): void {
    this.#watching.get(connection)?.();
    if (!this.#watching.has(connection)) return;
    this.#watching.set(connection, this.#play?.room.join(watcherOf(connection)));
  }

  #tellSoon(): void {
    this.#timer ??= setTimeout(() => this.#tellTable(), GATHER).unref();
  }

  #tellTable(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#told = presenceText(this.presence);
    const text = this.#tableText();
    for (const connection of this.#watching.keys()) connection.show('table', text);
  }

  #tableText(): string {
    const message: ServerMessage = { type: 'table', table: info(this.#table, this.presence) };
    return JSON.stringify(message);
  }

  async #followMatch(): Promise<void> {
    const { match, options } = this.#table;
    if (match === this.#play?.match) return;
    this.#leavePlay();
    if (match === undefined) return;
    const { rooms, mind, pace, clock, onFault } = this.#parts;
    const tick = { seat: undefined, send: () => this.#onMatch() };
    const leave = await rooms.watch(match, tick);
    const room = await rooms.enter(match);
    if (!room || !leave) return;
    if (this.isClosed) return leave();
    room.limit = LIMITS[options.timer];
    this.#attendance.restart();
    const turnOf = (seat: Seat) => turnAt(seat, this.#table, this.#attendance, room, pace);
    const bots = new Bots({ room, mind, turnOf, clock, onFault });
    this.#play = { match, room, bots, leave };
    for (const connection of this.#watching.keys()) this.#showMatch(connection);
    this.#onMatch();
  }

  #leavePlay(): void {
    for (const [connection, leave] of this.#watching) {
      leave?.();
      this.#watching.set(connection, undefined);
    }
    this.#play?.bots.stop();
    this.#play?.leave();
    this.#play = undefined;
  }

  #onMatch(): void {
    this.#play?.bots.look();
    this.#watchEnd();
  }

  #watchEnd(): void {
    const play = this.#play;
    if (this.#table.state !== 'playing' || play?.room.live.finished === undefined) return;
    this.#later(() => this.#parts.tables.end(this.#table.id, play.match));
  }

  #later(work: () => Promise<unknown>): void {
    this.#inTurn(work).catch(this.#parts.onFault);
  }
}
