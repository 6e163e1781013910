import { effect } from '@preact/signals';
import type { Seat } from '#engine/contract.ts';
import { gameName } from '../app/cards.ts';
import { settings } from '../app/settings.ts';
import { isBarePass } from '../table/auto-pass.ts';
import { dutyOf } from '../table/holder.ts';
import type { Remote, Table } from '../table/table.ts';
import { type Asking, type Call, nextCall, type Progress, progressed, withCall } from './calls.ts';
import { isLooking, onLooking } from './looking.ts';
import { markTab, notify, withdraw } from './notify.ts';
import { mayOffer, offerNotices } from './offer.ts';
import { say } from './words.ts';

/**
 * Calls a player who looks away from a table when it is their turn. `hasLooked`: they have seen
 * for themselves how it stands now. Returns how to stop.
 */
export function followTurns(
  table: Table,
  remote: Remote,
  path: string,
  hasLooked: boolean,
): () => void {
  const { connection } = remote;
  const tag = table.id;
  let isSeen = hasLooked;
  /** Whether they came back to find that the others had waited for them. */
  let wasLate = false;
  let progress: Progress | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const look = (asking: Asking): void => {
    clearTimeout(timer);
    const known = progress;
    progress = progressed(known, asking, connection.now());
    // What is asked of all at once is called later, if at all.
    if (progress?.isOwn && isSeen) progress = withCall(progress, 'turn');
    isSeen = false;
    if (!progress || !asking.isAsked) {
      withdraw(tag);
      // Now they have time for a question.
      if (wasLate && isLooking() && mayOffer()) offerNotices();
      wasLate = false;
      return;
    }
    // One’s own start is announced at the table anyway.
    const { called } = callDue(progress, asking, progress !== known);
    // Nobody is reminded of what they were not called for: every roll asks something of everybody.
    if (called.length > 0) markTab({ title: titleOf(lastOf(called), table), tag });
  };
  const callDue = (from: Progress, asking: Asking, isHeard: boolean): Progress => {
    const next = nextCall(from, asking);
    if (!next) return from;
    const wait = next.at - connection.now();
    if (wait > 0) {
      timer = setTimeout(() => look(askingOf(table, remote)), wait);
      return from;
    }
    progress = withCall(from, next.call);
    const title = titleOf(next.call, table);
    notify({ title, body: bodyOf(table, remote), tag, url: path }, isHeard);
    wasLate ||= !isLooking();
    return callDue(progress, asking, true);
  };
  const stops = [
    effect(() => look(askingOf(table, remote))),
    onLooking(() => look(askingOf(table, remote))),
  ];
  return () => {
    for (const stop of stops) stop();
    clearTimeout(timer);
    withdraw(tag);
  };
}

function lastOf(called: readonly Call[]): Call {
  return called.includes('last') ? 'last' : 'turn';
}

function askingOf(table: Table, remote: Remote): Asking {
  const { next, position, step, decided } = table.view.value;
  const { connection } = remote;
  const active = table.face.game.active(position);
  const dueOf = (seats: readonly Seat[]): readonly Seat[] =>
    dutyOf(next, active, decided, seats, -1, table.dice).due;
  // What the app does for them needs nobody.
  const isTheirs = (seat: Seat): boolean =>
    next.for === 'dice' || !settings.value.autoPass || !isBarePass(table.face, position, seat);
  const others = othersAt(table, remote);
  return {
    step,
    isAsked: !connection.isWatching.value && dueOf(table.mine).some(isTheirs),
    isAlone: dueOf(others).length === 0,
    isWaitedFor: others.length > 0,
  };
}

/** The other people who are at the table themselves. */
function othersAt({ chairs, mine }: Table, { absent }: Remote): readonly Seat[] {
  const away = absent.value;
  return chairs.flatMap(({ kind }, seat) =>
    kind === 'person' && !mine.includes(seat) && !away.has(seat) ? [seat] : [],
  );
}

function titleOf(call: Call, { face }: Table): string {
  const game = gameName(face.game.id);
  return call === 'turn' ? say('notice.turn', { game }) : say('notice.last', { game });
}

/** Who waits, and how long there is. */
function bodyOf(table: Table, remote: Remote): string {
  const names = othersAt(table, remote).map((seat) => table.setup.players[seat]!);
  const count = names.length;
  const waiting = count === 0 ? say('notice.bots') : say('notice.waiting', { names, count });
  const until = remote.until.peek();
  if (until === undefined) return waiting;
  const seconds = Math.max(1, Math.round((until - remote.connection.now()) / SECOND));
  return [waiting, say('notice.left', { seconds })].join(' ');
}

const SECOND = 1000;
