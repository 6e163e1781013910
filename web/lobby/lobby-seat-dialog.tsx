import { useEffect, useState } from 'preact/hooks';
import type { Seat } from '#engine/contract.ts';
import type { Sitter } from '#protocol/table.ts';
import { keepLevel } from '../bots/last-level.ts';
import { LevelRow } from '../bots/level-row.tsx';
import { api } from '../online/api.ts';
import { MuteButton } from '../phrases/room-late.tsx';
import { SeatFrame, SeatMoves } from '../screens/parts/seats.tsx';
import { About } from './about.tsx';
import { botLevels } from './bots.ts';
import { me } from './player.ts';
import type { Room } from './room.ts';
import { say } from './words.ts';

interface Props {
  readonly room: Room;
  readonly seat: Seat;
  readonly sitter: Sitter;
  /** The sitter has another place now. */
  readonly onMove: (to: Seat) => void;
  readonly onClose: () => void;
  /** The sitter has left, after the dialog. */
  readonly onRemoved: () => void;
}

/** What may be done about one seat: by the host, and by anybody about somebody else. */
export function LobbySeatDialog({ room, seat, sitter, onMove, onClose, onRemoved }: Props) {
  const { table, act, isHost } = room;
  const isOther = seat !== room.seat;
  const move = async (to: Seat): Promise<void> => {
    if (await act(api.move(table.id, seat, to))) onMove(to);
  };
  const remove = async (): Promise<void> => {
    // First of all: what is said in a dialog ends with it.
    onClose();
    await act(api.leave(table.id, seat));
    onRemoved();
  };
  return (
    <SeatFrame title={sitter.name} onClose={onClose}>
      {isHost && sitter.kind === 'bot' && <Level room={room} seat={seat} level={sitter.level} />}
      {isHost && (
        <SeatMoves
          seat={seat}
          count={table.seats.length}
          name={sitter.name}
          onMove={move}
          onRemove={isOther ? remove : undefined}
        />
      )}
      {isHost && isOther && sitter.kind === 'person' && (
        <p class="lobby-note">{say('lobby.removeWhy')}</p>
      )}
      <MuteButton mark={room.marks[seat]} name={sitter.name} />
      {isOther && sitter.kind === 'person' && me.value && (
        <About table={table.id} seat={seat} name={sitter.name} onDone={onClose} />
      )}
    </SeatFrame>
  );
}

/** Another bot in place of this one. */
function Level({ room, seat, level }: Pick<Props, 'room' | 'seat'> & { readonly level: string }) {
  const { table, act } = room;
  const [levels, setLevels] = useState<readonly string[]>([level]);
  useEffect(() => {
    botLevels(table.options.game).then(setLevels);
  }, [table.options.game]);
  const change = async (next: string): Promise<void> => {
    keepLevel(table.options.game, next);
    const last = table.seats.length - 1;
    if (!(await act(api.leave(table.id, seat)))) return;
    if (!(await act(api.addBot(table.id, next))) || seat === last) return;
    await act(api.move(table.id, last, seat));
  };
  return (
    <LevelRow
      game={table.options.game}
      seats={table.seats.length}
      options={table.options.options}
      level={level}
      levels={levels}
      onChange={change}
    />
  );
}
