import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../../app/language.ts';
import { putBack, type Removed, removed } from './removal.ts';
import './removed.css';

/** What was removed just now, with a way to have it back. */
export function RemovedNotice() {
  return (
    <div class="removed" role="status">
      {removed.value.map((each) => (
        <RemovedCard key={each.id} last={each} />
      ))}
    </div>
  );
}

function RemovedCard({ last }: { readonly last: Removed }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The row that was removed took the focus with it.
    if (document.activeElement === document.body) button.current?.focus();
  }, []);
  // So would this card; only a layout effect ends while the button is still there.
  useLayoutEffect(
    () => () => {
      if (document.activeElement === button.current) focusHeading();
    },
    [],
  );
  return (
    <div class="removed-card">
      <span>{t('matches.removed', { title: last.title })}</span>
      <button ref={button} type="button" class="button small" onClick={() => putBack(last)}>
        {t('matches.undo')}
      </button>
    </div>
  );
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
