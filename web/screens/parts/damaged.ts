import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { store } from '../../app/device.ts';
import { isRecord, isText } from '../../store/guard.ts';
import type { Store } from '../../store/store.ts';
import { useSaved } from './saved.ts';

/** Something that was a match or a pad: it can still be called by its id. */
export interface DamagedThing {
  readonly id: string;
  readonly [part: string]: unknown;
}

type Where = 'matches' | 'pads';

export async function readDamaged(from: Store, where: Where): Promise<readonly DamagedThing[]> {
  return (await from.damaged(where)).filter(isCalled);
}

/** What is damaged, read again whenever the lists are. */
export function useDamaged(...where: readonly Where[]): readonly DamagedThing[] {
  const saved = useSaved();
  const found = useSignal<readonly DamagedThing[]>([]);
  const open = store.value;
  useEffect(() => {
    if (!open) return;
    Promise.all(where.map((each) => readDamaged(open, each))).then(
      (damaged) => {
        found.value = damaged.flat();
      },
      () => undefined, // The lists say that nothing can be read.
    );
  }, [open, saved]);
  return found.value;
}

function isCalled(kept: unknown): kept is DamagedThing {
  return isRecord(kept) && isText(kept.id);
}
