import { randomInt } from 'node:crypto';
import type { TableInfo } from '#protocol/table.ts';
import type { TableDocument } from '../tables/document.ts';
import { info, NOBODY } from '../tables/info.ts';
import type { Connection, Listener } from './connection.ts';
import { Gathering, type Parts } from './gathering.ts';
import { MOST_PROCESSES } from './presence.ts';

const BEAT = 1000;

/** The tables that somebody in this process sits at or looks at. */
export class Gatherings {
  readonly #parts: Parts;
  readonly #open = new Map<string, Gathering>();
  readonly #timer: NodeJS.Timeout;
  #isClosing = false;

  constructor(parts: Omit<Parts, 'process'>) {
    this.#parts = { ...parts, process: randomInt(MOST_PROCESSES) };
    this.#timer = setInterval(() => this.#beat(), BEAT).unref();
  }

  get isClosing(): boolean {
    return this.#isClosing;
  }

  /** A table that was read just now, with a device that has come to it. */
  join(table: TableDocument, connection: Connection, isWatching: boolean): Promise<Listener> {
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

  async close(): Promise<void> {
    this.#isClosing = true;
    clearInterval(this.#timer);
    await Promise.all([...this.#open.values()].map((gathering) => gathering.close()));
    this.#open.clear();
  }

  #beat(): void {
    const now = this.#parts.clock();
    for (const [id, gathering] of this.#open) {
      if (gathering.isClosed) this.#open.delete(id);
      else gathering.beat(now);
    }
  }
}
