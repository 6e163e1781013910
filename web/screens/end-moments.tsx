import { useState } from 'preact/hooks';
import { t } from '../app/language.ts';
import type { Moment } from './end-told.ts';

/** How many are listed before one asks for all. */
const LAST = 8;

/** What was called out, roll by roll: the last of it, or all. */
export function Moments({ moments }: { readonly moments: readonly Moment[] }) {
  const [isWhole, setWhole] = useState(false);
  if (moments.length === 0) return null;
  const isLong = moments.length > LAST;
  const shown = isWhole ? moments : moments.slice(-LAST);
  return (
    <section class="end-moments">
      <h2>{t('end.moments')}</h2>
      {isLong && (
        <button
          type="button"
          class="button small"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole
            ? t('end.moments.last', { count: LAST })
            : t('end.moments.all', { count: moments.length })}
        </button>
      )}
      <ol>
        {shown.map(({ rolls, said }, i) => (
          <li key={i}>
            <b>{rolls}</b>
            <span>{said}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
