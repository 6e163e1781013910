import type { Seat } from '#engine/contract.ts';
import { type Parts as BotParts, Bots } from '../play/bots.ts';
import type { Room } from '../play/room.ts';
import type { Rooms } from '../play/rooms.ts';
import { type Connection, watcherOf } from './connection.ts';
import type { Devices } from './devices.ts';
import { LIMITS, turnAt } from './turns.ts';

export interface Parts extends Omit<BotParts, 'room' | 'turnOf'> {
  /** How long a bot seems to think, in milliseconds, so that people can follow. */
  readonly pace: number;
}

/** A match that this process follows until it leaves. */
interface Entered {
  readonly match: string;
  readonly room: Room;
  readonly leave: () => void;
}

/** Undefined when there is no such match. `onChange` is called for everything in it. */
export async function enterMatch(
  match: string,
  rooms: Rooms,
  onChange: () => void,
): Promise<Entered | undefined> {
  const leave = await rooms.watch(match, { seat: undefined, send: onChange });
  const room = await rooms.enter(match);
  return room && leave && { match, room, leave };
}

/** The match of a table, as the devices there look at it and as its bots play it. */
export class Playing {
  readonly match: string;
  readonly room: Room;
  readonly #bots: Bots;
  readonly #leave: () => void;
  readonly #shown = new Map<Connection, () => void>();

  constructor(
    { match, room, leave }: Entered,
    at: Pick<Devices, 'table' | 'attendance'>,
    { mind, pace, clock, onFault }: Parts,
  ) {
    this.match = match;
    this.room = room;
    this.#leave = leave;
    room.limit = LIMITS[at.table.options.timer];
    const turnOf = (seat: Seat) => turnAt(seat, at.table, at.attendance, room, pace);
    this.#bots = new Bots({ room, mind, turnOf, clock, onFault });
  }

  get isOver(): boolean {
    return this.room.live.finished !== undefined;
  }

  /** From now on, with the seat that the device has now. */
  show(connection: Connection): void {
    this.hide(connection);
    this.#shown.set(connection, this.room.join(watcherOf(connection)));
  }

  hide(connection: Connection): void {
    this.#shown.get(connection)?.();
    this.#shown.delete(connection);
  }

  /** To be called after every change, of the match or of who is there. */
  look(): void {
    this.#bots.look();
  }

  /** Bots do nothing more. */
  stop(): void {
    this.#bots.stop();
  }

  leave(): void {
    for (const connection of this.#shown.keys()) this.hide(connection);
    this.stop();
    this.#leave();
  }
}
