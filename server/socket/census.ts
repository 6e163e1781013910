import type { People } from '#protocol/company.ts';
import type { Broker } from '../broker/broker.ts';
import { MOST_PROCESSES, REFRESH, TRUST } from './presence.ts';

const KINDS = ['waiting', 'playing', 'watching', 'others'] as const;
type Kind = (typeof KINDS)[number];

export const NOBODY: People = { waiting: 0, playing: 0, watching: 0, others: 0 };

/** A message is the number of a process and a count: 20 + 32 of the 53 bits that are exact. */
const MOST = 2 ** 32;

interface Heard {
  readonly count: number;
  readonly at: number;
}

export interface Parts {
  readonly broker: Broker;
  /** Names this process to others; see `presence.ts`. */
  readonly process: number;
  readonly clock: () => number;
}

/**
 * Counts people in all processes. Each publishes its counts when they change, and again
 * every `REFRESH`; one that has not been heard of for `TRUST` counts as empty. Somebody who is at
 * tables of two processes at once is counted twice.
 */
export class Census {
  readonly #parts: Parts;
  readonly #others = new Map<string, Heard>();
  readonly #unfollow: readonly (() => void)[];
  #own = NOBODY;
  #spoken = Number.NEGATIVE_INFINITY;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#unfollow = KINDS.map((kind) =>
      parts.broker.subscribe(keyOf(kind), (sent) => this.#hear(kind, sent)),
    );
  }

  get people(): People {
    const now = this.#parts.clock();
    const total = (kind: Kind): number => {
      let sum = this.#own[kind];
      for (const [from, { count, at }] of this.#others) {
        if (from.startsWith(kind) && now - at < TRUST) sum += count;
      }
      return sum;
    };
    return {
      waiting: total('waiting'),
      playing: total('playing'),
      watching: total('watching'),
      others: total('others'),
    };
  }

  /** To be called every second or so with the counts of this process. */
  set(own: People): void {
    const now = this.#parts.clock();
    const isNew = KINDS.some((kind) => own[kind] !== this.#own[kind]);
    this.#own = own;
    if (!isNew && now - this.#spoken < REFRESH) return;
    this.#spoken = now;
    for (const [from, { at }] of this.#others) {
      if (now - at >= TRUST) this.#others.delete(from);
    }
    const { broker, process } = this.#parts;
    for (const kind of KINDS) broker.publish(keyOf(kind), process * MOST + own[kind]);
  }

  close(): void {
    this.set(NOBODY);
    for (const unfollow of this.#unfollow) unfollow();
  }

  #hear(kind: Kind, sent: number): void {
    if (!Number.isSafeInteger(sent) || sent < 0) return;
    const process = Math.floor(sent / MOST);
    if (process === this.#parts.process || process >= MOST_PROCESSES) return;
    this.#others.set(`${kind} ${process}`, { count: sent % MOST, at: this.#parts.clock() });
  }
}

function keyOf(kind: Kind): string {
  return `people:${kind}`;
}
