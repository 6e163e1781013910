import type { Crash, CrashKind } from '#protocol/crash.ts';
import { routeOf } from './routes.ts';

/** Crashes that were reported already: repeated ones are dropped. */
const told = new Set<string>();

/**
 * Reports a crash to the server: what broke, on which screen, the name of the error and the build;
 * nothing about the person. Without a server nothing happens.
 */
export function reportCrash(kind: CrashKind, error: unknown): void {
  const { name: route } = routeOf(location.pathname.split('/').filter(Boolean));
  const crash: Crash = { kind, route, error: nameOf(error), build: buildOf() };
  const body = JSON.stringify(crash);
  if (told.has(body)) return;
  told.add(body);
  const headers = { 'content-type': 'application/json' };
  // It outlives the page, which may be loaded again at once. Nobody waits for it, nor needs it.
  fetch('/api/crashes', { method: 'POST', keepalive: true, headers, body }).catch(() => undefined);
}

/** Counts errors that nobody catches. They leave the page as it is, so nothing is shown. */
export function watchErrors(): void {
  addEventListener('error', ({ error }) => {
    // Browsers also tell of their own affairs here, and of other pages': without an error.
    if (error) reportCrash('script', error);
  });
  addEventListener('unhandledrejection', ({ reason }) => reportCrash('script', reason));
  // The build reports every failed import(); the importing code shows it.
  addEventListener('vite:preloadError', ({ payload }) => reportCrash('chunk', payload));
}

/** Only errors have a name that says nothing about people; a thrown object may be a player. */
function nameOf(error: unknown): string {
  return error instanceof Error ? error.name.slice(0, LONGEST) : 'other';
}

const LONGEST = 40;

function buildOf(): string {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"]');
  return /([\w-]+)\.\w+$/.exec(script?.src ?? '')?.[1] ?? '';
}
