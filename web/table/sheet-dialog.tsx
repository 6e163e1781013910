import type { ComponentChildren } from 'preact';
import type { Seat } from '#engine/contract.ts';
import type { Face } from '#games/face.ts';
import { Dialog } from '#ui/dialog.tsx';
import { NO_MARKS } from '#ui/marks.ts';
import { t } from '../app/language.ts';
import { nameShown } from '../online/former.ts';
import './sheet-dialog.css';
import type { Words } from './words.ts';

interface Props {
  readonly face: Face;
  readonly words: Words;
  readonly position: unknown;
  readonly players: readonly string[];
  readonly seat: Seat;
  /** The seats whose sheets can be looked at, in their order. */
  readonly seats: readonly Seat[];
  /** Instead of the player's name. */
  readonly title?: string | undefined;
  readonly onSeat: (seat: Seat | undefined) => void;
  /** What else there is about whose sheet it is. */
  readonly children?: ComponentChildren;
}

/** A sheet to be looked at, with where its player stands; on to the next from here. */
export function SheetDialog({ face, words, position, players, seat, seats, ...props }: Props) {
  const { title = nameShown(players[seat]!), onSeat, children } = props;
  const step = (by: number): void =>
    onSeat(seats[(seats.indexOf(seat) + by + seats.length) % seats.length]);
  const shown = { position, seat, players, say: words.say, marks: NO_MARKS, picking: false };
  return (
    <Dialog
      title={title}
      onClose={() => onSeat(undefined)}
      actions={
        seats.length > 1 && (
          <>
            <button type="button" class="button" onClick={() => step(-1)}>
              {t('table.previousSheet')}
            </button>
            <button type="button" class="button" onClick={() => step(1)}>
              {t('table.nextSheet')}
            </button>
          </>
        )
      }
    >
      <div class="other-sheet">
        <face.Sheet {...shown} />
      </div>
      <ul class="other-status">
        {face.status(position, seat).map((saying) => (
          <li key={saying.key}>{words.tell(saying)}</li>
        ))}
      </ul>
      {children}
    </Dialog>
  );
}
