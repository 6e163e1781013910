import type { Seat } from '#engine/contract.ts';
import type { TableOptions } from '#protocol/table.ts';
import type { Database } from '#server/database/database.ts';
import type { Player } from '../identity/player.ts';
import type { Log } from '../log/log.ts';
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
import { type Denial, isDenial, type SeatDocument, type TableDocument } from './document.ts';
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
  readonly log: Log;
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

  open(): Promise<readonly TableDocument[]> {
    return this.#parts.store.open(this.#parts.clock() - LISTED, MOST_LISTED);
  }

  sit(id: string, player: Player): Promise<Answer> {
    return this.#change(id, (table) => sitDown(table, personOf(player)));
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

  /** The match is there before the table points to it. */
  begin(id: string, by: string): Promise<Answer> {
    return this.#change(id, async (table) => {
      const match = newId();
      const begun = beginMatch(table, by, match);
      if (typeof begun === 'string') return begun;
      const { game, players, options } = begun.setup;
      await this.#parts.log.begin({
        id: match,
        table: id,
        game: game.id,
        players,
        options,
        dice: table.options.dice,
        secret: table.secret,
        created: this.#parts.clock(),
      });
      await this.#notePlayers(match, table.seats);
      return begun.table;
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

  async #notePlayers(match_id: string, seats: readonly SeatDocument[]): Promise<void> {
    const rows = seats.flatMap((each, seat) =>
      each.kind === 'person' ? [{ match_id, seat, player_id: each.player }] : [],
    );
    await this.#parts.database.write((queries) =>
      queries.insertInto('match_players').values(rows).execute(),
    );
  }
}

function personOf({ id, name, stamp, language }: Player) {
  return { kind: 'person', player: id, name, stamp, language } as const;
}
