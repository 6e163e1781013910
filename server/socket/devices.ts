import type { ServerMessage } from '#protocol/messages.ts';
import type { TableDocument } from '../tables/document.ts';
import { info, type Presence, presenceText } from '../tables/info.ts';
import { Attendance, type Parts } from './attendance.ts';
import type { Connection } from './connection.ts';
import { greet, seatAt, yieldSeat } from './seating.ts';

export interface Events {
  /** Somebody came, went or changed seats. */
  readonly onAttend: () => void;
  /** A device is to be shown the match, from now on and with the seat that it has now. */
  readonly onShow: (connection: Connection) => void;
}

/** Comings and goings are told together. */
const GATHER = 100;

/** The devices at one table in this process: where each of them sits, and what it is told. */
export class Devices {
  readonly attendance: Attendance;
  readonly #clock: () => number;
  readonly #on: Events;
  readonly #all = new Set<Connection>();
  #table: TableDocument;
  #told = '';
  #timer: NodeJS.Timeout | undefined;

  constructor(table: TableDocument, parts: Parts, on: Events) {
    this.#table = table;
    this.#clock = parts.clock;
    this.#on = on;
    this.attendance = new Attendance(table.id, parts, {
      onClaim: (seat) => yieldSeat(this.#all, seat),
      onChange: () => this.#tellSoon(),
    });
  }

  get all(): ReadonlySet<Connection> {
    return this.#all;
  }

  get table(): TableDocument {
    return this.#table;
  }

  get presence(): Presence {
    return this.attendance.presence(this.#table);
  }

  add(connection: Connection, isWatching: boolean): void {
    this.#all.add(connection);
    connection.isWatching = isWatching;
    this.#tellAll(connection);
  }

  /** A device that watched wants to play. */
  resume(connection: Connection): void {
    connection.isWatching = false;
    this.#tellAll(connection);
  }

  remove(connection: Connection): void {
    this.#all.delete(connection);
    this.#attend();
  }

  /** Takes over the table as it is now, and tells what is new. */
  update(table: TableDocument): void {
    const isNew = table.revision > this.#table.revision;
    this.#table = table;
    if (!isNew) return;
    for (const connection of this.#all) this.#reseat(connection);
    this.#attend();
    this.#tellTable();
  }

  beat(now: number): void {
    for (const connection of this.#all) connection.beat(now);
    this.attendance.beat(now);
    if (presenceText(this.presence) !== this.#told) this.#tellSoon();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.attendance.close();
  }

  #tellAll(connection: Connection): void {
    this.#claim(connection);
    greet(connection, this.#clock());
    connection.show('table', this.#tableText());
    this.#on.onShow(connection);
  }

  /** Whoever sits down, or somewhere else, hears where. */
  #reseat(connection: Connection): void {
    const seat = seatAt(this.#table, connection);
    if (seat === connection.seat) return;
    const isNewcomer = connection.seat === undefined;
    connection.seat = seat;
    if (isNewcomer) this.#claim(connection);
    greet(connection, this.#clock());
    this.#on.onShow(connection);
  }

  /** The newest device of a player plays; the others watch. */
  #claim(connection: Connection): void {
    const seat = seatAt(this.#table, connection);
    connection.seat = seat;
    connection.isPlaying = !connection.isWatching && seat !== undefined;
    if (connection.isPlaying && seat !== undefined) {
      yieldSeat(this.#all, seat, connection);
      this.attendance.claim(seat);
    }
    this.#attend();
  }

  #attend(): void {
    const people = [...this.#all].filter(({ isScreen }) => !isScreen);
    this.attendance.set(people.map(({ seat }) => seat));
    this.#tellSoon();
    this.#on.onAttend();
  }

  #tellSoon(): void {
    this.#timer ??= setTimeout(() => this.#tellTable(), GATHER).unref();
  }

  #tellTable(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#told = presenceText(this.presence);
    const text = this.#tableText();
    for (const connection of this.#all) connection.show('table', text);
  }

  #tableText(): string {
    const message: ServerMessage = { type: 'table', table: info(this.#table, this.presence) };
    return JSON.stringify(message);
  }
}
