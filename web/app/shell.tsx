import { useComputed } from '@preact/signals';
import { type ComponentType, createElement } from 'preact';
import { useEffect } from 'preact/hooks';
import type { ScreenName } from '#protocol/crash.ts';
import { LiveRegions } from '#ui/live.tsx';
import { Toasts } from '#ui/toast.tsx';
import { WordsContext } from '#ui/words.ts';
import { hasPlayedOnline } from '../online/running.ts';
import { Home } from '../screens/home.tsx';
import { PartGuard, ScreenGuard } from './guard.tsx';
import { language, t, wanted } from './language.ts';
import { fetchLanguage } from './language-loading.ts';
import { apart, later } from './later.tsx';
import { Loading } from './loading.tsx';
import { place } from './router.ts';
import { routeOf } from './routes.ts';
import { Unknown, Unloaded } from './states.tsx';
import { dismissToast, toasts } from './toasts.ts';
import { UpdateBanner } from './update.tsx';

/** The frame around every screen. */
export function Shell() {
  useEffect(() => {
    fetchLanguage(wanted.value);
    document.documentElement.lang = language.value;
    // What a device shows when it installs the app.
    document.querySelector<HTMLLinkElement>('[rel=manifest]')!.href =
      `/${language.value}.webmanifest`;
  }, [wanted.value, language.value]);
  useEffect(() => {
    if (!hasPlayedOnline()) return;
    import('../notice/tidy.ts').then(
      (m) => m.tidyNotices(),
      // Without a network it cannot come: the next start tries again.
      () => undefined,
    );
  }, []);
  const words = useComputed(() => ({
    close: t('app.close'),
    dismiss: t('app.dismiss'),
    less: t('app.less'),
    more: t('app.more'),
    loading: t('table.loading'),
  }));
  return (
    <WordsContext.Provider value={words.value}>
      <PartGuard>
        <UpdateBanner />
      </PartGuard>
      {!TOGETHER.includes(place.value.parts[0]!) && hasPlayedOnline() && (
        <PartGuard>
          <CompanyBars />
        </PartGuard>
      )}
      <Routed />
      <PartGuard>
        <Toasts toasts={toasts.value} onDismiss={dismissToast} />
      </PartGuard>
      <PartGuard>
        <LiveRegions />
      </PartGuard>
    </WordsContext.Provider>
  );
}

// biome-ignore lint/suspicious/noExplicitAny: each route knows the props of its own screen
type Screen = ComponentType<any>;

const MEANWHILE = {
  waiting: () => <Loading label={t('table.loading')} />,
  failed: () => <Unloaded />,
};
const lazy = (load: () => Promise<Screen>): Screen => later(load, MEANWHILE);

/** Where people are together already, nobody is called away. */
const TOGETHER = ['table', 'screen'];

/** Only for those who play with others. */
const CompanyBars = apart(() => import('../company/bars.tsx').then((m) => m.CompanyBars), {
  waiting: () => null,
  failed: () => null,
});

/** All but the start page are loaded when wanted. */
const SCREENS: Readonly<Record<ScreenName, Screen>> = {
  home: Home,
  match: apart(() => import('../table/screen.tsx').then((m) => m.TableScreen), MEANWHILE),
  end: lazy(() => import('../screens/end.tsx').then((m) => m.End)),
  setup: lazy(() => import('../screens/setup.tsx').then((m) => m.Setup)),
  make: lazy(() => import('../lobby/make-screen.tsx').then((m) => m.MakeScreen)),
  table: apart(() => import('../lobby/table-screen.tsx').then((m) => m.TableScreen), MEANWHILE),
  join: lazy(() => import('../lobby/join.tsx').then((m) => m.JoinScreen)),
  tables: lazy(() => import('../lobby/open-tables.tsx').then((m) => m.OpenTables)),
  screen: lazy(() => import('../big-screen/screen.tsx').then((m) => m.BigScreen)),
  carry: lazy(() => import('../lobby/carry.tsx').then((m) => m.CarryScreen)),
  replay: lazy(() => import('../screens/replay.tsx').then((m) => m.Replay)),
  analysis: lazy(() => import('../analysis/screen.tsx').then((m) => m.AnalysisScreen)),
  learn: lazy(() => import('../learn/screen.tsx').then((m) => m.LearnScreen)),
  pad: lazy(() => import('../screens/pad.tsx').then((m) => m.PadScreen)),
  dice: lazy(() => import('../screens/dice.tsx').then((m) => m.DiceScreen)),
  settings: lazy(() => import('../screens/settings.tsx').then((m) => m.SettingsScreen)),
  matches: lazy(() => import('../screens/matches.tsx').then((m) => m.Matches)),
  household: lazy(() => import('../household/screen.tsx').then((m) => m.HouseholdScreen)),
  privacy: lazy(() => import('../privacy/screen.tsx').then((m) => m.PrivacyScreen)),
  unknown: Unknown,
};

function Routed() {
  const { parts } = place.value;
  const { name, props } = routeOf(parts);
  return (
    <ScreenGuard key={parts.join('/')} name={name}>
      {createElement(SCREENS[name], props)}
    </ScreenGuard>
  );
}
