import { useSignal } from '@preact/signals';
import { Confirm } from '#ui/confirm.tsx';
import { store } from '../app/device.ts';
import { t } from '../app/language.ts';
import { go } from '../app/router.ts';
import { tellFailure } from '../screens/parts/failure.ts';
import { rematchOf } from '../story/rematch.ts';
import type { Table } from './table.ts';

/** What can be done with a match of this device as a whole: begin it again, set up another, leave. */
export function MatchItems({ table }: { readonly table: Table }) {
  const isAsked = useSignal(false);
  const ask = (asked: boolean) => () => {
    isAsked.value = asked;
  };
  return (
    <>
      {table.view.value.entries.length > 0 && (
        <button type="button" class="button" onClick={ask(true)}>
          {t('menu.restart')}
        </button>
      )}
      <a class="button" href={`/new/${table.face.game.id}/${modeOf(table)}`}>
        {t('menu.new')}
      </a>
      <a class="button" href="/">
        {t('online.leave')}
      </a>
      {isAsked.value && (
        <Confirm
          title={t('menu.restart.ask')}
          detail={t('menu.restart.detail')}
          keep={t('menu.restart.keep')}
          onKeep={ask(false)}
          confirm={t('menu.restart')}
          onConfirm={() => restart(table.id)}
        />
      )}
    </>
  );
}

/** The same table again from empty sheets. The old match stays in the list and can be continued. */
async function restart(id: string): Promise<void> {
  const kept = store.value;
  const saved = await kept?.match(id).catch(() => undefined);
  if (!kept || !saved) return tellFailure('refused');
  const next = rematchOf(saved);
  const written = await kept.keepMatch(next);
  if (written === 'written') go(`/match/${next.id}`);
  else tellFailure(written);
}

/** The way in which a table like this one is set up. */
function modeOf({ dice, chairs, mine }: Table): string {
  if (dice === 'real') return 'real';
  if (mine.length > 1) return 'pass';
  return chairs.length > 1 ? 'bots' : 'solo';
}
