import type { ComponentChild } from 'preact';
import { useEffect } from 'preact/hooks';
import type { TableInfo } from '#protocol/table.ts';
import { speakNow } from '#ui/live.tsx';
import { cardOf } from '../app/cards.ts';
import { t } from '../app/language.ts';
import { Loading } from '../app/loading.tsx';
import { useOffline } from '../app/offline.ts';
import { Failure, Home, State } from '../app/states.tsx';
import { updateNow } from '../offline/register.ts';
import type { Connection } from '../online/connection.ts';
import type { Shut } from '../online/device.ts';

/** What is shown in place of a table that cannot be shown; undefined where it can. */
export function insteadOf(
  connection: Connection | undefined,
  table: TableInfo | undefined,
  onAgain: () => void,
): ComponentChild | undefined {
  const state = connection?.state.value;
  if (state === 'closed') return <Gone why={connection!.reason.value} />;
  if (!table) {
    return state === 'away' ? <Away onAgain={onAgain} /> : <Loading label={t('online.coming')} />;
  }
  if (table.state === 'closed') return <Gone why="table" />;
  return cardOf(table.options.game) ? undefined : <Gone why="game" />;
}

/** There is no way to the table: why, and where else to go. */
function Gone({ why = 'table' }: { readonly why?: Shut | 'game' | undefined }) {
  const isOld = why === 'version' || why === 'game';
  return (
    <State
      stamp={why === 'missing' ? 'owl' : 'hare'}
      title={t(`gone.${why}`)}
      action={
        <>
          {isOld ? (
            <button type="button" class="button primary" onClick={updateNow}>
              {t('gone.reload')}
            </button>
          ) : (
            <a class="button primary" href="/tables">
              {t('gone.tables')}
            </a>
          )}
          <Home />
        </>
      }
    >
      {t(`gone.${why}.detail`)}
    </State>
  );
}

/** Nobody answers; it goes on by itself as soon as somebody does. */
function Away({ onAgain }: { readonly onAgain: () => void }) {
  const isOffline = useOffline();
  const title = t(isOffline ? 'home.online.offline' : 'online.serverAway');
  useEffect(() => speakNow(title), [title]);
  return (
    <Failure title={title} onAgain={onAgain}>
      {t(isOffline ? 'home.online.offline.detail' : 'online.serverAwayWhy')}
    </Failure>
  );
}
