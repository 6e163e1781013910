import { Icon } from '#ui/icon.tsx';
import { t } from '../app/language.ts';
import type { SavedMatch } from '../store/saved.ts';
import { progressOf, titleOf, turnOf } from './parts/match-words.ts';
import { removeMatch } from './parts/removal.ts';
import { StampStack } from './parts/stamps.tsx';

const MOST = 3;

/** Matches that wait for somebody: one tap back to the table. */
export function Resume({ matches }: { readonly matches: readonly SavedMatch[] }) {
  if (matches.length === 0) return null;
  const isOne = matches.length === 1;
  return (
    <section class="card home-resume" aria-label={t('home.waits')}>
      <ul>
        {matches.slice(0, MOST).map((match) => (
          <li key={match.id}>
            <StampStack chairs={match.chairs} />
            <span class="home-resume-words">
              <b>{isOne ? turnOf(match) : titleOf(match)}</b>
              <small>{progressOf(match)}</small>
            </span>
            <a
              class="button small"
              href={`/match/${match.id}`}
              aria-label={t('home.continue.label', { title: titleOf(match) })}
            >
              {t('home.continue')}
            </a>
            <button
              type="button"
              class="icon-button"
              aria-label={t('matches.remove.label', { title: titleOf(match) })}
              onClick={() => removeMatch(match, titleOf(match))}
            >
              <Icon name="close" small />
            </button>
          </li>
        ))}
      </ul>
      {matches.length > MOST && (
        <a class="home-more" href="/matches">
          {t('home.moreWaiting', { count: matches.length - MOST })}
          <Icon name="next" small />
        </a>
      )}
    </section>
  );
}
