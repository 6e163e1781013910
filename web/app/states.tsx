import type { ComponentChildren } from 'preact';
import { Empty } from '#ui/empty.tsx';
import type { StampName } from '#ui/stamps.ts';
import { store, whyUnread } from './device.ts';
import { t } from './language.ts';
import { Loading } from './loading.tsx';

interface StateProps {
  readonly stamp: StampName;
  readonly title: string;
  readonly action: ComponentChildren;
  readonly children: ComponentChildren;
}

/** A whole screen that says why there is nothing else, with a way on. */
export function State(props: StateProps) {
  return (
    <main class="table-state">
      <Empty {...props} level={1} />
    </main>
  );
}

/** What the address names is not on this device, as far as we know. */
export function Missing() {
  if (store.value?.kind === 'fleeting') return <Failed what="unseen" />;
  return (
    <State stamp="hare" title={t('table.missing')} action={<Home />}>
      {t('table.missingWhy')}
    </State>
  );
}

/** An address that no part of the app has. */
export function Unknown() {
  return (
    <State stamp="owl" title={t('setup.unknown')} action={<Home />}>
      {t('setup.unknown.detail')}
    </State>
  );
}

interface FailureProps {
  readonly title: string;
  readonly onAgain?: () => void;
  /** The start page cannot lead to itself. */
  readonly isHome?: boolean;
  readonly children: ComponentChildren;
}

/** Browsers remember that a script could not be had; a fresh page asks again. */
const reload = () => location.reload();

/** A whole screen that says what did not come about, to try again or to go home. */
export function Failure({ title, onAgain = reload, isHome = false, children }: FailureProps) {
  return (
    <State
      stamp="bear"
      title={title}
      action={
        <>
          <button type="button" class="button primary" onClick={onAgain}>
            {t('app.reload')}
          </button>
          {isHome ? (
            <a class="button" href="/matches">
              {t('matches.title')}
            </a>
          ) : (
            <Home />
          )}
        </>
      }
    >
      {children}
    </State>
  );
}

/** The browser's database cannot be read or keeps nothing, or a game cannot be fetched. */
export function Failed({ what }: { readonly what: 'unreadable' | 'unseen' | 'unloaded' }) {
  const why = what === 'unreadable' ? whyUnread() : what;
  return <Failure title={t(`store.${why}`)}>{t(`store.${why}.detail`)}</Failure>;
}

/** What this device keeps is on its way. */
export function LoadingKept() {
  return <Loading label={t('table.loading')} />;
}

/** A screen could not be fetched: there is no network, or a newer version has taken its place. */
export function Unloaded() {
  return <Failure title={t('app.failed')}>{t('app.failedWhy')}</Failure>;
}

interface CrashedProps {
  readonly isHome: boolean;
  /**
   * What trying again does: draw the screen, or load the page, after a second time or at home. A
   * screen for a room tries by itself.
   */
  readonly why: 'first' | 'again' | 'home' | 'screen';
  readonly onAgain: () => void;
}

/** A screen has thrown. */
export function Crashed({ why, ...rest }: CrashedProps) {
  return (
    <Failure title={t('crash.title')} {...rest}>
      {/* Trying again may change these words alone. */}
      <p role="alert">{t(`crash.${why}`)}</p>
    </Failure>
  );
}

export function Home() {
  return (
    <a class="button" href="/">
      {t('table.home')}
    </a>
  );
}
