import { useId, useState } from 'preact/hooks';
import { Icon } from '#ui/icon.tsx';
import { Logo } from '#ui/logo.tsx';
import { Stamp } from '#ui/stamp.tsx';
import { chosenCard } from '../app/cards.ts';
import { t } from '../app/language.ts';
import { apart } from '../app/later.tsx';
import { useOffline } from '../app/offline.ts';
import { OfflineNote } from '../app/offline-note.tsx';
import { settings } from '../app/settings.ts';
import { offlineReady } from '../offline/register.ts';
import { Doors } from './home-doors.tsx';
import { GameCards } from './home-games.tsx';
import { PlayNow } from './home-play.tsx';
import { PuzzleCard } from './home-puzzle.tsx';
import { Recent } from './home-recent.tsx';
import { Resume } from './home-resume.tsx';
import { Ways } from './home-ways.tsx';
import './home.css';
import { LanguageChip } from './parts/language-chip.tsx';
import { Notices } from './parts/notices.tsx';
import './parts/page.css';
import { RemovedNotice } from './parts/removed.tsx';
import { useRunning } from './parts/running.ts';
import { useSaved } from './parts/saved.ts';
import { lastTable } from './parts/sitters.ts';

/** Only for those who have played. */
const LevelOffer = apart(() => import('../bots/offer.tsx').then((m) => m.LevelOffer), {
  waiting: () => null,
  failed: () => null,
});

/** The first screen: what this is, which game, one button to play it, and everything else. */
export function Home() {
  const saved = useSaved();
  const running = useRunning();
  const card = chosenCard();
  // After an offer is taken, the button shows the result at once.
  const [taken, setTaken] = useState(0);
  const note = useId();
  const why = useOffline() ? note : undefined;
  const { matches, pads } = saved.state === 'read' ? saved : { matches: [], pads: [] };
  const finished = matches.filter(({ result }) => result);
  return (
    <div class="page">
      <header class="page-bar">
        <Logo name={t('app.name')} />
        <span class="page-gap" />
        <LanguageChip />
        <a class="icon-button home-profile" href="/settings" aria-label={t('home.settings')}>
          <Stamp name={settings.value.stamp} mine />
        </a>
      </header>
      <main class="home">
        <div class="home-lead">
          <Notices />
          <h1>{t('home.title')}</h1>
          <p>{t('home.intro')}</p>
        </div>
        <GameCards chosen={card} />
        <PlayNow card={card} table={lastTable(card.id, 'bots')} />
        <Ways {...{ card, why }} />
        <div class="home-side">
          <OfflineNote id={note} />
          <Resume {...{ running, pads }} matches={matches.filter(({ result }) => !result)} />
          {finished.some(({ game }) => game === card.id) && (
            <LevelOffer key={card.id} game={card.id} onTaken={() => setTaken(taken + 1)} />
          )}
          <PuzzleCard card={card} />
          {saved.state !== 'loading' && (
            <Recent
              matches={finished}
              hasMore={matches.length + pads.length + running.length > 0}
              hasFailed={saved.state === 'failed'}
            />
          )}
          {offlineReady.value && (
            <p class="home-offline">
              <Icon name="check" small />
              {t('home.offline')}
            </p>
          )}
        </div>
        <Doors {...{ card, why }} />
        <a class="home-privacy" href="/privacy">
          {t('home.privacy')}
        </a>
      </main>
      <RemovedNotice />
    </div>
  );
}
