import { effect, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Called } from '../table/called.tsx';
import { type Call, openCaller } from '../table/caller.ts';
import { callOf, momentsIn } from '../table/moments.ts';
import '../table/strip.css';
import type { Table } from '../table/table.ts';
import { takenOver } from '../table/taken.ts';
import { wordsOf } from '../table/words.ts';

/** The great moments of the players, and who stands in for whom, as announced to a room. */
export function BigCall({ table }: { readonly table: Table }) {
  const called = useSignal<Call | undefined>(undefined);
  useEffect(() => {
    const { face, view, setup } = table;
    const call = openCaller(called);
    const words = wordsOf(face, () => setup.players);
    let heard = view.peek().news;
    const at = table.remote!.connection.table;
    let known = at.peek();
    const stop = effect(() => {
      const now = at.value;
      if (now) call(takenOver(known, now));
      known = now;
    });
    const stopMoments = effect(() => {
      const { news, position } = view.value;
      if (!news || news === heard) return;
      heard = news;
      const moments = momentsIn(face, news, position, undefined);
      call(moments.map((moment) => callOf(moment, undefined, words, setup.players)));
    });
    return () => {
      stop();
      stopMoments();
    };
  }, [table]);
  return called.value ? <Called chairs={table.chairs} call={called.value} /> : null;
}
