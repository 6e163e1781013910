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

/** Somebody leaves a match for good. Without people, the table is closed. */
export function leaveForGood(table: TableDocument, seat: Seat): TableDocument {
  const { player, name } = table.seats[seat] as Person;
  const others = table.sat?.filter((each) => each.player !== player) ?? [];
  return withHost({ ...freed(table, seat, name), sat: [...others, { player, seat }] });
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
  if (own !== undefined || bot?.kind !== 'bot') return 'seat';
  const left = table.sat?.find(({ player }) => player === person.player);
  if (left && left.seat !== seat) return 'seat';
  const instead = bot.isFree ? undefined : bot;
  const seats = placedLate(table.seats, seat, { ...person, instead });
  return { ...leaveQueue(table, person.player), seats };
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
  return { ...table, seats, ending: undefined, asked: undefined, sat: undefined };
}

/**
 * Somebody wants to end the match here, or agrees, or does not. One no, or a minute, and it goes
 * on; when all who are there have agreed, `endTogether` ends it. Nobody is asked over and over:
 * each person asks once in a while.
 */
export function voteToEnd(table: TableDocument, by: string, agrees: boolean, now: number): Outcome {
  if (table.state !== 'playing') return 'state';
  if (seatOf(table, by) === undefined) return 'seat';
  const { ending } = dropEnding(table, now);
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

/** Ends a match if all people have agreed, but those who have been away for long. */
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
