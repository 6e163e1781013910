import { t } from '../app/language.ts';
import { Actions, Note } from './dock-parts.tsx';
import type { Session } from './session.ts';
import type { Remote } from './table.ts';
import { Tray } from './tray.tsx';

/** A newer device plays the seat: this one shows what happens, and can have it back. */
export function Elsewhere({
  session,
  remote,
}: {
  readonly session: Session;
  readonly remote: Remote;
}) {
  return (
    <>
      <Note title={t('online.elsewhere')} detail={t('online.elsewhereWhy')} />
      <Tray session={session} />
      <Actions>
        <button
          type="button"
          class="button primary wide"
          onClick={() => remote.connection.resume()}
        >
          {t('online.playHere')}
        </button>
      </Actions>
    </>
  );
}

/** For spectators: whose sheet is shown, and who is still choosing. */
export function Watching({
  session,
  awaited,
}: {
  readonly session: Session;
  readonly awaited: string;
}) {
  const name = session.table.setup.players[session.seat.value]!;
  return (
    <>
      <Note title={t('online.watching', { name })} detail={t('online.watchingWhy')} />
      <Tray session={session} />
      <Actions>
        <span class="button waiting wide">{awaited}</span>
      </Actions>
    </>
  );
}
