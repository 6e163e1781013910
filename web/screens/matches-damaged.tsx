import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Icon } from '#ui/icon.tsx';
import { store } from '../app/device.ts';
import { t } from '../app/language.ts';
import { isRecord, isText } from '../store/guard.ts';
import { nameOf } from '../store/restore.ts';
import { useSaved } from './parts/saved.ts';

/** What cannot be listed as a match any more: its page says what can be done with it. */
export function Damaged() {
  const saved = useSaved();
  const found = useSignal<readonly unknown[]>([]);
  useEffect(() => {
    store.value?.damaged('matches').then(
      (damaged) => {
        found.value = damaged;
      },
      () => undefined, // The list of matches says that nothing can be read.
    );
  }, [store.value, saved]);
  const shown = found.value.filter(isRecord).filter(({ id }) => isText(id));
  if (shown.length === 0) return null;
  return (
    <section aria-label={t('matches.damaged')}>
      <h2 class="page-section">{t('matches.damaged')}</h2>
      <ul class="card matches-list">
        {shown.map((each) => (
          <Row key={String(each.id)} damaged={each} />
        ))}
      </ul>
    </section>
  );
}

function Row({ damaged }: { readonly damaged: Readonly<Record<string, unknown>> }) {
  return (
    <li class="matches-row">
      <a class="matches-main" href={`/match/${damaged.id}`}>
        <Icon name="info" />
        <span class="matches-words">
          {nameOf(damaged)}
          <small>{t('store.fault.shape')}</small>
        </span>
        <span class="matches-go">{t('matches.pad.open')}</span>
      </a>
    </li>
  );
}
