import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { isRefusal } from '#engine/contract.ts';
import { replay } from '#engine/match.ts';
import { setUp } from '#engine/setup.ts';
import { CARDS } from '#games/cards.ts';
import { Empty } from '#ui/empty.tsx';
import { store } from '../app/device.ts';
import { t } from '../app/language.ts';
import { Loading } from '../app/loading.tsx';
import type { SavedMatch } from '../store/saved.ts';
import type { Store } from '../store/store.ts';
import { localTable } from './local.ts';
import { Play } from './play.tsx';
import type { Table } from './table.ts';

type Opening =
  | { readonly kind: 'loading' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'broken'; readonly saved: SavedMatch; readonly reason: string }
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
        <Empty stamp="hare" title={t('table.missing')} action={<Home />}>
          {t('table.missingWhy')}
        </Empty>
      );
    case 'broken':
      return <Broken saved={state.saved} reason={state.reason} />;
  }
}

function Home() {
  return (
    <a class="button primary" href="/">
      {t('table.home')}
    </a>
  );
}

function Broken({ saved, reason }: { readonly saved: SavedMatch; readonly reason: string }) {
  const file = `data:application/json,${encodeURIComponent(JSON.stringify(saved, null, 2))}`;
  return (
    <Empty
      stamp="bear"
      title={t('table.broken')}
      action={
        <a class="button primary" href={file} download={`dicepad-${saved.id}.json`}>
          {t('table.brokenSave')}
        </a>
      }
    >
      <p>{t('table.brokenWhy')}</p>
      <details>
        <summary>{t('table.details')}</summary>
        <code>{reason}</code>
      </details>
      <Home />
    </Empty>
  );
}

async function openTable(id: string, kept: Store): Promise<Opening> {
  const saved = await kept.match(id);
  if (!saved) return { kind: 'missing' };
  const card = CARDS.find((each) => each.id === saved.game);
  if (!card) return { kind: 'broken', saved, reason: saved.game };
  const face = await card.load();
  const setup = setUp(face.game, saved.players, saved.options);
  if (isRefusal(setup)) return { kind: 'broken', saved, reason: `${setup.rule}.${setup.key}` };
  try {
    replay(setup, saved.entries);
  } catch (error) {
    return { kind: 'broken', saved, reason: String(error) };
  }
  return { kind: 'open', table: localTable(setup, saved, face, kept) };
}
