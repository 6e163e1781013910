import { useState } from 'preact/hooks';
import type { Face } from '#games/face.ts';
import { Confirm } from '#ui/confirm.tsx';
import { Icon } from '#ui/icon.tsx';
import type { Loaded } from '../app/loaded.ts';
import { go } from '../app/router.ts';
import { api } from '../online/api.ts';
import { chosenFrom, optionsOf } from '../screens/setup-options.ts';
import { Preview } from '../screens/setup-preview.tsx';
import { keepWish } from './draft.ts';
import type { Room } from './room.ts';
import { Sit } from './sit.tsx';
import { say } from './words.ts';

interface Props {
  readonly room: Room;
  readonly face: Loaded<Face>;
  readonly onNewPlayer: () => void;
}

/** What comes next: to start, to sit down, or to wait for whoever starts. */
export function LobbyFoot({ room, face, onNewPlayer }: Props) {
  return (
    <div class="lobby-foot">
      {face.kind === 'ready' && <Sheets room={room} face={face.value} />}
      <div class="setup-foot">
        <Next room={room} face={face} onNewPlayer={onNewPlayer} />
      </div>
      <Away room={room} />
    </div>
  );
}

function Next({ room, face, onNewPlayer }: Props) {
  const { table, seat, isHost } = room;
  if (seat === undefined) return <Sit room={room} onNewPlayer={onNewPlayer} />;
  if (isHost && face.kind === 'ready') return <Start room={room} face={face.value} />;
  const name = table.host === undefined ? '' : (table.seats[table.host]?.name ?? '');
  return (
    <p class="lobby-waiting" role="status">
      <Icon name="clock" small />
      {say('lobby.waiting', { name })}
    </p>
  );
}

/** Never a dead button: while somebody is missing it says so. */
function Start({ room, face }: { readonly room: Room; readonly face: Face }) {
  const { table, act } = room;
  const { min } = face.game.players;
  const [isBusy, setBusy] = useState(false);
  const missing = min - table.seats.length;
  const here = table.seats.filter((each) => each?.kind === 'bot' || each?.isHere).length;
  const start = async (): Promise<void> => {
    if (missing > 0 || isBusy) return;
    setBusy(true);
    if (await fitOptions(room, face)) await act(api.begin(table.id));
    setBusy(false);
  };
  const label = (): string => {
    if (isBusy) return say('lobby.starting');
    if (missing > 0) return say('lobby.few', { count: missing });
    const count = table.seats.length;
    return here === count ? say('lobby.start') : say('lobby.startHere', { here, count });
  };
  return (
    <button
      type="button"
      class={missing > 0 ? 'button waiting' : 'button primary'}
      aria-busy={isBusy}
      onClick={start}
    >
      {label()}
    </button>
  );
}

/** Some options depend on how many play; now that is known. */
async function fitOptions({ table, act }: Room, { game }: Face): Promise<boolean> {
  const { options } = table;
  const fitting = optionsOf(game, table.seats.length, chosenFrom(game, options.options));
  keepWish({ ...options, options: fitting });
  if (JSON.stringify(fitting) === JSON.stringify(options.options)) return true;
  return act(api.setOptions(table.id, { ...options, options: fitting }));
}

/** The sheets that will be handed out. */
function Sheets({ room: { table }, face }: { readonly room: Room; readonly face: Face }) {
  const { game } = face;
  const seats = Math.max(table.seats.length, game.players.min);
  const options = optionsOf(game, seats, chosenFrom(game, table.options.options));
  const names = table.seats.map((sitter) => sitter?.name ?? '');
  return <Preview face={face} position={game.start(seats, options)} seats={seats} names={names} />;
}

/** Ways out: to watch only, or to close the table for all. */
function Away({ room }: { readonly room: Room }) {
  const { table, seat, isHost, act } = room;
  const [isAsking, setAsking] = useState(false);
  if (seat === undefined) return null;
  const people = table.seats.filter((each) => each?.kind === 'person').length;
  const close = async (): Promise<void> => {
    setAsking(false);
    if (await act(api.close(table.id))) go('/', 'replace');
  };
  return (
    <div class="lobby-ways">
      {people > 1 && (
        <button type="button" class="button quiet" onClick={() => act(api.leave(table.id, seat))}>
          {say('lobby.stand')}
        </button>
      )}
      {isHost && (
        <button type="button" class="button quiet" onClick={() => setAsking(true)}>
          {say('lobby.close')}
        </button>
      )}
      {isAsking && (
        <Confirm
          title={say('lobby.close.title')}
          detail={say('lobby.close.detail')}
          keep={say('lobby.close.keep')}
          onKeep={() => setAsking(false)}
          confirm={say('lobby.close')}
          onConfirm={close}
        />
      )}
    </div>
  );
}
