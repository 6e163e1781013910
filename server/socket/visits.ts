import type { Broker } from '../broker/broker.ts';
import type { Database } from '../database/database.ts';
import { CLOSE, type Connection } from './connection.ts';

export interface Parts {
  readonly database: Database;
  readonly broker: Broker;
  readonly clock: () => number;
  readonly onFault: (error: Error) => void;
}

/** The broker key for ended sessions: every process then checks its own sockets. */
const NEWS = 'sessions';
/** In milliseconds. Many endings are looked at together. */
const SOON = 50;
/** How often it is looked without news: the broker may lose a message. */
export const GLANCE = 60_000;
export const MOST_AT_ONCE = 500;

/** That some session has ended. To be called when it is durable. */
export function tellEnded(broker: Broker, now: number): void {
  broker.publish(NEWS, now);
}

/**
 * The sockets of known players. A player who signs out, revokes a token or deletes themselves,
 * wherever that is, loses the sockets too; a device that comes back by itself is a spectator.
 */
export class Visits {
  readonly #parts: Parts;
  /** By the hash of the session or token they came with. */
  readonly #open = new Map<string, Set<Connection>>();
  readonly #unfollow: () => void;
  readonly #timer: NodeJS.Timeout;
  #soon: NodeJS.Timeout | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#unfollow = parts.broker.subscribe(NEWS, () => {
      this.#soon ??= setTimeout(() => this.#look(), SOON).unref();
    });
    this.#timer = setInterval(() => this.#look(), GLANCE).unref();
  }

  /** Returns what to call when the socket is gone. */
  add(session: string, connection: Connection): () => void {
    const present = this.#open.get(session) ?? new Set();
    this.#open.set(session, present.add(connection));
    return () => {
      present.delete(connection);
      if (present.size === 0 && this.#open.get(session) === present) this.#open.delete(session);
    };
  }

  close(): void {
    this.#unfollow();
    clearInterval(this.#timer);
    clearTimeout(this.#soon);
  }

  async #look(): Promise<void> {
    clearTimeout(this.#soon);
    this.#soon = undefined;
    try {
      const all = [...this.#open.keys()];
      for (let from = 0; from < all.length; from += MOST_AT_ONCE) {
        await this.#lookAt(all.slice(from, from + MOST_AT_ONCE));
      }
    } catch (error) {
      this.#parts.onFault(error as Error);
    }
  }

  async #lookAt(sessions: readonly string[]): Promise<void> {
    const { database, clock } = this.#parts;
    const rows = await database.queries
      .selectFrom('sessions')
      .select('hash')
      .where('hash', 'in', sessions)
      .where('expires', '>', clock())
      .execute();
    const alive = new Set(rows.map(({ hash }) => hash));
    for (const session of sessions) {
      if (alive.has(session)) continue;
      for (const connection of this.#open.get(session) ?? []) connection.close(CLOSE.policy);
    }
  }
}
