import { effect } from '@preact/signals';
import type { Note, Seat } from '#engine/contract.ts';
import { speakNow, speakPolitely } from '#ui/live.tsx';
import { sayAloud, stopTalking } from '#ui/speech.ts';
import { language, t } from '../app/language.ts';
import { settings } from '../app/settings.ts';
import { type Call, inSentences } from './caller.ts';
import type { Choice } from './choice.ts';
import { diceWords, entryWords, moveWords } from './entry-words.ts';
import { isRollFilmed } from './film/film.ts';
import { hearFilm } from './film/heard.ts';
import { cheerScene } from './film/scenes.ts';
import {
  callOf,
  isShouted,
  type Looker,
  lookerOf,
  type Moment,
  momentsIn,
  sideOf,
} from './moments.ts';
import { ring } from './ring.ts';
import type { Session } from './session.ts';
import { asSentence, dutyWords } from './status.ts';
import type { News } from './table.ts';
import { isAbout, type Words } from './words.ts';

/** Announces the news of a table: as sound, in the announcer, aloud if wanted, to screen readers. */
export function announceNews(session: Session): () => void {
  speakPolitely(openingWords(session));
  // The turn goes first: an urgent line would cut off what is being said.
  const tellers = [
    tellTurn,
    tellNews,
    tellChoice,
    tellDoubt,
    tellCorrections,
    tellUndone,
    hearFilm,
  ];
  const stops = tellers.map((tell) => tell(session));
  const hush = effect(() => {
    if (!settings.value.speech) stopTalking();
  });
  return () => {
    for (const stop of [...stops, hush]) stop();
    stopTalking();
  };
}

/** Where the match is and what is to be done, for somebody who has just come to the table. */
function openingWords(session: Session): string {
  const { table, words } = session;
  const { position, next } = table.view.peek();
  // Once it is over, the headline would only say so again.
  const headline = next.for === 'nobody' ? [] : [words.tell(table.face.headline(position))];
  return [...headline, ...dutyWords(session)].map(asSentence).join(' ');
}

/** Says that it is the holder's turn, when the others were at it before. */
function tellTurn({ table, duty, holder, isCovered }: Session): () => void {
  const dueSeat = (): Seat | undefined =>
    !isCovered.value && duty.value.due.includes(holder.value ?? -1) ? holder.value : undefined;
  let known = dueSeat();
  return effect(() => {
    const seat = dueSeat();
    if (seat !== undefined && seat !== known) {
      const name = table.setup.players[seat]!;
      // Who share a device without a cover have to hear who is meant.
      speakNow(table.mine.length > 1 ? t('table.named', { name }) : t('table.yourTurn'));
      // Alone, it is always one's turn.
      if (table.setup.players.length > 1) ring('turn', 'turn');
    }
    known = seat;
  });
}

/** Says what is to be chosen, and after each tap how the choice stands. */
function tellChoice({ choice, words }: Session): () => void {
  let known: Choice | undefined;
  return effect(() => {
    const open = choice.value;
    const title = open && words.tell(open.prompt.value.title);
    // After a press in the dock, focus moves to the note, which says it.
    const isLed = open !== known && document.activeElement?.closest('.table-dock');
    known = open;
    if (title && !isLed) speakPolitely(asSentence(title));
  });
}

/** Asks back before a choice that costs. */
function tellDoubt({ doubt, words }: Session): () => void {
  return effect(() => {
    if (doubt.value) speakNow(`${asSentence(words.tell(doubt.value.warning))} ${t('table.sure')}`);
  });
}

/** All at the table see that an entry was corrected. */
function tellCorrections(session: Session): () => void {
  const { table } = session;
  let known = table.view.peek().corrections.length;
  return effect(() => {
    const { corrections } = table.view.value;
    for (const { at, was } of corrections.slice(known)) {
      const title = t('table.corrected', { was: entryWords(session, at, was) });
      session.call([{ text: title }]);
      speakPolitely(title);
    }
    known = corrections.length;
  });
}

/** What was taken back is said aloud, and so is what that means for the app's dice. */
function tellUndone(session: Session): () => void {
  const { view, dice } = session.table;
  let known = view.peek().takenBack ?? 0;
  const stops = [
    effect(() => {
      if (session.isUndoing.value) speakNow(t('table.undoAsk'));
    }),
    effect(() => {
      const { takenBack = 0 } = view.value;
      if (takenBack > known) {
        const more = dice === 'app' ? [t('table.undoneDice')] : [];
        const text = [t('table.undone'), ...more].join(' ');
        session.call([{ text }]);
        speakPolitely(text);
      }
      known = takenBack;
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

function tellNews(session: Session): () => void {
  const { table, words } = session;
  let heard: News | undefined = table.view.peek().news;
  return effect(() => {
    const { news } = table.view.value;
    if (!news || news === heard) return;
    heard = news;
    const looker = lookerOf(session.holder.peek(), table.mine);
    const moments = momentsIn(table.face, news, table.view.peek().position, looker);
    const shouts = moments.map((moment) => callOf(moment, looker, words, table.setup.players));
    const said = news.said.filter((note) => !isShouted(note, moments));
    const aloud = [...shouts.map(({ text }) => text), ...said.map(words.note)];
    speakPolitely([...movesTold(session, news), ...aloud].join(' '));
    session.call([...shouts, ...said.flatMap((note) => saidAs(note, looker, words))]);
    if (settings.peek().speech) sayAloud(aloud.join(' '), language.peek());
    play(session, news, moments, looker);
    if (table.view.peek().next.for === 'nobody') tellBest(session, moments.length > 0 ? LATER : 0);
  });
}

/** What the rules announce, for one alone where it is worded as theirs. */
function saidAs(note: Note, looker: Looker, words: Words): readonly Call[] {
  const to = isAbout(note.args, looker) ? looker : undefined;
  return inSentences(words.note(note)).map((call) => ({ ...call, to }));
}

/** How long the sound of a win is given before that of a new best, in seconds. */
const LATER = 1.1;

/** What was kept of earlier matches is looked at when a match is over. */
async function tellBest(session: Session, after: number): Promise<void> {
  const best = await import('./best.ts')
    .then(({ newBest }) => newBest(session.table))
    // Without the older matches nobody knows.
    .catch(() => undefined);
  if (!best) return;
  const [seat] = best.seats;
  const shout = callOf(best, seat, session.words, session.table.setup.players);
  speakPolitely(shout.text);
  session.call([shout]);
  ring('best', 'best', 1, after);
  session.film.show(cheerScene(best, seat));
}

/** What everybody did, one sentence each. */
function movesTold(session: Session, news: News): string[] {
  return news.entries.map((entry) =>
    entry.kind === 'roll'
      ? rollTold(session, news, diceWords(session, entry.text))
      : moveWords(session, news, entry),
  );
}

function rollTold({ table, holder }: Session, { before }: News, dice: readonly string[]): string {
  const seat = table.face.game.active(before);
  const isMine = seat === holder.peek() && table.mine.includes(seat);
  if (isMine) return t('table.youRolled', { dice });
  return t('table.rolled', { name: table.setup.players[seat]!, dice });
}

function play(
  { table, holder }: Session,
  { entries }: News,
  moments: readonly Moment[],
  looker: Looker,
): void {
  const [first] = moments;
  const side = first && sideOf(first, looker);
  if (first && side !== 'theirs') {
    ring(first.kind, side === 'too' ? 'too' : first.kind);
  } else if (table.view.peek().next.for === 'nobody') {
    ring('end', undefined);
  } else if (first) {
    ring(first.kind, undefined, FAINTER);
  } else if (entries.some(({ kind }) => kind === 'roll')) {
    // A roll that is animated has its sound in the film.
    if (!isRollFilmed(table.dice)) ring('knock', undefined);
  } else {
    const isOwn = entries.some((entry) => entry.kind === 'move' && entry.seat === holder.peek());
    ring('ink', isOwn ? 'ink' : undefined);
  }
}

/** Others' moments, along with one's own. */
const FAINTER = 0.6;
