import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { CARDS } from '#games/cards.ts';
import { Empty } from '#ui/empty.tsx';
import type { StampName } from '#ui/stamps.ts';
import { store } from '../app/device.ts';
import { t } from '../app/language.ts';
import { Loading } from '../app/loading.tsx';
import { go } from '../app/router.ts';
import { faultWords } from '../screens/parts/fault-words.ts';
import { removeMatch } from '../screens/parts/removed.tsx';
import { type Fault, nameOf } from '../store/restore.ts';
import { reviveMatch } from '../store/revive.ts';
import type { SavedMatch } from '../store/saved.ts';
import type { Store } from '../store/store.ts';
import { localTable } from './local.ts';
import { Play } from './play.tsx';
import type { Table } from './table.ts';

type Opening =
  | { readonly kind: 'loading' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'unreadable' | 'unloaded' }
  | { readonly kind: 'broken'; readonly saved: SavedMatch; readonly fault: Fault }
  | { readonly kind: 'open'; readonly table: Table };

/** Opens a match of this device, or says why it cannot. */
export function TableScreen({ id }: { readonly id: string }) {
  const opening = useSignal<Opening>({ kind: 'loading' });
  useEffect(() => {
    if (!store.value) return;
    let isWanted = true;
    openTable(id, store.value).then((next) => {
      if (isWanted) opening.value = next;
    });
    return () => {
      isWanted = false;
    };
  }, [id, store.value]);
  const state = opening.value;
  switch (state.kind) {
    case 'open':
      return <Play table={state.table} />;
    case 'loading':
      return <Loading label={t('table.loading')} />;
    case 'missing':
      return (
        <State stamp="hare" title={t('table.missing')} action={<Home />}>
          {t('table.missingWhy')}
        </State>
      );
    case 'unreadable':
    case 'unloaded':
      return (
        <State stamp="bear" title={t(`store.${state.kind}`)} action={<Again />}>
          {t(`store.${state.kind}.detail`)}
        </State>
      );
    case 'broken':
      return <Broken saved={state.saved} fault={state.fault} />;
  }
}

interface StateProps {
  readonly stamp: StampName;
  readonly title: string;
  readonly action: ComponentChildren;
  readonly children: ComponentChildren;
}

function State(props: StateProps) {
  return (
    <main class="table-state">
      <Empty {...props} />
    </main>
  );
}

function Home() {
  return (
    <a class="button" href="/">
      {t('table.home')}
    </a>
  );
}

function Again() {
  return (
    <>
      <button type="button" class="button primary" onClick={() => location.reload()}>
        {t('app.reload')}
      </button>
      <Home />
    </>
  );
}

function Broken({ saved, fault }: { readonly saved: SavedMatch; readonly fault: Fault }) {
  const remove = async (): Promise<void> => {
    await removeMatch(saved, nameOf(saved));
    go('/matches');
  };
  const file = `data:application/json,${encodeURIComponent(JSON.stringify(saved, null, 2))}`;
  return (
    <State
      stamp="bear"
      title={t('table.broken')}
      action={
        <>
          <a class="button primary" href={file} download={`dicepad-${saved.id}.json`}>
            {t('table.brokenSave')}
          </a>
          <button type="button" class="button" onClick={remove}>
            {t('matches.remove')}
          </button>
          <Home />
        </>
      }
    >
      <p>{faultWords(fault)}</p>
      <p>{t('table.brokenWhy')}</p>
    </State>
  );
}

async function openTable(id: string, kept: Store): Promise<Opening> {
  const saved = await kept.match(id).catch(() => 'unreadable' as const);
  if (saved === 'unreadable') return { kind: 'unreadable' };
  if (!saved) return { kind: 'missing' };
  const card = CARDS.find((each) => each.id === saved.game);
  if (!card) return { kind: 'broken', saved, fault: { kind: 'game', game: String(saved.game) } };
  const face = await card.load().catch(() => undefined);
  if (!face) return { kind: 'unloaded' };
  const revived = reviveMatch(saved, face.game);
  if ('broken' in revived) return { kind: 'broken', saved, fault: revived.broken };
  return { kind: 'open', table: localTable(revived.match, saved, face, kept) };
}
