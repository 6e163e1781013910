import type { Seat } from '#engine/contract.ts';
import { penOf } from '#ui/pens.ts';
import { Stamp } from '#ui/stamp.tsx';
import { t } from '../app/language.ts';
import { PlayerState } from './players.tsx';
import { isWaitedFor } from './sealed.ts';
import type { Session } from './session.ts';

interface Props {
  readonly session: Session;
  readonly onOpen: (seat: Seat) => void;
}

/** Everybody at an open table: a tap on a face turns to that sheet. */
export function Faces({ session, onOpen }: Props) {
  const { players } = session.table.setup;
  if (players.length === 1) return null;
  return (
    <nav class="table-faces" aria-label={t('table.players')}>
      {players.map((_, seat) => (
        <FaceButton key={seat} session={session} seat={seat} onOpen={onOpen} />
      ))}
    </nav>
  );
}

function FaceButton({ session, seat, onOpen }: Props & { readonly seat: Seat }) {
  const { face, setup, chairs, view } = session.table;
  const { position } = view.value;
  const { Badge } = face;
  const isShown = seat === session.holder.value;
  return (
    <button
      type="button"
      class={isShown ? 'table-face shown in-pen' : 'table-face'}
      data-waited={isWaitedFor(session, seat) || undefined}
      data-pen={penOf(chairs, seat)}
      aria-pressed={isShown}
      onClick={() => onOpen(seat)}
    >
      <Stamp name={chairs[seat]!.stamp} />
      <b title={setup.players[seat]}>{setup.players[seat]}</b>
      {Badge && (
        <Badge position={position} seat={seat} players={setup.players} say={session.words.say} />
      )}
      <PlayerState session={session} seat={seat} />
    </button>
  );
}
