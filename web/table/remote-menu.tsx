import { t } from '../app/language.ts';
import type { Remote } from './table.ts';

interface Props {
  readonly remote: Remote;
  readonly onInvite: () => void;
  readonly onProof: () => void;
}

/** What the menu of a table online has beside the usual: who else may come, the dice, the way out. */
export function RemoteItems({ remote, onInvite, onProof }: Props) {
  return (
    <>
      <button type="button" class="button" onClick={onInvite}>
        {t('online.invite')}
      </button>
      <button type="button" class="button" onClick={onProof}>
        {t('online.fair')}
      </button>
      <a class="button" href="/">
        {t('online.leave')}
      </a>
      {remote.connection.seat.value !== undefined && <p class="menu-why">{t('online.leaveWhy')}</p>}
    </>
  );
}
