import type { Seat } from '#engine/contract.ts';
import { t } from '../app/language.ts';
import { later } from '../app/later.tsx';
import { mayJudge } from '../online/judge.ts';
import { Mute } from '../phrases/late.tsx';
import { Score } from './score.tsx';
import type { Session } from './session.ts';
import { SheetDialog } from './sheet-dialog.tsx';

/** Its texts and forms are those of the lobby. */
const AboutOne = later(() => import('../lobby/about-people.tsx').then((m) => m.AboutOne), {
  waiting: () => null,
  failed: () => <p role="alert">{t('store.unloaded')}</p>,
});

interface Props {
  readonly session: Session;
  readonly seat: Seat;
  readonly onSeat: (seat: Seat | undefined) => void;
}

/** Another player's sheet, opened from its map; on to the next from here. */
export function OtherSheet({ session, seat, onSeat }: Props) {
  const { table, words } = session;
  const { face, setup, view, remote } = table;
  const { players } = setup;
  return (
    <SheetDialog
      {...{ face, words, players, seat, onSeat }}
      seats={players.map((_, each) => each)}
      position={view.value.position}
    >
      <p class="other-status">
        <Score {...{ face, words, seat }} position={view.value.position} />
      </p>
      {remote && <Mute connection={remote.connection} seat={seat} name={players[seat]!} />}
      {remote && mayJudge(remote.connection) && (
        <AboutOne
          key={seat}
          connection={remote.connection}
          name={players[seat]!}
          onDone={() => onSeat(undefined)}
        />
      )}
    </SheetDialog>
  );
}
