import { Icon } from '#ui/icon.tsx';
import { Logo } from '#ui/logo.tsx';
import { Stamp } from '#ui/stamp.tsx';
import { chosenCard } from '../app/cards.ts';
import { language, t } from '../app/language.ts';
import { settings } from '../app/settings.ts';
import { offlineReady } from '../offline/register.ts';
import { GameCards } from './home-games.tsx';
import { Modes } from './home-modes.tsx';
import { OnlineWays } from './home-online.tsx';
import { Recent } from './home-recent.tsx';
import { Resume } from './home-resume.tsx';
import './home.css';
import { LanguageChip } from './parts/language-chip.tsx';
import { Notices } from './parts/notices.tsx';
import './parts/page.css';
import { RemovedNotice } from './parts/removed.tsx';
import { useRunning } from './parts/running.ts';
import { useSaved } from './parts/saved.ts';

/** The first screen: what waits, then which game, then how. */
export function Home() {
  const saved = useSaved();
  const running = useRunning();
  const card = chosenCard();
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
        <div class="home-now">
          <Notices />
          <Resume {...{ running, pads }} matches={matches.filter(({ result }) => !result)} />
        </div>
        <div class="home-play">
          <div class="home-intro">
            <h1>{t('home.title')}</h1>
            <p>{t('home.intro')}</p>
          </div>
          <h2 class="page-section">{t('home.choose')}</h2>
          <GameCards chosen={card} />
          <h2 class="page-section">{t('home.play', { game: card.name[language.value] })}</h2>
          <Modes card={card} />
          <OnlineWays card={card} />
        </div>
        <div class="home-before">
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
      </main>
      <RemovedNotice />
    </div>
  );
}
