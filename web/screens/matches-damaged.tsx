import { Icon } from '#ui/icon.tsx';
import { t } from '../app/language.ts';
import { nameOf } from '../store/restore.ts';
import { type DamagedThing, useDamaged } from './parts/damaged.ts';

/** What cannot be listed as a match any more: its page says what can be done with it. */
export function Damaged() {
  const shown = useDamaged('matches');
  if (shown.length === 0) return null;
  return (
    <section aria-label={t('matches.damaged')}>
      <h2 class="page-section">{t('matches.damaged')}</h2>
      <ul class="card matches-list">
        {shown.map((each) => (
          <Row key={each.id} damaged={each} />
        ))}
      </ul>
    </section>
  );
}

function Row({ damaged }: { readonly damaged: DamagedThing }) {
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
