import { t } from '../app/language.ts';
import { mayJudge } from '../online/judge.ts';
import type { Remote } from './table.ts';

interface Props {
  readonly remote: Remote;
  readonly onInvite: () => void;
  readonly onProof: () => void;
  readonly onPeople: () => void;
}

/** What the menu of a table online has beside the usual: who else comes, the dice, the way out. */
export function RemoteItems({ remote, onInvite, onProof, onPeople }: Props) {
  return (
    <>
      <button type="button" class="button" onClick={onInvite}>
        {t('online.invite')}
      </button>
      <button type="button" class="button" onClick={onProof}>
        {t('online.fair')}
      </button>
      {mayJudge(remote.connection) && (
        <button type="button" class="button" onClick={onPeople}>
          {t('online.people')}
        </button>
      )}
      <a class="button" href="/">
        {t('online.leave')}
      </a>
      {remote.connection.seat.value !== undefined && <p class="menu-why">{t('online.leaveWhy')}</p>}
    </>
  );
}
