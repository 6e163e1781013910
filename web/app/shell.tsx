import { useComputed, useSignal } from '@preact/signals';
import { type ComponentType, createElement } from 'preact';
import { useEffect } from 'preact/hooks';
import { LiveRegions } from '#ui/live.tsx';
import { Toasts } from '#ui/toast.tsx';
import { WordsContext } from '#ui/words.ts';
import { Home } from '../screens/home.tsx';
import { language, t, wanted } from './language.ts';
import { fetchLanguage } from './language-loading.ts';
import { Loading } from './loading.tsx';
import { place } from './router.ts';
import { dismissToast, toasts } from './toasts.ts';
import { UpdateBanner } from './update.tsx';

// biome-ignore lint/suspicious/noExplicitAny: each route knows the props of its own screen
type Screen = ComponentType<any>;
type Route = readonly [
  load: () => Promise<Screen>,
  props: Readonly<Record<string, string | undefined>>,
];

/** Which screen an address shows; all but the first one, at no address, are loaded when wanted. */
function routeOf([first, second, third, fourth]: readonly string[]): Route | undefined {
  switch (first) {
    case 'match':
      return third === 'end'
        ? [() => import('../screens/end.tsx').then((m) => m.End), { id: second }]
        : [() => import('../table/screen.tsx').then((m) => m.TableScreen), { id: second }];
    case 'new':
      return third === 'online' || third === 'public'
        ? [
            () => import('../lobby/make-screen.tsx').then((m) => m.MakeScreen),
            { game: second, mode: third },
          ]
        : [
            () => import('../screens/setup.tsx').then((m) => m.Setup),
            { game: second, mode: third },
          ];
    case 'table':
      return [() => import('../lobby/table-screen.tsx').then((m) => m.TableScreen), { id: second }];
    case 'join':
      return [() => import('../lobby/join.tsx').then((m) => m.JoinScreen), { code: second }];
    case 'tables':
      return [() => import('../lobby/open-tables.tsx').then((m) => m.OpenTables), {}];
    case 'screen':
      return [() => import('../lobby/big-screen.tsx').then((m) => m.BigScreen), { id: second }];
    case 'carry':
      return [() => import('../lobby/carry.tsx').then((m) => m.CarryScreen), {}];
    case 'replay':
      return [() => import('../screens/replay.tsx').then((m) => m.Replay), { id: second }];
    case 'analysis':
      return [() => import('../analysis/screen.tsx').then((m) => m.AnalysisScreen), { id: second }];
    case 'learn':
      return [
        () => import('../learn/screen.tsx').then((m) => m.LearnScreen),
        { game: second, page: third, rule: fourth },
      ];
    case 'pad':
      return [() => import('../screens/pad.tsx').then((m) => m.PadScreen), { id: second }];
    case 'dice':
      return [() => import('../screens/dice.tsx').then((m) => m.DiceScreen), { game: second }];
    case 'settings':
      return [() => import('../screens/settings.tsx').then((m) => m.SettingsScreen), {}];
    case 'matches':
      return [() => import('../screens/matches.tsx').then((m) => m.Matches), {}];
    case undefined:
      return undefined;
    default:
      return [() => import('./states.tsx').then((m) => m.Unknown), {}];
  }
}

/** The frame around every screen. */
export function Shell() {
  useEffect(() => {
    fetchLanguage(wanted.value);
    document.documentElement.lang = language.value;
  }, [wanted.value, language.value]);
  const words = useComputed(() => ({
    close: t('app.close'),
    dismiss: t('app.dismiss'),
    less: t('app.less'),
    more: t('app.more'),
    loading: t('table.loading'),
  }));
  return (
    <WordsContext.Provider value={words.value}>
      <UpdateBanner />
      <Routed />
      <Toasts toasts={toasts.value} onDismiss={dismissToast} />
      <LiveRegions />
    </WordsContext.Provider>
  );
}

/** Screens that were loaded before are shown at once. */
const loaded = new Map<string, Screen>();

function Routed() {
  const { parts } = place.value;
  const arrived = useSignal(0);
  const failed = useSignal(false);
  const path = parts.join('/');
  const name = `${parts[0]}/${parts[2]}`;
  const route = routeOf(parts);
  useEffect(() => {
    failed.value = false;
    let isWanted = true;
    route?.[0]().then(
      (Screen) => {
        loaded.set(name, Screen);
        if (isWanted) arrived.value++;
      },
      () => {
        if (isWanted) failed.value = true;
      },
    );
    return () => {
      isWanted = false;
    };
  }, [path]);
  if (!route) return <Home />;
  if (failed.value) return <Failed />;
  const Screen = arrived.value >= 0 ? loaded.get(name) : undefined;
  if (!Screen) return <Loading label={t('table.loading')} />;
  return createElement(Screen, { key: path, ...route[1] });
}

/** A part of the app could not be fetched. */
function Failed() {
  return (
    <main class="loading">
      <h1>{t('app.failed')}</h1>
      <p>{t('app.failedWhy')}</p>
      <button type="button" class="button primary" onClick={() => location.reload()}>
        {t('app.reload')}
      </button>
    </main>
  );
}
