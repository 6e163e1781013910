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
  nameAnew,
  passHost,
  playAgain,
  setOptions,
  shutTable,
  sitDown,
} from './acts.ts';
import { readCode, spokenCode } from './code.ts';
import { isDenial, seatOf, type TableDocument } from './document.ts';
import { newDiceSecret, newId, TRUE_RANDOM } from './random.ts';
import type { Act, TableStore } from './store.ts';

export type Answer = TableDocument | Denial | undefined;

const SECOND = 1000;
const HOUR = 3600 * SECOND;
/** How often it is noted that a host is in their lobby: the list needs to know it soon. */
const SEEN = { open: 30 * SECOND, invited: 600 * SECOND };
/** How long a lobby is listed, keeps its code and is open, when its host is not there. */
const LISTED = 60 * SECOND + SEEN.open;
export const SPOKEN = HOUR;
/** How long people wait in a lobby without its host before it counts as left by all. */
const LEFT = HOUR;
export const OPEN = 24 * HOUR;
const MOST_LISTED = 50;
/** There are more codes than lobbies by far; if not, a table does without. */
const MOST_CODES = 20;
/** Lobbies of one host. */
export const MOST_HOSTED = 2;

/** After how long it is to be noted anew that a host is in their lobby, in milliseconds. */
export function seenEvery({ options }: TableDocument): number {
  return options.isPublic ? SEEN.open : SEEN.invited;
}

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

  /** Of a host's lobbies the oldest one where nobody else waits makes room for the next. */
  async make(host: Player, options: TableOptions): Promise<TableDocument | Denial> {
    const { store, clock } = this.#parts;
    const hosted = await store.hosted(host.id);
    const many = Math.max(0, hosted.length + 1 - MOST_HOSTED);
    const left = clock() - LEFT;
    const surplus = hosted.filter(({ table, seen }) => isAlone(table) || seen < left);
    if (surplus.length < many) return 'tables';
    const made = await this.#withCode(async (fresh) => {
      const table = makeTable(personOf(host), options, fresh);
      return isDenial(table) || (await store.make(table)) ? table : 'taken';
    });
    if (isDenial(made)) return made;
    for (const { table } of surplus.slice(0, many)) {
      await this.#change(table.id, (now) =>
        now.revision === table.revision ? shutTable(now) : now,
      );
    }
    return made;
  }

  read(id: string): Promise<TableDocument | undefined> {
    return this.#parts.store.read(id);
  }

  sitting(player: string): Promise<readonly TableDocument[]> {
    return this.#parts.store.sitting(player);
  }

  async byCode(text: string): Promise<TableDocument | undefined> {
    const code = readCode(text);
    return code === undefined ? undefined : this.#parts.store.byCode(code);
  }

  /** Open public tables, without those where the reader would not be seated. */
  async open(reader?: string): Promise<readonly TableDocument[]> {
    const { store, clock } = this.#parts;
    const tables = await store.open(clock() - LISTED, MOST_LISTED);
    const strangers = await this.#strangers(reader);
    const isWelcome = ({ removed }: TableDocument) => !reader || !removed.includes(reader);
    return tables.filter((table) => isWelcome(table) && !seats(table, strangers));
  }

  /** At a public table nobody sits down with those who have blocked them. */
  sit(id: string, player: Player): Promise<Answer> {
    return this.#change(id, async (table) => {
      const next = sitDown(table, personOf(player));
      const isSeated = seatOf(table, player.id) !== undefined;
      if (isSeated || isDenial(next) || !table.options.isPublic) return next;
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
    const { store, clock } = this.#parts;
    return this.#withCode((fresh) =>
      store.change(id, (table) => playAgain(table, by, fresh), clock()),
    );
  }

  /** Lets somebody who is there be host in place of one who is not; twice is once. */
  passHost(id: string, from: string, to: string): Promise<Answer> {
    return this.#change(id, (table) => passHost(table, from, to));
  }

  /** Notes that the host of a lobby is there, unless another process has done so just now. */
  see(table: TableDocument): Promise<void> {
    const now = this.#parts.clock();
    return this.#parts.store.see(table.id, now, now - seenEvery(table) / 2);
  }

  /** Whoever has another name now has it in open lobbies, too. */
  async rename(player: Player): Promise<void> {
    for (const id of await this.#parts.store.naming(player.id, 'lobby')) {
      await this.#change(id, (table) => nameAnew(table, personOf(player)));
    }
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

  /** Closes lobbies that were left open; codes are free again before. To be called now and then. */
  async sweep(): Promise<void> {
    const now = this.#parts.clock();
    await this.#parts.store.freeCodes(now - SPOKEN);
    const before = now - OPEN;
    for (const id of await this.#parts.store.forgotten(before)) {
      await this.#change(id, (table) =>
        table.state === 'lobby' && table.changed < before ? shutTable(table) : table,
      );
    }
  }

  /** Closes the table of a match that is no longer kept. */
  abandon(id: string, match: string): Promise<Answer> {
    return this.#change(id, (table) => (table.match === match ? shutTable(table) : table));
  }

  async #strangers(player: string | undefined): Promise<ReadonlySet<string>> {
    return player === undefined ? new Set() : strangersTo(this.#parts.database.queries, player);
  }

  async #change(id: string, act: Act): Promise<Answer> {
    for (let tries = 0; tries < MOST_CODES; tries++) {
      const answer = await this.#parts.store.change(id, act, this.#parts.clock());
      // It gave its code back meanwhile, and has none the next time.
      if (answer !== 'taken') return answer;
    }
    throw new Error(`the table ${id} keeps a code that is another’s`);
  }

  async #withCode<Made>(work: (fresh: Fresh) => Promise<Made | 'taken'>): Promise<Made> {
    for (let tries = 0; tries < MOST_CODES; tries++) {
      const made = await work(this.#fresh());
      if (made !== 'taken') return made;
    }
    const made = await work({ ...this.#fresh(), code: undefined });
    if (made === 'taken') throw new Error('a table without a code was refused one');
    return made;
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

/** Whether nobody but bots sits with the host. */
function isAlone({ seats }: TableDocument): boolean {
  return seats.filter(({ kind }) => kind === 'person').length === 1;
}

function seats({ seats }: TableDocument, players: ReadonlySet<string>): boolean {
  return seats.some((each) => each.kind === 'person' && players.has(each.player));
}

function personOf({ id, name, stamp, language }: Player) {
  return { kind: 'person', player: id, name, stamp, language } as const;
}
