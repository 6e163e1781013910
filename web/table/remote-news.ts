import { effect, untracked } from '@preact/signals';
import type { Seat } from '#engine/contract.ts';
import { replay } from '#engine/match.ts';
import { speakNow, speakPolitely } from '#ui/live.tsx';
import { t } from '../app/language.ts';
import { toast } from '../app/toasts.ts';
import { diceWords } from './entry-words.ts';
import { newcomers } from './newcomers.ts';
import type { Session } from './session.ts';
import type { Absence, Remote, TableView } from './table.ts';
import { takenOver } from './taken.ts';

/** Announces who has gone and come, and the state of the connection. Returns how to stop. */
export function tellRemote(session: Session): () => void {
  const { remote } = session.table;
  if (!remote) return () => undefined;
  const stops = [
    tellTaken(session, remote),
    tellConnection(remote),
    tellAbsence(session, remote),
    tellWithoutThem(session, remote),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

function tellConnection({ connection }: Remote): () => void {
  let known = connection.state.peek();
  let wasWatching = false;
  return effect(() => {
    const state = connection.state.value;
    const isBack = wasWatching && known === 'watching' && state === 'here';
    // After asking to play here, this device is no longer watching.
    wasWatching = connection.isWatching.value;
    if (state === known) return;
    if (isBack) toast({ title: t('online.hereAgain') });
    if (state === 'lost') speakNow(t('online.lostNow'));
    else if (state === 'closed') {
      // Without a reason it is the player who has left; removed players are told just that.
      const reason = connection.reason.peek();
      if (reason && reason !== 'removed') speakNow(t('online.shut'));
    } else if (state === 'watching')
      speakNow(`${t('online.elsewhere')}. ${t('online.elsewhereWhy')}`);
    else if (known === 'lost') speakPolitely(t('online.back'));
    known = state;
  });
}

/** The places of the rolls among the entries. */
function rollsIn({ entries }: TableView): readonly number[] {
  return entries.flatMap(({ kind }, at) => (kind === 'roll' ? [at] : []));
}

function rollWords(session: Session, { entries }: TableView, at: number): string {
  const { setup, face } = session.table;
  const { position } = replay(setup, entries.slice(0, at));
  const name = setup.players[face.game.active(position)]!;
  return t('table.rolled', { name, dice: diceWords(session, entries[at]!.text) });
}

/** Clocks of two machines agree only so far, in milliseconds. */
const ABOUT = 1000;
/** So many missed rolls are announced with their faces; the log has all of them. */
const TOLD = 2;

/**
 * Summarizes what people missed: in a single toast when they come back, since a second one
 * would replace the first, and in the strip when a bot chose while they were there.
 */
function tellWithoutThem(session: Session, remote: Remote): () => void {
  const { table } = session;
  const { connection } = remote;
  const [seat] = table.mine;
  let known = table.view.peek();
  let until = remote.until.peek();
  let isBack = true;
  let isFirst = true;
  return effect(() => {
    const view = table.view.value;
    if (connection.state.value !== 'here') {
      isBack = true;
      return;
    }
    // The view from before the line was lost says nothing new.
    if (view === known && !isFirst) return;
    const [before, due] = [known, until];
    known = view;
    until = remote.until.peek();
    const from = isFirst ? 0 : before.entries.length;
    const deeds = botsEntries(view, seat, from);
    // What was confirmed without a line never came to count: nobody should have to find that out.
    const isLost = deeds.length > 0 && remote.hasChosen(before.step) && !before.own.has(seat!);
    const late = isLost ? t('online.cameLate') : undefined;
    if (isBack && deeds.length > 0) tellDeeds(session, from, late);
    else if (isBack && !isFirst) tellMissed(session, before);
    else if (late) toast({ title: late });
    else if (deeds.length > 0) {
      const isTimeUp = due !== undefined && connection.now() >= due - ABOUT;
      const told = t(isTimeUp ? 'online.timeUp' : 'online.chosenFor');
      session.call([{ text: told }]);
      speakNow(told);
    }
    isBack = false;
    isFirst = false;
  });
}

/** Summarizes what a bot did for an absent player, under a more urgent title if there is one. */
function tellDeeds(session: Session, from: number, title: string | undefined): void {
  import('../leaving/meanwhile.ts')
    .then((m) => m.tellMeanwhile(session, from, title))
    // The log of the match has the rest as well.
    .catch(() => title && toast({ title }));
}

/** Summarizes the rolls that a disconnected player missed. */
function tellMissed(session: Session, before: TableView): void {
  const view = session.table.view.peek();
  const missed = rollsIn(view).slice(rollsIn(before).length);
  if (missed.length === 0) return;
  const told = missed.slice(-TOLD).map((at) => rollWords(session, view, at));
  toast({ title: t('online.missed', { count: missed.length }), detail: told.join(' ') });
}

/** What a bot decided for a seat, from an entry on. */
function botsEntries(
  { entries, stoodIn = [] }: TableView,
  seat: Seat | undefined,
  from: number,
): readonly number[] {
  return stoodIn.filter((at) => {
    const entry = entries[at];
    return at >= from && entry?.kind === 'move' && entry.seat === seat;
  });
}

/** Tells who plays on for whom. */
function tellTaken({ call, table: { mine } }: Session, { connection }: Remote): () => void {
  let known = connection.table.peek();
  return effect(() => {
    const now = connection.table.value;
    if (!now) return;
    const taken = takenOver(known, now).filter(({ by }) => !mine.includes(by));
    known = now;
    if (taken.length === 0) return;
    untracked(() => call(taken));
    speakPolitely(taken.map(({ text }) => text).join(' '));
  });
}

function tellAbsence(session: Session, { absent }: Remote): () => void {
  let known: ReadonlyMap<number, Absence> = absent.peek();
  const wasThere = newcomers(session.table.setup.players);
  return effect(() => {
    const now = absent.value;
    const before = known;
    known = now;
    const players = untracked(() => session.table.setup.players);
    const told = players.flatMap((name, seat) => {
      const how = now.get(seat);
      // Asked each time: a seat may change hands without a change of its absence.
      const isTheirs = wasThere(seat, name, how);
      if (!isTheirs || how === before.get(seat) || session.table.mine.includes(seat)) return [];
      return [t(how === undefined ? 'online.isBack' : SAID[how], { name })];
    });
    if (told.length === 0) return;
    session.call(told.map((text) => ({ text })));
    speakPolitely(told.join(' '));
  });
}

const SAID = {
  away: 'online.isAway',
  looking: 'online.isLooking',
  stoodIn: 'online.isStoodIn',
  left: 'online.hasLeft',
} as const;
