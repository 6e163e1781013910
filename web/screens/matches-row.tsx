import { Icon } from '#ui/icon.tsx';
import { Pen } from '#ui/pen.tsx';
import { t } from '../app/language.ts';
import type { SavedPad } from '../store/saved.ts';
import type { Summary } from '../store/summary.ts';
import { saveRecord } from './matches-save.ts';
import { detailOf, padDetail, padTitle, titleOf } from './parts/match-words.ts';
import { pointsOf } from './parts/outcome.ts';
import { removeMatch, removePad } from './parts/removal.ts';
import { StampStack } from './parts/stamps.tsx';

export function MatchRow({ match }: { readonly match: Summary }) {
  const title = titleOf(match);
  const { result } = match;
  return (
    <li class="matches-row">
      <a class="matches-main" href={result ? `/match/${match.id}/end` : `/match/${match.id}`}>
        <StampStack {...match} />
        <span class="matches-words">
          {title}
          <small>{detailOf(match)}</small>
        </span>
        {result && <Pen value={pointsOf({ ...match, result })} />}
        {!result && <span class="matches-go">{t('home.continue')}</span>}
      </a>
      <span class="matches-tools">
        <a
          class="button quiet small"
          href={`/replay/${match.id}`}
          aria-label={t('matches.replay.label', { title })}
        >
          {t('matches.replay')}
        </a>
        <button
          type="button"
          class="button quiet small"
          aria-label={t('matches.download.label', { title })}
          onClick={() => saveRecord(match)}
        >
          {t('matches.download')}
        </button>
        <Remove title={title} onRemove={() => removeMatch(match, title)} />
      </span>
    </li>
  );
}

export function PadRow({ pad }: { readonly pad: SavedPad }) {
  const title = padTitle(pad);
  return (
    <li class="matches-row">
      <a class="matches-main" href={`/pad/${pad.id}`}>
        <Icon name="pen" />
        <span class="matches-words">
          {title}
          <small>{padDetail(pad)}</small>
        </span>
        <span class="matches-go">{t('matches.pad.open')}</span>
      </a>
      <span class="matches-tools">
        <Remove title={title} onRemove={() => removePad(pad, title)} />
      </span>
    </li>
  );
}

function Remove({ title, onRemove }: { readonly title: string; readonly onRemove: () => void }) {
  return (
    <button
      type="button"
      class="button quiet small"
      aria-label={t('matches.remove.label', { title })}
      onClick={onRemove}
    >
      {t('matches.remove')}
    </button>
  );
}
