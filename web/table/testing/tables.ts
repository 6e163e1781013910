import { isRefusal } from '#engine/contract.ts';
import type { Face } from '#games/face.ts';
import { face } from '#games/qwixx/face/index.tsx';
import { createMatch } from '../../store/create.ts';
import { openMemory } from '../../store/memory.ts';
import { reviveMatch } from '../../store/revive.ts';
import type { Store } from '../../store/store.ts';
import { localTable } from '../local.ts';
import type { Table } from '../table.ts';

export const ROLL = ['4', '1', 'R3', 'Y2', 'G6', 'B6'];

/** Two people on one device, with real dice by default. */
export async function openTable(store: Store = openMemory(), dice: 'app' | 'real' = 'real') {
  const sitter = { kind: 'person', stamp: 'fox' } as const;
  const saved = createMatch(face.game, {
    sitters: [
      { ...sitter, name: 'Lea' },
      { ...sitter, name: 'Tom' },
    ],
    options: {},
    dice,
  });
  if (isRefusal(saved)) throw new Error(saved.key);
  await store.keepMatch(saved);
  const reopen = async (): Promise<Table> => {
    const kept = (await store.match(saved.id))!;
    const revived = reviveMatch(kept, face.game);
    if ('broken' in revived) throw new Error(revived.broken.kind);
    return localTable(revived.match, kept, face as Face, store);
  };
  return { table: await reopen(), reopen, store, id: saved.id };
}
