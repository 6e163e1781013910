import { useState } from 'preact/hooks';
import { cardOf } from '../app/cards.ts';
import { t } from '../app/language.ts';
import { toast } from '../app/toasts.ts';
import type { Running } from '../online/running.ts';
import { finishedOnline } from '../online/running-look.ts';
import type { Summary } from '../store/summary.ts';
import { chairsAt, runningState, runningTitle } from './parts/running-words.ts';
import { StampStack } from './parts/stamps.tsx';

/** Tables online where one sits. */
export function RunningList({ running }: { readonly running: readonly Running[] }) {
  if (running.length === 0) return null;
  return (
    <section aria-label={t('running.title')}>
      <h2 class="page-section">{t('running.title')}</h2>
      <ul class="card matches-list">
        {running.map((each) => (
          <li key={each.table} class="matches-row">
            <a class="matches-main" href={`/table/${each.table}`}>
              <StampStack {...chairsAt(each)} />
              <span class="matches-words">
                {runningTitle(each)}
                <small>{runningState(each)}</small>
              </span>
              <span class="matches-go">{t('home.continue')}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Finished matches that only the server has, such as those played on another device. */
export function Elsewhere({ kept }: { readonly kept: readonly Summary[] }) {
  const [isBusy, setBusy] = useState(false);
  const ids = new Set(kept.map(({ id }) => id));
  const played = finishedOnline.value.filter(({ id, game }) => !ids.has(id) && cardOf(game));
  const count = played.length;
  if (count === 0) return null;
  const fetchAll = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    try {
      const { fetchPlayed } = await import('./parts/fetch-played.ts');
      await fetchPlayed(played);
    } catch {
      toast({ title: t('online.recordFailed') });
    }
    setBusy(false);
  };
  return (
    <div class="card matches-elsewhere">
      <p>{t('running.elsewhere', { count })}</p>
      <button type="button" class="button small" aria-busy={isBusy} onClick={fetchAll}>
        {isBusy ? t('running.fetching') : t('running.fetch', { count })}
      </button>
    </div>
  );
}
