import { useEffect } from 'preact/hooks';
import { t } from '../../app/language.ts';
import { toast } from '../../app/toasts.ts';
import { hasPlayedOnline, isAway, type Running, reread, running } from '../../online/running.ts';
import { runningTitle } from './running-words.ts';

/** A server that does not answer is asked again after so many milliseconds. */
const AGAIN = 10_000;

/**
 * Where one sits online: what is kept at once, and what the server says after the first paint.
 * A device that never played online makes no request.
 */
export function useRunning(): readonly Running[] {
  useEffect(() => {
    reread();
    if (!hasPlayedOnline()) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    addEventListener('online', look, { signal });
    addEventListener('offline', lose, { signal });
    document.addEventListener('visibilitychange', () => document.hidden || look(), { signal });
    const trying = setInterval(() => isAway.peek() && navigator.onLine && look(), AGAIN);
    look();
    return () => {
      clearInterval(trying);
      leaving.abort();
    };
  }, []);
  return running.value;
}

function look(): void {
  import('../../online/running-look.ts').then(async ({ lookAtRunning }) => {
    for (const table of await lookAtRunning()) {
      toast({ title: runningTitle(table), detail: t('gone.removed') });
    }
  }, lose);
}

function lose(): void {
  isAway.value = true;
}
