import type { Seat } from '#engine/contract.ts';
import { Icon } from '#ui/icon.tsx';
import { penOf } from '#ui/pens.ts';
import { Stamp } from '#ui/stamp.tsx';
import { Thinking } from '#ui/thinking.tsx';
import { t } from '../app/language.ts';
import { SaidBy } from '../phrases/late.tsx';
import { Score } from './score.tsx';
import { isWaitedFor } from './sealed.ts';
import type { Session } from './session.ts';
import type { TableView } from './table.ts';

interface Props {
  readonly session: Session;
  readonly onOpen: (seat: Seat) => void;
}

/** Everybody else at the table: points, whether they are still thinking, their sheet as a map. */
export function Players({ session, onOpen }: Props) {
  const { table } = session;
  const { players } = table.setup;
  if (players.length === 1) return null;
  const seats = players.map((_, seat) => seat).filter((seat) => seat !== session.holder.value);
  return (
    <nav class="table-players" aria-label={t('table.players')}>
      {seats.map((seat) => (
        <Player key={seat} session={session} seat={seat} onOpen={onOpen} />
      ))}
    </nav>
  );
}

function Player({ session, seat, onOpen }: Props & { readonly seat: Seat }) {
  const { face, setup, chairs, view, hinted } = session.table;
  const { position } = view.value;
  const name = setup.players[seat]!;
  const isNear = face.nearEnd(position, seat);
  return (
    <button
      type="button"
      class="table-player"
      data-waited={isWaitedFor(session, seat) || undefined}
      data-pen={penOf(chairs, seat)}
      onClick={() => onOpen(seat)}
    >
      <span class="player-map">
        <face.Map position={position} seat={seat} />
      </span>
      <span class={isNear ? 'player-name near' : 'player-name'}>
        <Stamp name={chairs[seat]!.stamp} pen={penOf(chairs, seat)} />
        <b title={name}>{name}</b>
        {hinted.value.includes(seat) && (
          <span class="player-hint" title={t('table.hinted')}>
            <Icon name="bulb" small />
            <span class="for-readers">{t('table.hinted')}</span>
          </span>
        )}
        {isNear && <span class="for-readers">{t('table.nearEnd')}</span>}
      </span>
      <span class="player-points">
        <Score {...{ face, position, seat }} words={session.words} />
        <PlayerState session={session} seat={seat} />
      </span>
    </button>
  );
}

/** What somebody at a table is doing or says: as a sign, and where there is room in a word. */
export function PlayerState({ session, seat }: { readonly session: Session; readonly seat: Seat }) {
  const { face, view, remote } = session.table;
  const state =
    remote?.absent.value.get(seat) ??
    stateOf(view.value, face.game.active(view.value.position), seat);
  return (
    <span class="player-state">
      {state === 'thinking' && <Thinking />}
      {state === 'done' && <Icon name="check" small />}
      {(state === 'waiting' || state === 'away' || state === 'looking') && (
        <Icon name="clock" small />
      )}
      {(state === 'stoodIn' || state === 'left') && <Icon name="bot" small />}
      <em>{t(`table.state.${state}`)}</em>
      {remote && <SaidBy connection={remote.connection} seat={seat} />}
    </span>
  );
}

function stateOf({ next, decided }: TableView, active: Seat, seat: Seat) {
  if (next.for === 'nobody') return 'done';
  if (next.for === 'dice') return seat === active ? 'rolling' : 'waiting';
  if (decided.includes(seat)) return 'done';
  return next.seats.includes(seat) ? 'thinking' : 'waiting';
}
