import { effect } from '@preact/signals';
import { buzz } from '#ui/haptics.ts';
import { speakNow, speakPolitely } from '#ui/live.tsx';
import { sound } from '#ui/sound.ts';
import { sayAloud, stopTalking } from '#ui/speech.ts';
import { language, t } from '../app/language.ts';
import { settings } from '../app/settings.ts';
import { inSentences } from './caller.ts';
import type { Choice } from './choice.ts';
import { diceWords, entryWords } from './entry-words.ts';
import { tellRemote } from './remote-news.ts';
import type { Session } from './session.ts';
import { asSentence, dutyWords } from './status.ts';
import type { News } from './table.ts';

/** Tells the news of a table: as sound, in the announcer, aloud if wanted, to screen readers. */
export function announceNews(session: Session): () => void {
  speakPolitely(openingWords(session));
  // The turn goes first: an urgent line would cut off what is being said.
  const tellers = [tellTurn, tellNews, tellChoice, tellDoubt, tellCorrections, tellRemote];
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
  const isDue = (): boolean => !isCovered.value && duty.value.due.includes(holder.value ?? -1);
  let wasDue = isDue();
  return effect(() => {
    if (isDue() && !wasDue) {
      speakNow(t('table.yourTurn'));
      // Alone, it is always one's turn.
      if (table.setup.players.length > 1) ring('turn');
    }
    wasDue = isDue();
  });
}

/** Says what is to be chosen, and after each tap how the choice stands. */
function tellChoice({ choice, words }: Session): () => void {
  let known: Choice | undefined;
  return effect(() => {
    const open = choice.value;
    const title = open && words.tell(open.prompt.value.title);
    // Whoever presses a button in the dock is led to the note, which says it.
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

/** All at the table see that something entered was mended. */
function tellCorrections(session: Session): () => void {
  const { table } = session;
  let known = table.view.peek().corrections.length;
  return effect(() => {
    const { corrections } = table.view.value;
    for (const { at, was } of corrections.slice(known)) {
      const title = t('table.corrected', { was: entryWords(session, at, was) });
      session.call([title]);
      speakPolitely(title);
    }
    known = corrections.length;
  });
}

function tellNews(session: Session): () => void {
  const { table } = session;
  let heard: News | undefined = table.view.peek().news;
  return effect(() => {
    const { news } = table.view.value;
    if (!news || news === heard) return;
    heard = news;
    const said = news.said.map(session.words.note);
    const told = movesTold(session, news);
    speakPolitely([...told, ...said].join(' '));
    session.call(said.flatMap(inSentences));
    if (settings.peek().speech) sayAloud(said.join(' '), language.peek());
    play(session, news);
  });
}

/** What everybody did, one sentence each. */
function movesTold(session: Session, news: News): string[] {
  const { table, words } = session;
  return news.entries.map((entry) =>
    entry.kind === 'roll'
      ? t('table.rolled', { name: roller(session, news), dice: diceWords(session, entry.text) })
      : words.tell(table.face.tell(news.before, entry.seat, entry.text)),
  );
}

function roller({ table }: Session, { before }: News): string {
  return table.setup.players[table.face.game.active(before)]!;
}

function play({ table, holder }: Session, news: News): void {
  const isMine = news.entries.some(
    (entry) => entry.kind === 'move' && entry.seat === holder.peek(),
  );
  if (table.view.peek().next.for === 'nobody') sound('end', settings.peek().volume);
  else if (wins(news, 'colour')) ring('colour');
  else if (wins(news, 'seats')) ring('column');
  else if (news.entries.some(({ kind }) => kind === 'roll')) ring('roll', false);
  else ring('ink', isMine);
}

/** Whether something was called out that tells of such a thing: a colour, who was first. */
function wins({ said }: News, arg: string): boolean {
  return said.some(({ args }) => arg in args);
}

/** A sound, and what a hand feels of it. */
function ring(kind: 'turn' | 'colour' | 'column' | 'roll' | 'ink', isFelt = true): void {
  const { volume, vibration } = settings.peek();
  sound(kind, volume);
  if (vibration && isFelt) buzz(kind);
}
