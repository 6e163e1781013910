import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../../app/language.ts';
import type { SavedMatch, SavedPad } from '../../store/saved.ts';
import { reload, whenOpen } from './saved.ts';
import './removed.css';

type Removed =
  | { readonly kind: 'match'; readonly title: string; readonly match: SavedMatch }
  | { readonly kind: 'pad'; readonly title: string; readonly pad: SavedPad };

/** Long enough to read it, to find the button and to change one's mind. */
const LASTS = 10_000;

const removed = signal<Removed | undefined>(undefined);

export async function removeMatch(match: SavedMatch, title: string): Promise<void> {
  const store = await whenOpen();
  await store.removeMatch(match.id);
  removed.value = { kind: 'match', title, match };
  await reload(store);
}

export async function removePad(pad: SavedPad, title: string): Promise<void> {
  const store = await whenOpen();
  await store.removePad(pad.id);
  removed.value = { kind: 'pad', title, pad };
  await reload(store);
}

/** What was removed just now, with a way to have it back. */
export function RemovedNotice() {
  const last = removed.value;
  useEffect(() => {
    if (!last) return undefined;
    const timer = setTimeout(() => {
      if (removed.peek() === last) removed.value = undefined;
    }, LASTS);
    return () => clearTimeout(timer);
  }, [last]);
  return (
    <div class="removed" role="status">
      {last && (
        <div class="removed-card">
          <span>{t('matches.removed', { title: last.title })}</span>
          <button ref={takeFocus} type="button" class="button small" onClick={() => putBack(last)}>
            {t('matches.undo')}
          </button>
        </div>
      )}
    </div>
  );
}

/** The row that was removed took the focus with it. */
function takeFocus(button: HTMLButtonElement | null): void {
  if (document.activeElement === document.body) button?.focus();
}

async function putBack(last: Removed): Promise<void> {
  const store = await whenOpen();
  await (last.kind === 'match' ? store.keepMatch(last.match) : store.keepPad(last.pad));
  removed.value = undefined;
  await reload(store);
}
