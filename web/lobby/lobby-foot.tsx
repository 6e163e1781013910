import { type Signal, useSignal } from '@preact/signals';
import { useState } from 'preact/hooks';
import type { Face } from '#games/face.ts';
import { Confirm } from '#ui/confirm.tsx';
import { Icon } from '#ui/icon.tsx';
import type { Loaded } from '../app/loaded.ts';
import { go } from '../app/router.ts';
import { watchTable } from '../leaving/watching.ts';
import { api } from '../online/api.ts';
import { chosenFrom, optionsOf } from '../screens/setup-options.ts';
import { Preview } from '../screens/setup-preview.tsx';
import { type Pressed, Start } from './lobby-start.tsx';
import { awaitedWords, readinessOf } from './readiness.ts';
import type { Room } from './room.ts';
import { say } from './words.ts';

interface Props {
  readonly room: Room;
  readonly face: Loaded<Face>;
}

/** What comes next for somebody with a seat: to start, to be ready, or to wait for the host. */
export function LobbyFoot({ room, face }: Props) {
  // Here, since the button is away while the face of another game is fetched.
  const pressed = useSignal<Pressed>(undefined);
  return (
    <div class="lobby-foot">
      {face.kind === 'ready' && <Sheets room={room} face={face.value} />}
      <div class="setup-foot">
        <Next room={room} face={face} pressed={pressed} />
      </div>
      <Away room={room} />
    </div>
  );
}

function Next({ room, face, pressed }: Props & { readonly pressed: Signal<Pressed> }) {
  const { table, seat, isHost } = room;
  if (seat === undefined) return null;
  if (isHost && face.kind === 'ready')
    return <Start room={room} face={face.value} pressed={pressed} />;
  return (
    <>
      {readinessOf(table, seat, seat) === 'notYet' && (
        <button type="button" class="button primary" onClick={() => room.act(api.ready(table.id))}>
          <Icon name="check" />
          {say('lobby.beReady')}
        </button>
      )}
      <p class="lobby-waiting" role="status">
        <Icon name="clock" small />
        {awaitedWords(table, seat)}
      </p>
    </>
  );
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
  const stand = async (): Promise<void> => {
    // They have said what they want: the match will not ask them again.
    if (await act(api.leave(table.id, seat))) watchTable(table.id);
  };
  const close = async (): Promise<void> => {
    setAsking(false);
    if (await act(api.close(table.id))) go('/', 'replace');
  };
  return (
    <div class="lobby-ways">
      {people > 1 && (
        <button type="button" class="button quiet" onClick={stand}>
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
