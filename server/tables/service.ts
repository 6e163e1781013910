import type { Seat } from '#engine/contract.ts';
import type { TableOptions } from '#protocol/table.ts';
import type { Denial } from '#protocol/why.ts';
import type { Database } from '#server/database/database.ts';
import type { Player } from '../identity/player.ts';
import { begin, endHere } from '../log/sql.ts';
import { strangersTo } from '../people/blocks.ts';
import {
  addBot,
  beginMatch,
  closeTable,
  endMatch,
  type Fresh,
  forgetPlayer,
  handOver,
  leaveSeat,
  makeTable,
  moveSeat,
  nameAnew,
  passHost,
  playAgain,
  setOptions,
  sitDown,
} from './acts.ts';
import { declineCall, isCalled, renewCall } from './calls.ts';
import { readCode, spokenCode } from './code.ts';
import { type Called, isDenial, seatOf, type TableDocument } from './document.ts';
import { shutTable } from './host.ts';
import {
  dropEnding,
  endTogether,
  leaveQueue,
  queueUp,
  seatQueued,
  takeSeat,
  type Vote,
  voteToEnd,
} from './leaving.ts';
import { newDiceSecret, newId, TRUE_RANDOM } from './random.ts';
import { beReady } from './rematch.ts';
import type { Act, Live, TableStore } from './store.ts';

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
/** A match is live while somebody has moved lately; none is played for longer than a day. */
const LIVE = { began: 24 * HOUR, active: 300 * SECOND };
const MOST_LIVE = 20;
/** There are more codes than lobbies by far; if not, a table does without. */
const MOST_CODES = 20;
/** Lobbies of one host. */
export const MOST_HOSTED = 2;

/** How often the presence of a host in their lobby is written again, in milliseconds. */
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
  async make(
    host: Player,
    options: TableOptions,
    called?: Called,
  ): Promise<TableDocument | Denial> {
    const { store, clock } = this.#parts;
    const hosted = await store.hosted(host.id);
    const many = Math.max(0, hosted.length + 1 - MOST_HOSTED);
    const left = clock() - LEFT;
    const surplus = hosted.filter(({ table, seen }) => isAlone(table) || seen < left);
    if (surplus.length < many) return 'tables';
    const made = await this.#withCode(async (fresh) => {
      const table = makeTable(personOf(host), options, fresh);
      if (isDenial(table)) return table;
      const made = called ? { ...table, called } : table;
      return (await store.make(made)) ? made : 'taken';
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
    const isWelcome = await this.#welcomes(reader);
    return tables.filter(isWelcome);
  }

  /** Public matches in progress, without those of people the reader has blocked or is blocked by. */
  async live(reader?: string): Promise<readonly Live[]> {
    const { store, clock } = this.#parts;
    const now = clock();
    const since = { began: now - LIVE.began, active: now - LIVE.active };
    const tables = await store.live(since, MOST_LIVE);
    const isWelcome = await this.#welcomes(reader);
    return tables.filter(({ table }) => isWelcome(table));
  }

  /** The lobbies that a player is called to, the newest first. */
  async calling(player: string): Promise<readonly TableDocument[]> {
    const { store, clock } = this.#parts;
    const now = clock();
    return (await store.lobbiesOf(player))
      .filter((table) => isCalled(table, player, now))
      .toSorted((one, other) => other.called!.at - one.called!.at);
  }

  /** Where a group is called to already, by this player or to them. */
  async callOf(player: string, group: string): Promise<TableDocument | undefined> {
    const { store, clock } = this.#parts;
    const now = clock();
    const lobbies = await store.lobbiesOf(player);
    return lobbies.find(
      (table) =>
        table.called?.group === group &&
        (seatOf(table, player) !== undefined || isCalled(table, player, now)),
    );
  }

  decline(id: string, player: string): Promise<Answer> {
    return this.#change(id, (table) => declineCall(table, player, this.#parts.clock()));
  }

  /** The group is being called already: the caller sits down there and it is called again. */
  recall(id: string, caller: Player, members: readonly string[]): Promise<Answer> {
    return this.#change(id, (table) => {
      const next = sitDown(table, personOf(caller));
      const called = isDenial(next)
        ? next
        : renewCall(next, caller.id, members, this.#parts.clock());
      return this.#unlessBlocked(table, caller, called);
    });
  }

  /** At a public table nobody sits down with those who have blocked them. */
  sit(id: string, player: Player): Promise<Answer> {
    return this.#change(id, (table) =>
      this.#unlessBlocked(table, player, sitDown(table, personOf(player))),
    );
  }

  addBot(id: string, by: string, level: string): Promise<Answer> {
    return this.#change(id, (table) => addBot(table, by, level));
  }

  /** A latecomer takes a bot's seat in a match; blocks count as in a lobby. */
  async take(id: string, player: Player, seat: Seat): Promise<Answer> {
    const answer = await this.#change(id, (table) =>
      this.#unlessBlocked(table, player, takeSeat(table, personOf(player), seat)),
    );
    // What is sealed there is the former sitter's: see `handOn`.
    if (typeof answer === 'object' && answer.match) await this.#parts.store.tellMatch(answer.match);
    return answer;
  }

  queue(id: string, player: Player): Promise<Answer> {
    return this.#change(id, (table) =>
      this.#unlessBlocked(table, player, queueUp(table, personOf(player))),
    );
  }

  unqueue(id: string, player: Player): Promise<Answer> {
    return this.#change(id, (table) => leaveQueue(table, player.id));
  }

  /** Asks all who are there to end the match here, or answers that question. */
  vote(id: string, by: string, vote: Vote): Promise<Answer> {
    return this.#change(id, (table) => voteToEnd(table, by, vote, this.#parts.clock()));
  }

  /** Ends a match that all have agreed to end, but those who are not there. */
  async endTogether(id: string, match: string, absent: readonly Seat[]): Promise<Answer> {
    const { store, clock } = this.#parts;
    const answer = await this.#change(id, (table) => {
      const next = endTogether(table, match, absent, clock());
      if (isDenial(next)) return next;
      return { table: next, also: (queries) => endHere(queries, match, clock()) };
    });
    if (answer !== undefined && !isDenial(answer)) await store.tellMatch(match);
    return answer;
  }

  /** Forgets a question that nobody has answered in time; twice is once. */
  dropEnding(id: string): Promise<Answer> {
    return this.#change(id, (table) => dropEnding(table, this.#parts.clock()));
  }

  leave(id: string, by: string, seat: Seat): Promise<Answer> {
    return this.#change(id, (table) => this.#handedOver(table, leaveSeat(table, by, seat)));
  }

  move(id: string, by: string, from: Seat, to: Seat): Promise<Answer> {
    return this.#change(id, (table) => moveSeat(table, by, from, to));
  }

  setOptions(id: string, by: string, options: TableOptions): Promise<Answer> {
    return this.#change(id, (table) => this.#queueSeated(setOptions(table, by, options)));
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

  /** Called when a match is finished; idempotent. */
  end(id: string, match: string): Promise<Answer> {
    return this.#change(id, (table) => endMatch(table, match));
  }

  again(id: string, by: string): Promise<Answer> {
    const { store, clock } = this.#parts;
    return this.#withCode((fresh) =>
      store.change(id, (table) => this.#queueSeated(playAgain(table, by, fresh)), clock()),
    );
  }

  ready(id: string, by: string): Promise<Answer> {
    return this.#change(id, (table) => beReady(table, by));
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

  /** A changed name also changes in open lobbies. */
  async rename(player: Player): Promise<void> {
    for (const id of await this.#parts.store.naming(player.id, 'lobby')) {
      await this.#change(id, (table) => nameAnew(table, personOf(player)));
    }
  }

  close(id: string, by: string): Promise<Answer> {
    return this.#change(id, (table) => closeTable(table, by));
  }

  /** Removes a deleted player from all tables. */
  async forget(player: string): Promise<void> {
    for (const id of await this.#parts.store.naming(player)) {
      await this.#change(id, (table) => this.#handedOver(table, forgetPlayer(table, player)));
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

  /** Whether a table is one that a reader may be shown in a list. */
  async #welcomes(reader: string | undefined): Promise<(table: TableDocument) => boolean> {
    const strangers = await this.#strangers(reader);
    return (table) => (!reader || !table.removed.includes(reader)) && !seats(table, strangers);
  }

  /** Somebody has gone: others have their seat, or the whole table. */
  #handedOver(
    before: TableDocument,
    next: TableDocument | Denial,
  ): Promise<TableDocument | Denial> {
    return this.#queueSeated(handOver(before, next, this.#fresh()));
  }

  /**
   * Where an act makes room in a lobby, those who wait for the next match have it; at a public table
   * nobody with those who have blocked them.
   */
  async #queueSeated(next: TableDocument | Denial): Promise<TableDocument | Denial> {
    if (isDenial(next) || next.state !== 'lobby' || !next.queue) return next;
    if (!next.options.isPublic) return seatQueued(next);
    const strangers = new Map<string, ReadonlySet<string>>();
    for (const { player } of next.queue) strangers.set(player, await this.#strangers(player));
    return seatQueued(next, (player, table) => !seats(table, strangers.get(player)!));
  }

  async #unlessBlocked(
    table: TableDocument,
    player: Player,
    next: TableDocument | Denial,
  ): Promise<TableDocument | Denial> {
    const isSeated = seatOf(table, player.id) !== undefined;
    if (isSeated || isDenial(next) || !table.options.isPublic) return next;
    return seats(table, await this.#strangers(player.id)) ? 'blocked' : next;
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
