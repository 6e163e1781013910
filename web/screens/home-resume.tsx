import type { ComponentChildren } from 'preact';
import { Icon } from '#ui/icon.tsx';
import { t } from '../app/language.ts';
import type { Running } from '../online/running.ts';
import type { SavedPad } from '../store/saved.ts';
import type { Summary } from '../store/summary.ts';
import { padDetail, padTitle, progressOf, rollsOf, titleOf, turnOf } from './parts/match-words.ts';
import { removeMatch, removePad } from './parts/removal.ts';
import { chairsAt, runningState, runningTitle } from './parts/running-words.ts';
import { StampStack } from './parts/stamps.tsx';

const MOST = 3;

interface Props {
  /** Where others wait as well comes first. */
  readonly running: readonly Running[];
  readonly matches: readonly Summary[];
  readonly pads: readonly SavedPad[];
}

/** What waits for somebody, the latest first: one tap back to the table, or to the sheet. */
export function Resume({ running, matches, pads }: Props) {
  const count = running.length + matches.length + pads.length;
  if (count === 0) return null;
  const here = [...matches, ...pads].sort((one, other) => other.changed - one.changed);
  return (
    <section class="card home-resume" aria-label={t('home.waits')}>
      <ul>
        {running.slice(0, MOST).map((each) => (
          <OnlineTable key={each.table} running={each} />
        ))}
        {here
          .slice(0, Math.max(0, MOST - running.length))
          .map((each) =>
            'taps' in each ? (
              <PadHere key={each.id} pad={each} />
            ) : (
              <MatchHere key={each.id} match={each} isOne={count === 1} />
            ),
          )}
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

function MatchHere({ match, isOne }: { readonly match: Summary; readonly isOne: boolean }) {
  const title = titleOf(match);
  return (
    <Waiting
      picture={<StampStack chairs={match.chairs} />}
      title={title}
      words={isOne ? turnOf(match) : title}
      detail={isOne ? progressOf(match) : rollsOf(match)}
      to={`/match/${match.id}`}
      onRemove={() => removeMatch(match, title)}
    />
  );
}

function PadHere({ pad }: { readonly pad: SavedPad }) {
  const title = padTitle(pad);
  const picture = (
    <span class="home-resume-pad">
      <Icon name="pen" />
    </span>
  );
  return (
    <Waiting
      {...{ picture, title }}
      words={title}
      detail={padDetail(pad)}
      to={`/pad/${pad.id}`}
      onRemove={() => removePad(pad, title)}
    />
  );
}

/** Nobody leaves it from here: the table waits for its players. */
function OnlineTable({ running }: { readonly running: Running }) {
  const title = runningTitle(running);
  return (
    <Waiting
      picture={<StampStack {...chairsAt(running)} />}
      title={title}
      words={title}
      detail={runningState(running)}
      to={`/table/${running.table}`}
    />
  );
}

interface WaitingProps {
  readonly picture: ComponentChildren;
  /** What it is called wherever it is spoken of. */
  readonly title: string;
  readonly words: string;
  readonly detail: string;
  readonly to: string;
  readonly onRemove?: () => void;
}

function Waiting({ picture, title, words, detail, to, onRemove }: WaitingProps) {
  return (
    <li class={onRemove ? undefined : 'home-resume-online'}>
      {picture}
      <span class="home-resume-words">
        <b>{words}</b>
        <small>{detail}</small>
      </span>
      <a class="button small" href={to} aria-label={t('home.continue.label', { title })}>
        {t('home.continue')}
      </a>
      {onRemove && (
        <button
          type="button"
          class="icon-button"
          aria-label={t('matches.remove.label', { title })}
          onClick={onRemove}
        >
          <Icon name="close" small />
        </button>
      )}
    </li>
  );
}
