import { effect } from '@preact/signals';
import { speakPolitely } from '#ui/live.tsx';
import { t } from '../app/language.ts';
import { awaitedNames, notedWords } from './sealed.ts';
import type { Session } from './session.ts';
import { asSentence } from './status.ts';

/**
 * Says what is noted once, and who is awaited whenever that changes, until all have chosen. Only on
 * a device of one's own: round a shared one everybody would hear it. Returns how to stop.
 */
export function tellNoted(session: Session): () => void {
  const { table, sealed, sending } = session;
  if (!table.remote) return () => undefined;
  const wordsNow = (): readonly [noted: string, waiting: string] => {
    if (sending.value) return ['', t('online.sending')];
    if (!sealed.value) return ['', ''];
    const waiting = asSentence(t('table.waitingFor', { names: awaitedNames(table) }));
    return [notedWords(session, sealed.value), waiting];
  };
  // To somebody who has just come, the opening words say it.
  let known = wordsNow();
  return effect(() => {
    const [noted, waiting] = wordsNow();
    const isNew = noted !== known[0];
    if (isNew || waiting !== known[1])
      speakPolitely(isNew ? `${noted} ${waiting}`.trim() : waiting);
    known = [noted, waiting];
  });
}
