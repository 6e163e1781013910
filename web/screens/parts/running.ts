import { useEffect } from 'preact/hooks';
import { hasPlayedOnline, isAway, type Running, reread, running } from '../../online/running.ts';

/** A server that does not answer is asked again after so many milliseconds. */
const AGAIN = 10_000;

/**
 * Where one sits online: what is kept at once, and what the server says after the first paint.
 * Whoever never played online asks nobody.
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
  import('../../online/running-look.ts').then(({ lookAtRunning }) => lookAtRunning(), lose);
}

function lose(): void {
  isAway.value = true;
}
