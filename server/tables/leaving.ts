import type { Seat } from '#engine/contract.ts';
import { GAMES } from '#games/index.ts';
import type { Denial } from '#protocol/why.ts';
import { type Person, seatOf, type TableDocument } from './document.ts';
import { standInAt, withHost } from './host.ts';
import { placed, placedLate } from './placed.ts';
import { withReady } from './rematch.ts';

// How people leave a match for good, come late to one, and end it together. Pure, as `acts.ts`.

type Outcome = TableDocument | Denial;

/** How long people are asked whether the match shall end here, in milliseconds. */
export const ASKED = 60_000;
/** How long nobody asks that again who has asked: three minutes beyond the question itself. */
export const ASKED_AGAIN: number = ASKED + 180_000;
/** So many may wait for the next match. */
const MOST_QUEUED = 12;
/** So often one seat is taken over in a match: each time is kept with the match for good. */
export const MOST_TAKEN = 8;

/**
 * A seat that its person has left for good: a bot goes on under their name until somebody takes
 * it. Where they had taken the seat of a bot that the host chose, that bot goes on. What they had
 * sealed in the open step stays as they chose it.
 */
export function freed(table: TableDocument, seat: Seat, name: string): TableDocument {
  const level = standInAt(table.options.game);
  const { instead } = table.seats[seat] as Person;
  const seats = table.seats.with(seat, instead ?? { kind: 'bot', name, level, isFree: true });
  const next = { ...table, seats };
  // A question ends when its asker has left.
  const isAsked = table.ending && seatOf(next, table.ending.by) !== undefined;
  return isAsked ? next : { ...next, ending: undefined };
}

/**
 * Somebody leaves a match for good. Without people, the table is closed. Whoever made it does not
 * get it back when they return.
 */
export function leaveForGood(table: TableDocument, seat: Seat): TableDocument {
  const { player, name } = table.seats[seat] as Person;
  const others = table.sat?.filter((each) => each.player !== player) ?? [];
  const maker = table.maker === player ? undefined : table.maker;
  return withHost({ ...freed(table, seat, name), sat: [...others, { player, seat }], maker });
}

/** The seat that somebody has left in the present match: the only one that they may take. */
export function formerSeat({ sat }: TableDocument, player: string): Seat | undefined {
  return sat?.find((each) => each.player === player)?.seat;
}

/** The seats that a latecomer may take over now. */
export function freeFor(table: TableDocument, player: string): readonly Seat[] {
  return [...table.seats.keys()].filter((seat) => mayTake(table, player, seat));
}

function mayTake(table: TableDocument, player: string, seat: Seat): boolean {
  const former = formerSeat(table, player);
  const isFree = table.seats[seat]?.kind === 'bot' && seatOf(table, player) === undefined;
  return isFree && (former ?? seat) === seat && (table.taken?.[seat] ?? 0) < MOST_TAKEN;
}

/**
 * A latecomer goes on from here in the place of a bot; nobody else's seat can be taken. Those who
 * left have their own seat back while it is free, and no other: nobody plays two seats of a match.
 */
export function takeSeat(table: TableDocument, person: Person, seat: Seat): Outcome {
  const own = seatOf(table, person.player);
  if (own === seat) return table;
  if (table.state !== 'playing') return 'state';
  if (table.removed.includes(person.player)) return 'removed';
  const bot = table.seats[seat];
  if (bot?.kind !== 'bot' || !mayTake(table, person.player, seat)) return 'seat';
  const instead = bot.isFree ? undefined : bot;
  const seats = placedLate(table.seats, seat, { ...person, instead });
  const taken = table.seats.map((_, at) => (table.taken?.[at] ?? 0) + Number(at === seat));
  return { ...leaveQueue(table, person.player), seats, taken };
}

/** Waits for the next match of a table; twice is once. */
export function queueUp(table: TableDocument, person: Person): Outcome {
  const { queue = [], seats, state } = table;
  if (seatOf(table, person.player) !== undefined) return table;
  if (queue.some(({ player }) => player === person.player)) return table;
  if (state !== 'playing' && state !== 'over') return 'state';
  if (table.removed.includes(person.player)) return 'removed';
  if (queue.length >= MOST_QUEUED) return 'full';
  const next = placedLate([...seats, ...queue, person], seats.length + queue.length, person);
  return { ...table, queue: [...queue, next.at(-1) as Person] };
}

export function leaveQueue(table: TableDocument, player: string): TableDocument {
  const { queue = [] } = table;
  const rest = queue.filter((each) => each.player !== player);
  return rest.length === queue.length ? table : { ...table, queue: asQueue(rest) };
}

/**
 * Where there is room in a lobby, those who wait sit down, in order, and are ready. `isWelcome` may
 * pass somebody over: they wait on.
 */
export function seatQueued(
  table: TableDocument,
  isWelcome: (player: string, table: TableDocument) => boolean = () => true,
): TableDocument {
  const { queue = [], options } = table;
  const room = GAMES.find(({ id }) => id === options.game)!.players.max;
  if (table.state !== 'lobby' || queue.length === 0 || table.seats.length >= room) return table;
  const first = queue.find(({ player }) => isWelcome(player, table));
  if (!first) return table;
  const seats = placed(table.seats, table.seats.length, first);
  const next = { ...leaveQueue(table, first.player), seats };
  return seatQueued(withReady(next, first.player), isWelcome);
}

/** Nobody plays on for those who left, once their match is over; who took a seat keeps it. */
export function withoutFree(table: TableDocument): TableDocument {
  const seats = table.seats
    .filter((each) => each.kind === 'person' || !each.isFree)
    .map((each) => (each.kind === 'person' ? { ...each, instead: undefined } : each));
  const over = { ending: undefined, asked: undefined, sat: undefined, taken: undefined };
  return { ...table, seats, ...over };
}

/** What somebody says about ending a match. */
export interface Vote {
  readonly agrees: boolean;
  /** The question that is answered, by its end; without it a new one may be asked. */
  readonly until?: number | undefined;
}

/**
 * Somebody wants to end the match here, or agrees, or does not. One no, or a minute, and it goes
 * on; when all who are there have agreed, `endTogether` ends it. Nobody is asked over and over:
 * each person asks once in a while. An answer to a question that is over asks nothing anew.
 */
export function voteToEnd(
  table: TableDocument,
  by: string,
  { agrees, until }: Vote,
  now: number,
): Outcome {
  if (table.state !== 'playing') return 'state';
  if (seatOf(table, by) === undefined) return 'seat';
  const { ending } = dropEnding(table, now);
  if (until !== undefined && until !== ending?.until) return table;
  if (!agrees) return ending ? { ...table, ending: undefined } : table;
  if (!ending) return askToEnd(table, by, now);
  if (ending.agreed.includes(by)) return table;
  return { ...table, ending: { ...ending, agreed: [...ending.agreed, by] } };
}

function askToEnd(table: TableDocument, by: string, now: number): Outcome {
  const lately = table.asked?.filter(({ at }) => now - at < ASKED_AGAIN) ?? [];
  if (lately.some((each) => each.by === by)) return 'asked';
  const ending = { by, agreed: [by], until: now + ASKED };
  return { ...table, ending, asked: [...lately, { by, at: now }] };
}

/** Ends a match if all people have agreed, but those who are not there. */
export function endTogether(
  table: TableDocument,
  match: string,
  absent: readonly Seat[],
  now: number,
): Outcome {
  const { ending } = dropEnding(table, now);
  if (table.state !== 'playing' || table.match !== match || !ending) return 'state';
  const isHeard = table.seats.every(
    (each, seat) =>
      each.kind === 'bot' || ending.agreed.includes(each.player) || absent.includes(seat),
  );
  return isHeard ? { ...table, state: 'over', ending: undefined } : 'state';
}

/** What nobody has answered in time is no longer asked. */
export function dropEnding(table: TableDocument, now: number): TableDocument {
  const isOver = table.ending !== undefined && table.ending.until <= now;
  return isOver ? { ...table, ending: undefined } : table;
}

function asQueue(queue: readonly Person[]): TableDocument['queue'] {
  return queue.length > 0 ? queue : undefined;
}
