import { computed, signal } from '@preact/signals';

/** Where the reader is: the path, cut at its slashes, and what stands behind `#`. */
export interface Place {
  readonly parts: readonly string[];
  readonly fragment: string;
}

const address = signal(location.href);

addEventListener('popstate', () => {
  address.value = location.href;
});

export const place = computed<Place>(() => {
  const { pathname, hash } = new URL(address.value);
  return { parts: pathname.split('/').filter(Boolean), fragment: hash.slice(1) };
});

/** Goes to another screen. `replace` leaves no way back to this one. */
export function go(path: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') history.pushState({ from: location.pathname }, '', path);
  else history.replaceState(history.state, '', path);
  address.value = location.href;
  scrollTo(0, 0);
}

/** The screen of the app that led here, if one did: going back leads there. */
export function cameFrom(): string | undefined {
  const state: unknown = history.state;
  const from = typeof state === 'object' && state && 'from' in state ? state.from : undefined;
  return typeof from === 'string' ? from : undefined;
}

/** Lets links within the app change the screen without loading the page again. */
export function followLinks(event: MouseEvent): void {
  const link = (event.target as Element).closest('a');
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  if (event.defaultPrevented || !link || !isPlain) return;
  if (link.target || link.download || link.origin !== location.origin) return;
  event.preventDefault();
  go(link.pathname + link.hash);
}
