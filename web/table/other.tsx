import type { Seat } from '#engine/contract.ts';
import { Dialog } from '#ui/dialog.tsx';
import { NO_MARKS } from '#ui/marks.ts';
import { t } from '../app/language.ts';
import type { Session } from './session.ts';

interface Props {
  readonly session: Session;
  readonly seat: Seat;
  readonly onSeat: (seat: Seat | undefined) => void;
}

/** Another player's sheet, opened from its map; on to the next from here. */
export function OtherSheet({ session, seat, onSeat }: Props) {
  const { table, words } = session;
  const { face, setup, view } = table;
  const { players } = setup;
  const { position } = view.value;
  const step = (by: number): void => onSeat((seat + by + players.length) % players.length);
  const props = { position, seat, players, say: words.say, marks: NO_MARKS, picking: false };
  return (
    <Dialog
      title={players[seat]!}
      onClose={() => onSeat(undefined)}
      actions={
        <>
          <button type="button" class="button" onClick={() => step(-1)}>
            {t('table.previousSheet')}
          </button>
          <button type="button" class="button" onClick={() => step(1)}>
            {t('table.nextSheet')}
          </button>
        </>
      }
    >
      <div class="other-sheet">
        <face.Sheet {...props} />
      </div>
      <ul class="other-status">
        {face.status(position, seat).map((saying) => (
          <li key={saying.key}>{words.tell(saying)}</li>
        ))}
      </ul>
    </Dialog>
  );
}
