import { effect } from '@preact/signals';
import { buzz } from '#ui/haptics.ts';
import { speakPolitely } from '#ui/live.tsx';
import { sound } from '#ui/sound.ts';
import { sayAloud } from '#ui/speech.ts';
import { language, t } from '../app/language.ts';
import { settings } from '../app/settings.ts';
import { toast } from '../app/toasts.ts';
import { entryWords, rollWords } from './entry-words.ts';
import type { Session } from './session.ts';
import type { News } from './table.ts';

/** Tells the news of a table: as sound, in the announcer, aloud if wanted, to screen readers. */
export function announceNews(session: Session): () => void {
  const stops = [tellNews(session), tellCorrections(session)];
  return () => {
    for (const stop of stops) stop();
  };
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
      ? rollWords(session, entry.text)
      : words.tell(table.face.tell(news.before, entry.seat, entry.text)),
  );
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
