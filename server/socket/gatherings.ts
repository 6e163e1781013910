import { randomInt } from 'node:crypto';
import type { People } from '#protocol/company.ts';
import type { TableInfo } from '#protocol/table.ts';
import type { TableDocument } from '../tables/document.ts';
import { info, NOBODY } from '../tables/info.ts';
import { Census, NOBODY as NO_PEOPLE } from './census.ts';
import type { Connection, Joined } from './connection.ts';
import { Gathering, type Parts } from './gathering.ts';
import { MOST_PROCESSES } from './presence.ts';

const BEAT = 1000;

/** The tables that somebody in this process sits at or looks at. */
export class Gatherings {
  readonly #parts: Parts;
  readonly #open = new Map<string, Gathering>();
  readonly #census: Census;
  readonly #timer: NodeJS.Timeout;
  #isClosing = false;

  constructor(parts: Omit<Parts, 'process'>) {
    this.#parts = { ...parts, process: randomInt(MOST_PROCESSES) };
    this.#census = new Census(this.#parts);
    this.#timer = setInterval(() => this.#beat(), BEAT).unref();
  }

  get isClosing(): boolean {
    return this.#isClosing;
  }

  /** A table that was read just now, with a device that has come to it. */
  join(table: TableDocument, connection: Connection, isWatching: boolean): Promise<Joined> {
    let gathering = this.#open.get(table.id);
    if (!gathering || gathering.isClosed) {
      gathering = new Gathering(table, this.#parts);
      this.#open.set(table.id, gathering);
    }
    return gathering.join(connection, isWatching);
  }

  /** With who is there, as far as anybody of this process is there as well. */
  info(table: TableDocument): TableInfo {
    return info(table, this.#open.get(table.id)?.presence ?? NOBODY);
  }

  /** How many tables somebody in this process is at. */
  get size(): number {
    return this.#open.size;
  }

  /** How many people are at tables, in all processes. */
  get people(): People {
    return this.#census.people;
  }

  async close(): Promise<void> {
    this.#isClosing = true;
    clearInterval(this.#timer);
    await Promise.all([...this.#open.values()].map((gathering) => gathering.close()));
    this.#open.clear();
    this.#census.close();
  }

  #beat(): void {
    const now = this.#parts.clock();
    for (const [id, gathering] of this.#open) {
      if (gathering.isClosed) this.#open.delete(id);
      else gathering.beat(now);
    }
    this.#census.set(this.#count());
  }

  /** Each person once, however many devices and tables they are at; screens and bots are nobody. */
  #count(): People {
    const doing = new Map<unknown, keyof People>();
    for (const gathering of this.#open.values()) {
      for (const { isScreen, isHere, isTool, player, seat, shows } of gathering.devices) {
        if (isScreen || isTool || !isHere) continue;
        const isLooking = shows !== undefined && shows !== gathering.table.match;
        const kind = isLooking ? 'others' : actOf(gathering.table, seat !== undefined);
        const who = player ?? Symbol('a visitor');
        const known = doing.get(who);
        if (!known || MOST_FIRST.indexOf(kind) < MOST_FIRST.indexOf(known)) doing.set(who, kind);
      }
    }
    const people = { ...NO_PEOPLE };
    for (const kind of doing.values()) people[kind]++;
    return people;
  }
}

/** What somebody who does several things at once is counted for. */
const MOST_FIRST: readonly (keyof People)[] = ['playing', 'waiting', 'watching', 'others'];

/** Only people at listed tables count as waiting. */
function actOf({ state, options }: TableDocument, hasSeat: boolean): keyof People {
  if (state === 'playing') return hasSeat ? 'playing' : 'watching';
  return state === 'lobby' && options.isPublic && hasSeat ? 'waiting' : 'others';
}
