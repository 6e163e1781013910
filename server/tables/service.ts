import type { Seat } from '#engine/contract.ts';
import type { TableOptions } from '#protocol/table.ts';
import type { Denial } from '#protocol/why.ts';
import type { Database } from '#server/database/database.ts';
import type { Player } from '../identity/player.ts';
import { begin } from '../log/sql.ts';
import { strangersTo } from '../people/blocks.ts';
import {
  addBot,
  beginMatch,
  closeTable,
  endMatch,
  type Fresh,
  forgetPlayer,
  leaveSeat,
  makeTable,
  moveSeat,
  playAgain,
  setOptions,
  sitDown,
} from './acts.ts';
import { readCode, spokenCode } from './code.ts';
import { isDenial, type TableDocument } from './document.ts';
import { newDiceSecret, newId, TRUE_RANDOM } from './random.ts';
import type { Act, TableStore } from './store.ts';

export type Answer = TableDocument | Denial | undefined;

const HOUR = 3_600_000;
/** How long an open lobby is listed, and how long it is open, when nothing happens there. */
const LISTED = HOUR;
const OPEN = 24 * HOUR;
const MOST_LISTED = 50;
/** There are more codes than lobbies by far. */
const MOST_CODES = 20;

export interface Parts {
  readonly store: TableStore;
  readonly database: Database;
  readonly clock: () => number;
}

/** All that can be done at tables, for routes and sockets alike. */
export class Tables {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async make(host: Player, options: TableOptions): Promise<TableDocument | Denial> {
    for (let tries = 0; tries < MOST_CODES; tries++) {
      const table = makeTable(personOf(host), options, this.#fresh());
      if (isDenial(table) || (await this.#parts.store.make(table))) return table;
    }
    throw new Error('no code is free');
  }

  read(id: string): Promise<TableDocument | undefined> {
    return this.#parts.store.read(id);
  }

  async byCode(text: string): Promise<TableDocument | undefined> {
    const code = readCode(text);
    return code === undefined ? undefined : this.#parts.store.byCode(code);
  }

  /** Open public tables, without those where somebody sits whom the reader would not meet. */
  async open(reader?: string): Promise<readonly TableDocument[]> {
    const { store, clock } = this.#parts;
    const tables = await store.open(clock() - LISTED, MOST_LISTED);
    const strangers = await this.#strangers(reader);
    return tables.filter((table) => !seats(table, strangers));
  }

  /** At a public table nobody sits down with those who have blocked them. */
  sit(id: string, player: Player): Promise<Answer> {
    return this.#change(id, async (table) => {
      const next = sitDown(table, personOf(player));
      if (next === table || isDenial(next) || !table.options.isPublic) return next;
      return seats(table, await this.#strangers(player.id)) ? 'blocked' : next;
    });
  }

  addBot(id: string, by: string, level: string): Promise<Answer> {
    return this.#change(id, (table) => addBot(table, by, level));
  }

  leave(id: string, by: string, seat: Seat): Promise<Answer> {
    return this.#change(id, (table) => leaveSeat(table, by, seat));
  }

  move(id: string, by: string, from: Seat, to: Seat): Promise<Answer> {
    return this.#change(id, (table) => moveSeat(table, by, from, to));
  }

  setOptions(id: string, by: string, options: TableOptions): Promise<Answer> {
    return this.#change(id, (table) => setOptions(table, by, options));
  }

  /** The match, whose seats they are, and the table that points to it: all of it or nothing. */
  begin(id: string, by: string): Promise<Answer> {
    return this.#change(id, (table) => {
      const match = newId();
      const begun = beginMatch(table, by, match);
      if (typeof begun === 'string') return begun;
      const { game, players, options } = begun.setup;
      const first = {
        id: match,
        table: id,
        game: game.id,
        players,
        options,
        dice: table.options.dice,
        secret: table.secret,
        created: this.#parts.clock(),
      };
      const sitting = table.seats.map((each) => (each.kind === 'person' ? each.player : undefined));
      return { table: begun.table, also: (queries) => begin(queries, first, sitting) };
    });
  }

  /** To be told when a match is finished; twice is once. */
  end(id: string, match: string): Promise<Answer> {
    return this.#change(id, (table) => endMatch(table, match));
  }

  again(id: string, by: string): Promise<Answer> {
    return this.#change(id, (table) => playAgain(table, by, this.#fresh()));
  }

  close(id: string, by: string): Promise<Answer> {
    return this.#change(id, (table) => closeTable(table, by));
  }

  /** Whoever deletes themselves is known at no table any more. */
  async forget(player: string): Promise<void> {
    for (const id of await this.#parts.store.naming(player)) {
      await this.#change(id, (table) => forgetPlayer(table, player));
    }
  }

  /** Closes lobbies that were left open: their codes are free again. To be called now and then. */
  async sweep(): Promise<void> {
    const before = this.#parts.clock() - OPEN;
    for (const id of await this.#parts.store.forgotten(before)) {
      await this.#change(id, (table) =>
        table.state === 'lobby' && table.changed < before ? closeTable(table, table.host) : table,
      );
    }
  }

  /** Closes the table of a match that is no longer kept. */
  abandon(id: string, match: string): Promise<Answer> {
    return this.#change(id, (table) =>
      table.match === match ? closeTable(table, table.host) : table,
    );
  }

  async #strangers(player: string | undefined): Promise<ReadonlySet<string>> {
    return player === undefined ? new Set() : strangersTo(this.#parts.database.queries, player);
  }

  async #change(id: string, act: Act): Promise<Answer> {
    for (let tries = 0; tries < MOST_CODES; tries++) {
      const answer = await this.#parts.store.change(id, act, this.#parts.clock());
      if (answer !== 'taken') return answer;
    }
    throw new Error('no code is free');
  }

  #fresh(): Fresh {
    return {
      id: newId(),
      code: spokenCode(TRUE_RANDOM),
      secret: newDiceSecret(),
      now: this.#parts.clock(),
    };
  }
}

function seats({ seats }: TableDocument, players: ReadonlySet<string>): boolean {
  return seats.some((each) => each.kind === 'person' && players.has(each.player));
}

function personOf({ id, name, stamp, language }: Player) {
  return { kind: 'person', player: id, name, stamp, language } as const;
}
