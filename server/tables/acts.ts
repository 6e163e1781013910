import { isRefusal, type Seat } from '#engine/contract.ts';
import { asNew, type Setup, setUp } from '#engine/setup.ts';
import { GAMES, SHELVES } from '#games/index.ts';
import type { TableOptions } from '#protocol/table.ts';
import type { Denial } from '#protocol/why.ts';
import { withoutFormer } from '../identity/former.ts';
import { withoutCalled } from './calls.ts';
import {
  isDenial,
  type Person,
  type SeatDocument,
  seatOf,
  type TableDocument,
} from './document.ts';
import { shutTable, withHost } from './host.ts';
import { freed, leaveForGood, leaveQueue, seatQueued, withoutFree } from './leaving.ts';
import { placed } from './placed.ts';
import { withReady } from './rematch.ts';

/** What a table becomes, or why not. Nothing here knows a clock, a database or a socket. */
type Outcome = TableDocument | Denial;

export interface Fresh {
  readonly id: string;
  /** Undefined where none is free: the link and its QR code lead there as well. */
  readonly code: string | undefined;
  readonly secret: string;
  readonly now: number;
}

export function makeTable(host: Person, options: TableOptions, fresh: Fresh): Outcome {
  const table: TableDocument = {
    id: fresh.id,
    revision: 0,
    state: 'lobby',
    options: asWished(options),
    seats: [host],
    host: host.player,
    maker: host.player,
    code: fresh.code,
    match: undefined,
    secret: fresh.secret,
    removed: [],
    changed: fresh.now,
  };
  return canBe(table) ? table : 'options';
}

/** Idempotent: a player who has a seat gets it back, with their current name and stamp. */
export function sitDown(table: TableDocument, person: Person): Outcome {
  if (seatOf(table, person.player) !== undefined) return nameAnew(table, person);
  if (table.state !== 'lobby') return 'state';
  if (table.removed.includes(person.player)) return 'removed';
  return seated(leaveQueue(table, person.player), person);
}

/** Names and stamps change while the lobby is open: a match has the names that it began with. */
export function nameAnew(table: TableDocument, person: Person): TableDocument {
  const seat = seatOf(table, person.player);
  if (seat === undefined || table.state !== 'lobby') return table;
  const own = table.seats[seat] as Person;
  const seats = placed(table.seats, seat, person, own.stamp);
  return isSame(own, seats[seat] as Person) ? table : { ...table, seats };
}

export function addBot(table: TableDocument, by: string, level: string): Outcome {
  if (table.host !== by) return 'host';
  if (table.state !== 'lobby') return 'state';
  const { bots } = SHELVES.find(({ game }) => game.id === table.options.game)!;
  if (!Object.hasOwn(bots, level)) return 'options';
  return seated(table, { kind: 'bot', name: '', level });
}

/**
 * One's own seat anybody may leave; the host may empty any other. In a match a bot goes on there,
 * until somebody takes the seat. A stand-in host cannot send the maker away.
 */
export function leaveSeat(table: TableDocument, by: string, seat: Seat): Outcome {
  const sitter = table.seats[seat];
  if (!sitter) return 'seat';
  const isOwn = sitter.kind === 'person' && sitter.player === by;
  const isMaker = sitter.kind === 'person' && sitter.player === table.maker;
  if (!isOwn && (table.host !== by || isMaker)) return 'host';
  const sent = isOwn || sitter.kind === 'bot' ? [] : [sitter.player];
  const removed = [...table.removed, ...sent];
  if (table.state === 'lobby') {
    const maker = isMaker ? undefined : table.maker;
    return withHost({ ...table, seats: table.seats.toSpliced(seat, 1), removed, maker });
  }
  // After a match nobody is sent away: who leaves by themselves is not in the next one.
  const canLeave = table.state === 'playing' || (table.state === 'over' && isOwn);
  if (!canLeave || sitter.kind === 'bot') return 'state';
  return leaveForGood({ ...table, removed }, seat);
}

/** The host has been away for too long: somebody who is there is host, unless somebody is already. */
export function passHost(table: TableDocument, from: string, to: string): TableDocument {
  if (table.host !== from || table.state === 'closed') return table;
  return seatOf(table, to) === undefined ? table : { ...table, host: to };
}

export function moveSeat(table: TableDocument, by: string, from: Seat, to: Seat): Outcome {
  if (table.host !== by) return 'host';
  if (table.state !== 'lobby') return 'state';
  const sitter = table.seats[from];
  if (!sitter || !(to in table.seats)) return 'seat';
  return { ...table, seats: table.seats.toSpliced(from, 1).toSpliced(to, 0, sitter) };
}

export function setOptions(table: TableDocument, by: string, options: TableOptions): Outcome {
  if (table.host !== by) return 'host';
  if (table.state !== 'lobby') return 'state';
  const next = { ...table, options: asWished(options) };
  return canBe(next) ? next : 'options';
}

/** The match that is begun, and the table that plays it. */
export function beginMatch(
  table: TableDocument,
  by: string,
  match: string,
): { readonly table: TableDocument; readonly setup: Setup } | Denial {
  if (table.host !== by) return 'host';
  if (table.state !== 'lobby') return 'state';
  const setup = setupOf(table);
  if (!setup) return 'few';
  const over = { again: undefined, ready: undefined, called: undefined };
  return { setup, table: { ...table, ...over, state: 'playing', match, began: by } };
}

export function endMatch(table: TableDocument, match: string): Outcome {
  return table.state === 'playing' && table.match === match ? { ...table, state: 'over' } : 'state';
}

/** The same people once more: the second seat begins, or the next one who has not left. */
export function playAgain(table: TableDocument, by: string, fresh: Fresh): Outcome {
  if (seatOf(table, by) === undefined) return 'seat';
  if (table.state !== 'over') return 'state';
  const [first, ...others] = table.seats;
  return { ...lobbyAfter({ ...table, seats: [...others, first!] }, by, fresh), again: by };
}

function lobbyAfter(table: TableDocument, first: string, { code, secret }: Fresh): TableDocument {
  const next = { match: undefined, again: undefined, ready: [first], began: undefined };
  return withoutFree({ ...table, ...next, state: 'lobby', code, secret });
}

/** Where the last one leaves after a match, those who wait for the next one have its lobby. */
export function handOver(before: TableDocument, left: Outcome, fresh: Fresh): Outcome {
  if (isDenial(left) || left.state !== 'closed' || before.state !== 'over') return left;
  const [heir] = left.queue ?? [];
  if (!heir) return left;
  const lobby = lobbyAfter(left, heir.player, fresh);
  const seats = lobby.seats.slice(0, gameOf(left.options).players.max - 1);
  return withHost(seatQueued({ ...lobby, seats }, (player) => player === heir.player));
}

/** Nobody ends a match for the others; twice is once. */
export function closeTable(table: TableDocument, by: string): Outcome {
  if (table.host !== by) return 'host';
  if (table.state === 'playing') return 'state';
  return shutTable(table);
}

/** Leaving for good empties the seat in a lobby; in a match a bot sits there from now on. */
export function forgetPlayer(table: TableDocument, player: string): TableDocument {
  const removed = table.removed.filter((each) => each !== player);
  const again = table.again === player ? undefined : table.again;
  const maker = table.maker === player ? undefined : table.maker;
  const ready = table.ready?.filter((each) => each !== player);
  const began = table.began === player ? undefined : table.began;
  const asked = table.asked?.filter(({ by }) => by !== player);
  const sat = table.sat?.filter((each) => each.player !== player);
  const known = {
    ...withoutCalled(table, player),
    removed,
    again,
    maker,
    ready,
    began,
    asked,
    sat,
  };
  const rest = leaveQueue(known, player);
  const seat = seatOf(table, player);
  if (seat === undefined) return rest;
  if (table.state === 'lobby') return withHost({ ...rest, seats: table.seats.toSpliced(seat, 1) });
  const names = table.seats.map(({ name }) => name);
  const name = withoutFormer(names, [seat])[seat]!;
  return withHost(freed(rest, seat, name));
}

function isSame(one: Person, other: Person): boolean {
  return one.name === other.name && one.stamp === other.stamp && one.language === other.language;
}

function seated(table: TableDocument, sitter: SeatDocument): Outcome {
  if (table.seats.length >= gameOf(table.options).players.max) return 'full';
  const next = { ...table, seats: placed(table.seats, table.seats.length, sitter) };
  return sitter.kind === 'person' ? withReady(next, sitter.player) : next;
}

/** With what new tables have where nothing was chosen. */
function asWished(options: TableOptions): TableOptions {
  const game = GAMES.find(({ id }) => id === options.game);
  return game ? { ...options, options: asNew(game, options.options) } : options;
}

/** Whether the game takes the options with some number of players that can still come. */
function canBe({ options, seats }: TableDocument): boolean {
  const game = GAMES.find(({ id }) => id === options.game);
  if (!game || seats.length > game.players.max) return false;
  const most = Array.from({ length: game.players.max }, (_, i) => `P${i}`);
  return most.some((_, i) => !isRefusal(setUp(game, most.slice(0, i + 1), options.options)));
}

function setupOf({ options, seats }: TableDocument): Setup | undefined {
  const names = seats.map(({ name }) => name);
  const setup = setUp(gameOf(options), names, options.options);
  return isRefusal(setup) ? undefined : setup;
}

/** Options were checked when they were set. */
function gameOf({ game }: TableOptions) {
  return GAMES.find(({ id }) => id === game)!;
}
