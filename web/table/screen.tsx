import { useEffect } from 'preact/hooks';
import { CARDS } from '#games/cards.ts';
import { nextTask } from '#ui/next-task.ts';
import { store } from '../app/device.ts';
import { loadFace } from '../app/faces.ts';
import { t } from '../app/language.ts';
import { useLoaded } from '../app/loaded.ts';
import { go } from '../app/router.ts';
import { Failed, LoadingKept, Missing } from '../app/states.tsx';
import { toast } from '../app/toasts.ts';
import { removeMatch } from '../screens/parts/removal.ts';
import type { Fault } from '../store/restore.ts';
import { reviveMatch } from '../store/revive.ts';
import type { SavedMatch } from '../store/saved.ts';
import type { Store } from '../store/store.ts';
import { Broken } from './broken.tsx';
import { localTable } from './local.ts';
import { Play } from './play.tsx';
import type { Table } from './table.ts';

type Opening =
  | { readonly kind: 'missing' }
  | { readonly kind: 'unreadable' | 'unloaded' }
  | { readonly kind: 'broken'; readonly saved: SavedMatch; readonly fault: Fault }
  | { readonly kind: 'open'; readonly table: Table };

/** Opens a match of this device, or says why it cannot. */
export function TableScreen({ id }: { readonly id: string }) {
  const kept = store.value;
  const [loaded, again] = useLoaded(kept && (() => openTable(id, kept)), [id, kept], leave);
  const opening = loaded.kind === 'ready' ? loaded.value : loaded;
  const isLost = opening.kind === 'open' && opening.table.isLost.value;
  // Opening it again shows what has become of it.
  useEffect(() => {
    if (isLost) again();
  }, [isLost]);
  switch (opening.kind) {
    case 'open':
      return <Play table={opening.table} onScore={() => go(`/match/${id}/end`)} />;
    case 'loading':
      return <LoadingKept />;
    case 'missing':
      return <Missing />;
    case 'broken':
      return <Broken saved={opening.saved} fault={opening.fault} remove={removeMatch} />;
    case 'failed':
      return <Failed what="unreadable" />;
    default:
      return <Failed what={opening.kind} />;
  }
}

/** Somebody who came to a table without a screen that says so. */
function tellUnkept({ kind, stopgap }: Store): void {
  if (kind === 'fleeting')
    toast({ title: t('store.fleeting'), detail: t('store.fleeting.detail') });
  if (stopgap)
    toast({ title: t(`store.${stopgap.why}`), detail: t(`store.${stopgap.why}.detail`) });
  if (kind === 'full') toast({ title: t('store.full'), detail: t('store.unkept.detail') });
}

function leave(opening: Opening): void {
  if (opening.kind === 'open') opening.table.close();
}

async function openTable(id: string, kept: Store): Promise<Opening> {
  const saved = await kept.match(id).catch(() => 'unreadable' as const);
  if (saved === 'unreadable') return { kind: 'unreadable' };
  if (!saved) return { kind: 'missing' };
  const card = CARDS.find((each) => each.id === saved.game);
  if (!card) return { kind: 'broken', saved, fault: { kind: 'game', game: String(saved.game) } };
  const face = await loadFace(card).catch(() => undefined);
  if (!face) return { kind: 'unloaded' };
  const revived = reviveMatch(saved, face.game);
  if ('broken' in revived) return { kind: 'broken', saved, fault: revived.broken };
  tellUnkept(kept);
  // To set up a match and to draw it are two things.
  await nextTask();
  return { kind: 'open', table: localTable(revived.match, saved, face, kept) };
}
