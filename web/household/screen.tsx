import type { ComponentProps } from 'preact';
import { Empty } from '#ui/empty.tsx';
import { Icon } from '#ui/icon.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { t } from '../app/language.ts';
import { download } from '../screens/parts/download.ts';
import { Notices } from '../screens/parts/notices.tsx';
import { Page } from '../screens/parts/page.tsx';
import { Unreadable } from '../screens/parts/unreadable.tsx';
import { fileDay } from '../store/day.ts';
import { BotTable, DuelTable } from './duel-tables.tsx';
import type { Figures } from './figures.ts';
import { ALL_GAMES } from './filter.ts';
import { Filters } from './filters.tsx';
import { HeatMap } from './heat-map.tsx';
import { LuckChart } from './luck-chart.tsx';
import { CSV_COLUMNS, type CsvWords, type Progress } from './message.ts';
import { ByGame, Missions, Tiles } from './overview.tsx';
import { RaceChart } from './race-chart.tsx';
import { ScoresChart } from './scores-chart.tsx';
import { SpreadChart } from './spread-chart.tsx';
import { Staged } from './staged.tsx';
import { type Household, useHousehold } from './use-household.ts';
import { say } from './words.ts';
import './household.css';
import './charts.css';

/** The people of this device: what they have played, from the matches that are kept. */
export function HouseholdScreen() {
  const household = useHousehold();
  const { figures, desk } = household;
  const isThere = figures !== undefined && figures.people.length > 0;
  const { read = 0, of = 1, replayed = 0, toReplay = 0 } = household.progress ?? {};
  const isRead = read === of;
  const isReplayed = isRead && replayed === toReplay;
  const save = async (): Promise<void> => {
    download(
      `dicepad-household-${fileDay(new Date())}.csv`,
      await desk.csv(csvWords()),
      'text/csv',
    );
  };
  return (
    <Page
      title={t('household.title')}
      end={
        isThere && (
          <button type="button" class="button small" onClick={save}>
            <Icon name="save" small />
            {say('house.csv')}
          </button>
        )
      }
    >
      <div
        class="household"
        data-read={isRead || undefined}
        data-replayed={isReplayed || undefined}
      >
        <Notices isUnreadSaid={household.failed === 'unreadable'} />
        <Inside {...household} />
      </div>
    </Page>
  );
}

function Inside(household: Household) {
  const { figures, progress, failed, again } = household;
  if (failed === 'unreadable') return <Unreadable as="list" />;
  if (failed === 'died') return <Died onAgain={again} />;
  if (!figures) return <Skeleton label={t('matches.loading')} times={2} />;
  const isRead = progress !== undefined && progress.read === progress.of;
  if (figures.people.length === 0 && isRead) return <Nobody progress={progress} />;
  return (
    <>
      <Filters filter={household.filter} figures={figures} onChange={household.choose} />
      <Reading progress={progress} />
      {figures.count > 0 ? <Charts {...household} figures={figures} /> : <None {...household} />}
    </>
  );
}

function Charts({ figures, choose, desk }: Household & { readonly figures: Figures }) {
  return (
    <div class="house-parts">
      <Staged figures={figures} parts={partsOf(choose, desk)} />
    </div>
  );
}

const haveMet = (table: Figures['duels']) => table.some((row) => row.some(Boolean));

/** In the order of the page. */
const partsOf = (
  choose: Household['choose'],
  desk: Household['desk'],
): ComponentProps<typeof Staged>['parts'] => [
  (figures) => <Tiles figures={figures} />,
  (figures) => figures.lines.length > 0 && <ScoresChart figures={figures} />,
  (figures) => figures.lines.length > 0 && <SpreadChart figures={figures} />,
  (figures) => figures.game === undefined && <ByGame figures={figures} />,
  (figures) => figures.isTeam && figures.missions.length > 0 && <Missions figures={figures} />,
  (figures) => haveMet(figures.duels) && <DuelTable figures={figures} />,
  (figures) =>
    figures.boxes && (
      <HeatMap
        figures={{ ...figures, boxes: figures.boxes }}
        onSheet={(sheet) => choose({ sheet })}
      />
    ),
  (figures) => figures.game !== undefined && <LuckChart figures={figures} desk={desk} />,
  ({ race, shown }) => race && <RaceChart race={race} shown={shown} />,
  (figures) => haveMet(figures.bots) && <BotTable figures={figures} />,
];

/** How far it is, as long as it is not done; and what cannot be counted. */
function Reading({ progress }: { readonly progress: Progress | undefined }) {
  if (!progress) return null;
  const { read, of, replayed, toReplay, damaged } = progress;
  const [done, all] = read < of ? [read, of] : [replayed, toReplay];
  return (
    <>
      {done < all && (
        <p class="house-reading">
          <progress value={done} max={all} aria-label={t('matches.loading')} />
          {say(read < of ? 'house.reading' : 'house.replaying', { read: done, of: all })}
        </p>
      )}
      {damaged > 0 && (
        <p class="house-reading">
          <Icon name="info" small />
          {say('house.damaged', { count: damaged })} <a href="/matches">{t('matches.title')}</a>
        </p>
      )}
    </>
  );
}

function Nobody({ progress }: { readonly progress: Progress }) {
  return (
    <>
      <Reading progress={progress} />
      <div class="card">
        <Empty
          stamp="hare"
          title={say('house.empty.title')}
          action={
            <a class="button primary" href="/">
              {t('home.choose')}
            </a>
          }
        >
          {say('house.empty.detail')}
        </Empty>
      </div>
    </>
  );
}

function None({ choose }: Household) {
  return (
    <div class="card">
      <Empty
        stamp="owl"
        title={say('house.none.title')}
        action={
          <button
            type="button"
            class="button primary"
            onClick={() => choose({ game: ALL_GAMES, people: [], span: 'all' })}
          >
            {say('house.none.all')}
          </button>
        }
      >
        {say('house.none.detail')}
      </Empty>
    </div>
  );
}

function Died({ onAgain }: { readonly onAgain: () => void }) {
  return (
    <div class="card">
      <Empty
        stamp="bear"
        title={say('house.failed.title')}
        action={
          <button type="button" class="button primary" onClick={onAgain}>
            {t('app.reload')}
          </button>
        }
      >
        {say('house.failed.detail')}
      </Empty>
    </div>
  );
}

function csvWords(): CsvWords {
  const words = CSV_COLUMNS.map((column) => [column, say(`house.csv.${column}`)] as const);
  return Object.fromEntries(words) as CsvWords;
}
