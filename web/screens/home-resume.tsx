import { Icon } from '#ui/icon.tsx';
import { t } from '../app/language.ts';
import type { Running } from '../online/running.ts';
import type { SavedMatch } from '../store/saved.ts';
import { progressOf, titleOf, turnOf } from './parts/match-words.ts';
import { removeMatch } from './parts/removal.ts';
import { chairsAt, runningState, runningTitle } from './parts/running-words.ts';
import { StampStack } from './parts/stamps.tsx';

const MOST = 3;

interface Props {
  /** Where others wait as well comes first. */
  readonly running: readonly Running[];
  readonly matches: readonly SavedMatch[];
}

/** Matches that wait for somebody: one tap back to the table. */
export function Resume({ running, matches }: Props) {
  const count = running.length + matches.length;
  if (count === 0) return null;
  const isOne = count === 1;
  return (
    <section class="card home-resume" aria-label={t('home.waits')}>
      <ul>
        {running.slice(0, MOST).map((each) => (
          <OnlineTable key={each.table} running={each} />
        ))}
        {matches.slice(0, Math.max(0, MOST - running.length)).map((match) => (
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
      {count > MOST && (
        <a class="home-more" href="/matches">
          {t('home.moreWaiting', { count: count - MOST })}
          <Icon name="next" small />
        </a>
      )}
    </section>
  );
}

/** Nobody leaves it from here: whoever sits there is awaited. */
function OnlineTable({ running }: { readonly running: Running }) {
  const title = runningTitle(running);
  return (
    <li class="home-resume-online">
      <StampStack {...chairsAt(running)} />
      <span class="home-resume-words">
        <b>{title}</b>
        <small>{runningState(running)}</small>
      </span>
      <a
        class="button small"
        href={`/table/${running.table}`}
        aria-label={t('home.continue.label', { title })}
      >
        {t('home.continue')}
      </a>
    </li>
  );
}
