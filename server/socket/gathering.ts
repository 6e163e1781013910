import type { ClientMessage } from '#protocol/messages.ts';
import { inTurn } from '../in-turn.ts';
import type { Meters } from '../operation/meters.ts';
import type { Rooms } from '../play/rooms.ts';
import type { TableDocument } from '../tables/document.ts';
import type { Presence } from '../tables/info.ts';
import type { Tables } from '../tables/service.ts';
import { within } from '../within.ts';
import { answer } from './answer.ts';
import type { Parts as AttendanceParts } from './attendance.ts';
import { CLOSE, type Connection, type Joined } from './connection.ts';
import { Devices } from './devices.ts';
import { Hosting } from './hosting.ts';
import { Phrases, type Parts as PhrasesParts } from './phrases.ts';
import { enterMatch, Playing, type Parts as PlayingParts } from './playing.ts';
import { closeDoors, sendAway } from './seating.ts';
import { voteDue } from './vote.ts';

export interface Parts extends AttendanceParts, PlayingParts, PhrasesParts {
  readonly tables: Tables;
  readonly rooms: Rooms;
  readonly meters: Meters;
}

/** How often a table is read without news of it: the broker may lose a message, or be down. */
const GLANCE = 15_000;
const CLOSE_LOOK = 1000;
/** How long what was asked may still take when the server stops. */
const LONGEST_END = 5000;

/** A table, its match and the devices at it, in this process. Like a room it owns nothing. */
export class Gathering {
  readonly #parts: Parts;
  readonly #devices: Devices;
  readonly #unfollow: () => void;
  readonly #hosting: Hosting;
  readonly #phrases: Phrases;
  #play: Playing | undefined;
  #looked = 0;
  #coming = 0;
  readonly #inTurn = inTurn();
  isClosed = false;

  constructor(table: TableDocument, parts: Parts) {
    this.#parts = parts;
    this.#hosting = new Hosting(parts.tables);
    this.#devices = new Devices(table, parts, {
      onAttend: () => this.#play?.look(),
      onShow: (connection) => this.#play?.show(connection),
    });
    this.#phrases = new Phrases(this.#devices, parts, (work) => this.#later(work));
    this.#unfollow = parts.broker.subscribe(`table:${table.id}`, (revision) => {
      if (revision > this.#devices.table.revision) this.#later(() => this.#read());
    });
  }

  get table(): TableDocument {
    return this.#devices.table;
  }

  get devices(): ReadonlySet<Connection> {
    return this.#devices.all;
  }

  get presence(): Presence {
    return this.#devices.presence;
  }

  /** Lets a device in, and sends it everything first. */
  async join(connection: Connection, isWatching: boolean): Promise<Joined> {
    this.#coming++;
    try {
      await this.#inTurn(async () => {
        // What changed before we followed.
        if (this.#looked === 0) await this.#read();
        this.#devices.add(connection, isWatching);
      });
    } finally {
      this.#coming--;
      this.#shutIfEmpty();
    }
    return {
      hear: (message) => this.#hear(connection, message),
      gone: () => this.#gone(connection),
      attend: (isHere) => this.#devices.attend(connection, isHere),
    };
  }

  /** To be called every second or so. */
  beat(now: number): void {
    this.#devices.beat(now);
    this.#watchEnd();
    this.#play?.look();
    const due = this.#hosting.due(this.#devices, now);
    if (due) this.#later(due);
    this.#watchVote(now);
    if (now - this.#looked >= (this.#parts.broker.isUp ? GLANCE : CLOSE_LOOK)) {
      this.#looked = now;
      this.#later(() => this.#read());
    }
  }

  /** Finishes pending requests, then sends the devices to another process. */
  async close(): Promise<void> {
    this.#play?.stop();
    const all = [...this.#devices.all].map((each) => each.finish());
    const own = this.#inTurn(async () => undefined);
    await within(LONGEST_END, [...all, own]);
    for (const connection of this.#devices.all) {
      connection.tell({ type: 'closed', reason: 'shutdown' });
      connection.close(CLOSE.again);
    }
    this.#shut();
  }

  async #hear(connection: Connection, message: ClientMessage): Promise<void> {
    if (message.type === 'resume') return this.#devices.resume(connection);
    if (message.type === 'say') return this.#phrases.say(connection, message.phrase);
    if (message.type === 'shows') return this.#devices.show(connection, message.match);
    return answer(connection, message, this.#play, this.#parts.meters);
  }

  #gone(connection: Connection): void {
    this.#play?.hide(connection);
    this.#devices.remove(connection);
    this.#shutIfEmpty();
  }

  #shutIfEmpty(): void {
    if (this.#devices.all.size === 0 && this.#coming === 0) this.#shut();
  }

  #shut(): void {
    this.isClosed = true;
    this.#unfollow();
    this.#phrases.close();
    this.#devices.close();
    this.#leavePlay();
  }

  async #read(): Promise<void> {
    const table = await this.#parts.tables.read(this.#devices.table.id);
    this.#looked = this.#parts.clock();
    if (!table || this.isClosed) return;
    sendAway(this.#devices.all, table);
    // Before somebody is shown a seat that they took: what is sealed there is not theirs to see.
    const isNew = table.revision > this.#devices.table.revision;
    if (isNew && table.state === 'playing' && table.match === this.#play?.match) {
      await this.#play?.room.refresh();
    }
    this.#devices.update(table);
    await this.#followMatch();
    closeDoors(this.#devices.all, this.#devices.table);
    this.#watchVote(this.#looked);
  }

  #watchVote(now: number): void {
    const vote = voteDue(this.#devices.table, this.#devices.attendance, this.#parts.tables, now);
    if (vote) this.#later(vote);
  }

  async #followMatch(): Promise<void> {
    const { match } = this.#devices.table;
    if (match === this.#play?.match) return;
    this.#leavePlay();
    if (match === undefined) return;
    const entered = await enterMatch(match, this.#parts.rooms, () => this.#onMatch());
    if (!entered) return;
    if (this.isClosed) return entered.leave();
    this.#devices.attendance.restart();
    this.#play = new Playing(entered, this.#devices, this.#parts);
    for (const connection of this.#devices.all) this.#play.show(connection);
    this.#onMatch();
  }

  #leavePlay(): void {
    this.#play?.leave();
    this.#play = undefined;
  }

  #onMatch(): void {
    this.#play?.look();
    this.#watchEnd();
  }

  #watchEnd(): void {
    const play = this.#play;
    const { id, state } = this.#devices.table;
    if (state !== 'playing' || !play?.isOver) return;
    this.#later(() => this.#parts.tables.end(id, play.match));
  }

  #later(work: () => Promise<unknown>): void {
    this.#inTurn(work).catch(this.#parts.onFault);
  }
}
