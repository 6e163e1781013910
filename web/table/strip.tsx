import { penOf } from '#ui/pens.ts';
import { Stamp } from '#ui/stamp.tsx';
import { t } from '../app/language.ts';
import { Called } from './called.tsx';
import type { Call } from './caller.ts';
import { lastMoves } from './entry-words.ts';
import { noticeOf } from './remote-bar.tsx';
import type { Session } from './session.ts';

/**
 * Between players and sheet: what is called out, else what others just did. Title and score stay.
 * Readers hear the same from the announcer.
 */
export function Strip({ session }: { readonly session: Session }) {
  const { remote, id } = session.table;
  const notice = remote && noticeOf(remote, id);
  const called: Call | undefined = notice === undefined ? session.called.value : { text: notice };
  const isTheirs = called?.to !== undefined && called.to !== session.holder.value;
  const isRolling = session.film.scene.value?.kind === 'roll';
  if (called && !isTheirs && !isRolling)
    return <Called chairs={session.table.chairs} call={called} />;
  return (
    <p class="table-strip" aria-hidden="true">
      {isOpenToAll(session) ? t('table.tapFace') : <Told session={session} />}
    </p>
  );
}

/** At an open table, before anybody has done anything: how to find one's way. */
function isOpenToAll({ table }: Session): boolean {
  const { entries } = table.view.value;
  return table.face.isOpen === true && table.mine.length > 1 && entries.length < 2;
}

/** What everybody but the reader did last. */
function Told({ session }: { readonly session: Session }) {
  const { table, holder } = session;
  return (
    <>
      {lastMoves(session)
        .filter(({ seat }) => seat !== holder.value)
        .map(({ seat, told }) => (
          <span key={seat} class="strip-told">
            <Stamp name={table.chairs[seat]!.stamp} pen={penOf(table.chairs, seat)} />
            <span>{told}</span>
          </span>
        ))}
    </>
  );
}
