import { Icon } from '#ui/icon.tsx';
import { Pen } from '#ui/pen.tsx';
import { store } from '../app/device.ts';
import { t } from '../app/language.ts';
import type { Summary } from '../store/summary.ts';
import { detailOf, titleOf } from './parts/match-words.ts';
import { pointsOf } from './parts/outcome.ts';
import { StampStack } from './parts/stamps.tsx';
import { Unreadable } from './parts/unreadable.tsx';

const MOST = 4;

interface Props {
  readonly matches: readonly Summary[];
  /** Whether there is anything that the list of all matches would show. */
  readonly hasMore: boolean;
  readonly hasFailed: boolean;
}

/** The last finished matches, or a way to bring some. */
export function Recent({ matches, hasMore, hasFailed }: Props) {
  // The notice above says it where the whole store is unreadable.
  if (hasFailed) return store.value?.kind === 'unreadable' ? null : <Unreadable as="list" />;
  if (!hasMore) return <FirstVisit />;
  return (
    <section class="card home-recent" aria-label={t('home.recent')}>
      <ul>
        {matches.slice(0, MOST).map((match) => (
          <li key={match.id}>
            <a href={`/match/${match.id}/end`}>
              <StampStack {...match} />
              <span class="home-recent-words">
                {titleOf(match)}
                <small>{detailOf(match)}</small>
              </span>
              {match.result && <Pen value={pointsOf({ ...match, result: match.result })} />}
            </a>
          </li>
        ))}
      </ul>
      <a class="home-more" href="/matches">
        {t('home.all')}
        <Icon name="next" small />
      </a>
    </section>
  );
}

/** Nothing to show yet; but somebody may come from another device. */
function FirstVisit() {
  return (
    <a class="home-more home-bring" href="/matches">
      {t('home.bring')}
      <Icon name="next" small />
    </a>
  );
}
