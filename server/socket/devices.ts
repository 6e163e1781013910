import type { Seat } from '#engine/contract.ts';
import type { ServerMessage } from '#protocol/messages.ts';
import type { TableDocument } from '../tables/document.ts';
import { info, type Presence, presenceText } from '../tables/info.ts';
import { Attendance, type Parts } from './attendance.ts';
import type { Connection } from './connection.ts';
import { formerAt, greet, placeAt, seatAt, tellMarks, yieldSeat } from './seating.ts';

export interface Events {
  /** Somebody came, went or changed seats. */
  readonly onAttend: () => void;
  /** A device is to be shown the match, from now on and with the seat that it has now. */
  readonly onShow: (connection: Connection) => void;
}

/** Arrivals and departures are sent together. */
const GATHER = 100;
/**
 * How long a seat stays with a device that is gone before another one of the same player has it
 * back, in milliseconds: the page may only be reloading. Devices further down the queue wait so
 * much longer each.
 */
export const HELD = 3000;

/** The devices at one table in this process: where each of them sits, and its messages. */
export class Devices {
  readonly attendance: Attendance;
  readonly #clock: () => number;
  readonly #on: Events;
  readonly #all = new Set<Connection>();
  #table: TableDocument;
  /** Since when a seat is played by none of its player's devices. */
  readonly #unplayed = new Map<Seat, number>();
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

  /** A device shows another match, or none. */
  show(connection: Connection, match: string | undefined): void {
    if (connection.shows === match) return;
    connection.shows = match;
    this.#attend();
  }

  /** Somebody without a socket comes, or has not asked for a while: others of theirs may play. */
  attend(connection: Connection, isHere: boolean): void {
    if (connection.isHere === isHere || !this.#all.has(connection)) return;
    connection.isHere = isHere;
    if (!isHere) connection.isPlaying = false;
    this.#attend();
  }

  remove(connection: Connection): void {
    this.#all.delete(connection);
    this.#attend();
  }

  /** Takes over the table as it is now, and sends what is new. */
  update(table: TableDocument): void {
    const isNew = table.revision > this.#table.revision;
    this.#table = table;
    if (!isNew) return;
    const hasMoved = [...this.#all].some(
      (each) => each.seat !== undefined && each.seat !== seatAt(table, each),
    );
    for (const connection of this.#all) {
      this.#reseat(connection);
      tellMarks(connection, table);
    }
    if (hasMoved) this.attendance.reseat(this.#played());
    this.#attend();
    this.#tellTable();
  }

  beat(now: number): void {
    const isShared = this.#all.size > 1 || this.attendance.isShared;
    for (const connection of this.#all) connection.beat(now, isShared);
    this.attendance.beat(now);
    this.#giveBack(now);
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
    connection.marks = '';
    tellMarks(connection, this.#table);
  }

  /** Tells a player who sits down or changes seats where they sit, and a device that moves up. */
  #reseat(connection: Connection): void {
    const seat = seatAt(this.#table, connection);
    const place = placeAt(this.#table, connection);
    const former = formerAt(this.#table, connection);
    const hasMoved = seat !== connection.seat;
    if (!hasMoved && place === connection.place && former === connection.former) return;
    const isNewcomer = connection.seat === undefined;
    connection.seat = seat;
    connection.place = place;
    connection.former = former;
    if (hasMoved && isNewcomer) this.#claim(connection);
    greet(connection, this.#clock());
    if (hasMoved) this.#on.onShow(connection);
  }

  /** The newest device of a player plays; the others watch. */
  #claim(connection: Connection): void {
    const seat = seatAt(this.#table, connection);
    connection.seat = seat;
    connection.place = placeAt(this.#table, connection);
    connection.former = formerAt(this.#table, connection);
    connection.isPlaying = !connection.isWatching && seat !== undefined;
    if (connection.isPlaying && seat !== undefined) {
      yieldSeat(this.#all, seat, connection);
      connection.playedAt = this.#clock();
      this.attendance.claim(seat);
    }
    this.#attend();
  }

  /** A seat whose device is gone is played by the newest other one of the same player. */
  #giveBack(now: number): void {
    const played = this.#played();
    for (const seat of played) this.#unplayed.delete(seat);
    const waiting = [...this.#all].filter(
      ({ seat, isHere }) => isHere && seat !== undefined && !played.includes(seat),
    );
    for (const [seat, devices] of Map.groupBy(waiting, (each) => each.seat!)) {
      const place = this.attendance.placeInLine(seat);
      const since = place === undefined ? now : (this.#unplayed.get(seat) ?? now);
      this.#unplayed.set(seat, since);
      const newest = devices.toSorted((one, other) => one.playedAt - other.playedAt).at(-1)!;
      if (place !== undefined && now - since >= HELD * (1 + place)) this.resume(newest);
    }
  }

  #played(): readonly Seat[] {
    return [...this.#all].flatMap(({ seat, isPlaying }) =>
      isPlaying && seat !== undefined ? [seat] : [],
    );
  }

  #attend(): void {
    const people = [...this.#all].filter(({ isScreen, isHere }) => isHere && !isScreen);
    const { match } = this.#table;
    this.attendance.set(
      people.map(({ seat, shows }) => ({
        seat,
        isLooking: shows !== undefined && shows !== match,
      })),
    );
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
