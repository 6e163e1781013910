import { effect } from '@preact/signals';
import type { MatchView } from '#protocol/messages.ts';
import { speakNow, speakPolitely } from '#ui/live.tsx';
import { t } from '../app/language.ts';
import type { Session } from './session.ts';
import type { Absence, Remote } from './table.ts';

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
    else if (state === 'closed') speakNow(t('online.shut'));
    else if (state === 'watching')
      speakNow(`${t('online.elsewhere')}. ${t('online.elsewhereWhy')}`);
    else if (known === 'lost') speakPolitely(t('online.back'));
    known = state;
  });
}

/** Whoever was cut off hears how far the others have come. */
function tellMissed({ call }: Session, { connection }: Remote): () => void {
  let lost: { readonly view: MatchView | undefined; readonly rolls: number } | undefined;
  return effect(() => {
    const view = connection.view.value;
    if (connection.state.value === 'lost') {
      lost ??= { view, rolls: rollsIn(view) };
      return;
    }
    // Whoever comes back is shown everything anew, be it as it was.
    if (!lost || view === lost.view) return;
    const count = rollsIn(view) - lost.rolls;
    lost = undefined;
    if (count <= 0) return;
    const told = t('online.missed', { count });
    call([told]);
    speakPolitely(told);
  });
}

function rollsIn(view: MatchView | undefined): number {
  return view?.entries.filter(({ kind }) => kind === 'roll').length ?? 0;
}

/** Whoever thought for too long hears that a bot has chosen. */
function tellStandIn({ table, call }: Session, remote: Remote): () => void {
  let known = table.view.peek();
  return effect(() => {
    const before = known;
    known = table.view.value;
    const [seat] = table.mine;
    if (seat === undefined || known.step !== before.step + 1 || before.own.has(seat)) return;
    const wasAsked = before.next.for === 'seats' && before.next.seats.includes(seat);
    if (!wasAsked || remote.hasChosen(before.step) || remote.connection.isWatching.peek()) return;
    call([t('online.chosenFor')]);
    speakNow(t('online.chosenFor'));
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
