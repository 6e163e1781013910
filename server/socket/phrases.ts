import { createHash, randomInt } from 'node:crypto';
import type { Seat } from '#engine/contract.ts';
import { PHRASES, type Phrase } from '#protocol/phrases.ts';
import type { Broker } from '../broker/broker.ts';
import type { Database } from '../database/database.ts';
import type { Limits } from '../limits/limits.ts';
import { blockersOf } from '../people/blocks.ts';
import type { TableDocument } from '../tables/document.ts';
import type { Connection } from './connection.ts';

export interface Parts {
  readonly broker: Broker;
  readonly database: Database;
  readonly limits: Limits;
}

interface Company {
  readonly table: TableDocument;
  readonly all: Iterable<Connection>;
}

interface Said {
  readonly seat: Seat;
  readonly phrase: Phrase;
  /** The speaker’s: people may have changed seats by the time it arrives. */
  readonly mark: number;
  /** Distinguishes repeated words: the broker may deliver a message twice. */
  readonly nonce: number;
}

/** The broker carries one number: 26 + 16 + 3 + 8 are the 53 bits that are exact. */
const NONCES = 2 ** 26;
const MARKS = 2 ** 16;
const SEATS = 2 ** 3;
const LONGEST_LIST = 2 ** 8;

/** A message that comes twice comes again soon. */
const REMEMBERED = 16;

export function markOf(player: string): number {
  return createHash('sha256').update(player).digest().readUInt16BE();
}

export function packPhrase({ seat, phrase, mark, nonce }: Said): number {
  return ((nonce * MARKS + mark) * SEATS + seat) * LONGEST_LIST + PHRASES.indexOf(phrase);
}

/** Undefined for what this version cannot say, and for the sign that news may have been missed. */
export function unpackPhrase(sent: number): Said | undefined {
  if (!Number.isSafeInteger(sent)) return undefined;
  const phrase = PHRASES[sent % LONGEST_LIST];
  const rest = Math.floor(sent / LONGEST_LIST);
  const marked = Math.floor(rest / SEATS);
  const nonce = Math.floor(marked / MARKS);
  return phrase && { seat: rest % SEATS, phrase, mark: marked % MARKS, nonce };
}

/**
 * What people say to each other at one table, in this process and in others. Nothing of it is kept:
 * who is not there does not hear it. It is told `later`, behind all that the table has heard of
 * before: who sits there may still be being read, and what is said first is told first.
 */
export class Phrases {
  readonly #key: string;
  readonly #company: Company;
  readonly #parts: Parts;
  readonly #unfollow: () => void;
  #heard: readonly number[] = [];

  constructor(company: Company, parts: Parts, later: (work: () => Promise<void>) => void) {
    this.#key = `said:${company.table.id}`;
    this.#company = company;
    this.#parts = parts;
    this.#unfollow = parts.broker.subscribe(this.#key, (sent) => {
      if (this.#heard.includes(sent)) return;
      this.#heard = [...this.#heard, sent].slice(-REMEMBERED);
      const said = unpackPhrase(sent);
      if (said) later(() => this.#tell(said));
    });
  }

  /** Only who plays a seat speaks, and only so often, whatever devices they have. */
  async say(connection: Connection, phrase: Phrase): Promise<void> {
    const { seat, player, isPlaying } = connection;
    if (seat === undefined || player === undefined || !isPlaying) {
      return connection.tell({ type: 'unsaid', why: 'watching', wait: 0 });
    }
    const { limits, broker } = this.#parts;
    const wait = (await limits.wait('phrase', player)) ?? (await limits.wait('phrases', player));
    if (wait !== undefined) return connection.tell({ type: 'unsaid', why: 'often', wait });
    const said = { seat, phrase, mark: markOf(player), nonce: randomInt(NONCES) };
    broker.publish(this.#key, packPhrase(said));
  }

  close(): void {
    this.#unfollow();
  }

  /** Words are lost rather than put into the mouth of somebody else. */
  async #tell({ seat, phrase, mark }: Said): Promise<void> {
    const speaker = this.#company.table.seats[seat];
    if (speaker?.kind !== 'person' || markOf(speaker.player) !== mark) return;
    const deaf = await blockersOf(this.#parts.database, speaker.player);
    for (const connection of this.#company.all) {
      if (connection.player !== undefined && deaf.has(connection.player)) continue;
      connection.tell({ type: 'said', seat, phrase });
    }
  }
}
