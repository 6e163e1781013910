import { effect } from '@preact/signals';
import { replay } from '#engine/match.ts';
import { speakNow, speakPolitely } from '#ui/live.tsx';
import { t } from '../app/language.ts';
import { toast } from '../app/toasts.ts';
import { diceWords } from './entry-words.ts';
import type { Session } from './session.ts';
import type { Absence, Remote, TableView } from './table.ts';

/** Tells who has gone and come, and how it stands with the connection. Returns how to stop. */
export function tellRemote(session: Session): () => void {
  const { remote } = session.table;
  if (!remote) return () => undefined;
  const stops = [
    tellConnection(remote),
    tellMissed(session, remote),
    tellAbsence(session, remote),
    tellStandIn(session, remote),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

function tellConnection({ connection }: Remote): () => void {
  let known = connection.state.peek();
  return effect(() => {
    const state = connection.state.value;
    if (state === known) return;
    if (state === 'lost') speakNow(t('online.lostNow'));
    else if (state === 'closed') {
      // Without a reason it is the player who has left.
      if (connection.reason.peek()) speakNow(t('online.shut'));
    } else if (state === 'watching')
      speakNow(`${t('online.elsewhere')}. ${t('online.elsewhereWhy')}`);
    else if (known === 'lost') speakPolitely(t('online.back'));
    known = state;
  });
}

/** So many of the rolls that were missed are told with their faces; the log has all of them. */
const TOLD = 2;

/** Whoever was cut off is shown and told what was rolled meanwhile. */
function tellMissed(session: Session, { connection }: Remote): () => void {
  let lost: { readonly view: TableView; readonly rolls: number } | undefined;
  return effect(() => {
    const view = session.table.view.value;
    if (connection.state.value === 'lost') {
      lost ??= { view, rolls: rollsIn(view).length };
      return;
    }
    // Whoever comes back is shown everything anew, be it as it was.
    if (!lost || view === lost.view) return;
    const missed = rollsIn(view).slice(lost.rolls);
    lost = undefined;
    if (missed.length === 0) return;
    const told = missed.slice(-TOLD).map((at) => rollWords(session, view, at));
    toast({ title: t('online.missed', { count: missed.length }), detail: told.join(' ') });
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

/** Whoever thought for too long, or was away, hears that a bot has chosen. */
function tellStandIn({ table, call }: Session, remote: Remote): () => void {
  const { connection } = remote;
  let known = table.view.peek();
  let until = remote.until.peek();
  return effect(() => {
    const [before, due] = [known, until];
    known = table.view.value;
    until = remote.until.peek();
    const [seat] = table.mine;
    if (seat === undefined || known.step !== before.step + 1 || before.own.has(seat)) return;
    const wasAsked = before.next.for === 'seats' && before.next.seats.includes(seat);
    if (!wasAsked || remote.hasChosen(before.step) || connection.isWatching.peek()) return;
    const isLate = due !== undefined && connection.now() >= due - ABOUT;
    const told = t(isLate ? 'online.timeUp' : 'online.chosenFor');
    call([told]);
    speakNow(told);
  });
}

function tellAbsence(session: Session, { absent }: Remote): () => void {
  const { players } = session.table.setup;
  let known: ReadonlyMap<number, Absence> = absent.peek();
  return effect(() => {
    const now = absent.value;
    const before = known;
    known = now;
    const told = players.flatMap((name, seat) => {
      const how = now.get(seat);
      if (how === before.get(seat) || session.table.mine.includes(seat)) return [];
      return [t(how === undefined ? 'online.isBack' : SAID[how], { name })];
    });
    if (told.length === 0) return;
    session.call(told);
    speakPolitely(told.join(' '));
  });
}

const SAID = { away: 'online.isAway', stoodIn: 'online.isStoodIn' } as const;
