import type { ComponentChildren } from 'preact';
import { Empty } from '#ui/empty.tsx';
import type { StampName } from '#ui/stamps.ts';
import { t } from './language.ts';

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

/** What the address names is not on this device. */
export function Missing() {
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

/** The browser's database does not answer, or a part of the app cannot be fetched. */
export function Failed({ what }: { readonly what: 'unreadable' | 'unloaded' }) {
  return (
    <State
      stamp="bear"
      title={t(`store.${what}`)}
      action={
        <>
          {/* Browsers remember that a script could not be had; a fresh page asks again. */}
          <button type="button" class="button primary" onClick={() => location.reload()}>
            {t('app.reload')}
          </button>
          <Home />
        </>
      }
    >
      {t(`store.${what}.detail`)}
    </State>
  );
}

export function Home() {
  return (
    <a class="button" href="/">
      {t('table.home')}
    </a>
  );
}
