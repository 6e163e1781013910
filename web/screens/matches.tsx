import type { ComponentChild } from 'preact';
import { useState } from 'preact/hooks';
import { Empty } from '#ui/empty.tsx';
import { Icon } from '#ui/icon.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { gameName } from '../app/cards.ts';
import { t } from '../app/language.ts';
import type { SavedPad } from '../store/saved.ts';
import type { Summary } from '../store/summary.ts';
import { Damaged } from './matches-damaged.tsx';
import { Elsewhere, RunningList } from './matches-online.tsx';
import { RecordDialog } from './matches-record.tsx';
import { MatchRow, PadRow } from './matches-row.tsx';
import './matches.css';
import { BackupButtons } from './parts/backup-buttons.tsx';
import { Notices } from './parts/notices.tsx';
import { Page } from './parts/page.tsx';
import { RemovedNotice } from './parts/removed.tsx';
import { useRunning } from './parts/running.ts';
import { useSaved } from './parts/saved.ts';
import { Unreadable } from './parts/unreadable.tsx';

/** Everything that this browser keeps. */
export function Matches() {
  const saved = useSaved();
  const running = useRunning();
  const [isOpen, setOpen] = useState(false);
  return (
    <Page
      title={t('matches.title')}
      size="list"
      end={
        <button type="button" class="button small" onClick={() => setOpen(true)}>
          <Icon name="plus" small />
          {t('record.title')}
        </button>
      }
    >
      <div class="matches">
        <Notices isUnreadSaid={saved.state === 'failed'} />
        {saved.state === 'loading' && <Skeleton label={t('matches.loading')} />}
        {saved.state === 'failed' && <Unreadable as="list" />}
        <RunningList running={running} />
        {saved.state === 'read' && (
          <>
            <Lists {...saved} hasOther={running.length > 0} />
            <Elsewhere kept={saved.matches} />
          </>
        )}
        <Damaged />
        <a class="button matches-household" href="/household">
          <Icon name="chart" small />
          {t('household.title')}
        </a>
        <section class="card matches-backup" aria-labelledby="matches-backup">
          <h2 id="matches-backup">{t('matches.backup')}</h2>
          <p>{t('matches.backup.detail')}</p>
          <BackupButtons />
        </section>
      </div>
      {isOpen && <RecordDialog onClose={() => setOpen(false)} />}
      <RemovedNotice />
    </Page>
  );
}

interface ListsProps {
  readonly matches: readonly Summary[];
  readonly pads: readonly SavedPad[];
  /** Whether something else is listed. */
  readonly hasOther: boolean;
}

function Lists({ matches, pads, hasOther }: ListsProps) {
  const [wanted, setGame] = useState<string | undefined>(undefined);
  const games = [...new Set([...matches, ...pads].map(({ game }) => game))];
  if (games.length === 0) return hasOther ? null : <Nothing />;
  // The last match of the wanted game may just have been removed.
  const game = games.find((each) => each === wanted);
  const shown = matches.filter((match) => game === undefined || match.game === game);
  return (
    <>
      {games.length > 1 && <Filter games={games} game={game} onChange={setGame} />}
      <List
        title={t('matches.open')}
        all={shown.filter(({ result }) => !result)}
        draw={(match) => <MatchRow key={match.id} match={match} />}
      />
      <List
        title={t('matches.over')}
        all={shown.filter(({ result }) => result)}
        draw={(match) => <MatchRow key={match.id} match={match} />}
      />
      <List
        title={t('matches.pads')}
        all={pads.filter((pad) => game === undefined || pad.game === game)}
        draw={(pad) => <PadRow key={pad.id} pad={pad} />}
      />
    </>
  );
}

interface FilterProps {
  readonly games: readonly string[];
  readonly game: string | undefined;
  readonly onChange: (game: string | undefined) => void;
}

function Filter({ games, game, onChange }: FilterProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend that is seen.
    <div class="matches-filter" role="group" aria-label={t('matches.filter')}>
      {[undefined, ...games].map((each) => (
        <button
          key={each ?? ''}
          type="button"
          class="chip"
          aria-pressed={each === game}
          onClick={() => onChange(each)}
        >
          {each === undefined ? t('matches.filter.all') : gameName(each)}
        </button>
      ))}
    </div>
  );
}

/** So many rows are drawn at once: thousands would hold up the page for seconds. */
const ROWS = 50;

interface ListProps<Each> {
  readonly title: string;
  readonly all: readonly Each[];
  readonly draw: (each: Each) => ComponentChild;
}

function List<Each>({ title, all, draw }: ListProps<Each>) {
  const [rows, setRows] = useState(ROWS);
  if (all.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2 class="page-section">{title}</h2>
      <ul class="card matches-list">{all.slice(0, rows).map(draw)}</ul>
      {all.length > rows && (
        <button type="button" class="button matches-more" onClick={() => setRows(rows + ROWS)}>
          {t('matches.more')}
        </button>
      )}
    </section>
  );
}

function Nothing() {
  return (
    <div class="card">
      <Empty
        stamp="hare"
        title={t('home.empty')}
        action={
          <a class="button primary" href="/">
            {t('home.choose')}
          </a>
        }
      >
        {t('matches.empty.detail')}
      </Empty>
    </div>
  );
}
