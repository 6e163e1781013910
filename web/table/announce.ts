import { effect } from '@preact/signals';
import { buzz } from '#ui/haptics.ts';
import { speakNow, speakPolitely } from '#ui/live.tsx';
import { sound } from '#ui/sound.ts';
import { sayAloud } from '#ui/speech.ts';
import { language, t } from '../app/language.ts';
import { settings } from '../app/settings.ts';
import { toast } from '../app/toasts.ts';
import type { Choice } from './choice.ts';
import { diceWords, entryWords } from './entry-words.ts';
import type { Session } from './session.ts';
import { asSentence, dutyWords } from './status.ts';
import type { News } from './table.ts';

/** Tells the news of a table: as sound, in the announcer, aloud if wanted, to screen readers. */
export function announceNews(session: Session): () => void {
  speakPolitely(openingWords(session));
  // The turn goes first: an urgent line would cut off what is being said.
  const tellers = [tellTurn, tellNews, tellChoice, tellDoubt, tellCorrections];
  const stops = tellers.map((tell) => tell(session));
  return () => {
    for (const stop of stops) stop();
  };
}

/** Where the match is and what is to be done, for somebody who has just come to the table. */
function openingWords(session: Session): string {
  const { table, words } = session;
  const headline = words.tell(table.face.headline(table.view.peek().position));
  return [headline, ...dutyWords(session)].map(asSentence).join(' ');
}

/** Says that it is the holder's turn, when the others were at it before. */
function tellTurn({ duty, holder, isCovered }: Session): () => void {
  const isDue = (): boolean => !isCovered.value && duty.value.due.includes(holder.value ?? -1);
  let wasDue = isDue();
  return effect(() => {
    if (isDue() && !wasDue) speakNow(t('table.yourTurn'));
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
      toast({ title });
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
    if (said.length > 0) toast({ title: said.join(' ') });
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
  return table.setup.players[table.face.active(before)]!;
}

function play({ table, holder }: Session, news: News): void {
  const { volume, vibration } = settings.peek();
  const isOver = table.view.peek().next.for === 'nobody';
  const kind = isOver
    ? 'end'
    : news.said.length > 0
      ? 'column'
      : news.entries.some(({ kind }) => kind === 'roll')
        ? 'roll'
        : 'ink';
  sound(kind, volume);
  const isMine = news.entries.some(
    (entry) => entry.kind === 'move' && entry.seat === holder.peek(),
  );
  if (vibration && kind !== 'end' && (isMine || kind === 'column')) buzz(kind);
}
