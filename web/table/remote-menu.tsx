import { t } from '../app/language.ts';
import { watchTable } from '../leaving/watching.ts';
import { mayJudge } from '../online/judge.ts';
import type { Remote } from './table.ts';

interface Props {
  readonly remote: Remote;
  readonly onInvite: () => void;
  readonly onProof: () => void;
  readonly onPeople: () => void;
}

/** What the menu of an online table adds: invitations, the dice, the way out. */
export function RemoteItems({ remote, onInvite, onProof, onPeople }: Props) {
  return (
    <>
      <button type="button" class="button" onClick={onInvite}>
        {t('online.invite')}
      </button>
      {remote.connection.seat.value !== undefined && (
        <button type="button" class="button" onClick={() => talk(remote)}>
          {t('online.say')}
        </button>
      )}
      <button type="button" class="button" onClick={onProof}>
        {t('online.fair')}
      </button>
      {mayJudge(remote.connection) && (
        <button type="button" class="button" onClick={onPeople}>
          {t('online.people')}
        </button>
      )}
      {isOpen(remote) && (
        <button type="button" class="button" onClick={() => watchTable(undefined)}>
          {t('online.comeIn')}
        </button>
      )}
      <a class="button" href="/" onClick={remote.leave}>
        {t('online.leave')}
      </a>
    </>
  );
}

/** Whether somebody who watches may still come in. */
function isOpen({ connection: { table, seat } }: Remote): boolean {
  return seat.value === undefined && table.value?.state === 'playing';
}

/** What can be said lies on the dock, and `Play` takes the menu away. */
function talk({ isTalking }: Remote): void {
  isTalking.value = true;
}
