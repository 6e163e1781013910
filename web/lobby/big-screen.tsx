import { useEffect, useRef, useState } from 'preact/hooks';
import type { TableInfo } from '#protocol/table.ts';
import { Icon } from '#ui/icon.tsx';
import { keepAwake } from '#ui/wake.ts';
import { cardOf, gameName } from '../app/cards.ts';
import { t } from '../app/language.ts';
import { useLoaded } from '../app/loaded.ts';
import { Loading } from '../app/loading.tsx';
import { Failed } from '../app/states.tsx';
import { type Connection, connect } from '../online/connection.ts';
import { RealDice } from '../table/remote-dice.tsx';
import { withFace } from '../table/shown.ts';
import './big-screen.css';
import { BigLobby } from './big-lobby.tsx';
import { BigMatch } from './big-match.tsx';
import { insteadOf } from './gone.tsx';
import './lobby.css';
import { say } from './words.ts';

/** A table for a room: large dice, the race, and the way in. */
export function BigScreen({ id }: { readonly id: string }) {
  const [connection, setConnection] = useState<Connection | undefined>(undefined);
  const [count, setCount] = useState(0);
  useEffect(() => keepAwake(), []);
  useEffect(() => {
    const opened = connect(id, { isScreen: true });
    setConnection(opened);
    return () => opened.close();
  }, [id, count]);
  const table = connection?.table.value;
  const instead = insteadOf(connection, table, () => setCount(count + 1));
  if (instead || !connection || !table) return <div class="for-room">{instead}</div>;
  return <Shown connection={connection} table={table} />;
}

interface Props {
  readonly connection: Connection;
  readonly table: TableInfo;
}

function Shown({ connection, table }: Props) {
  const { game } = table.options;
  const [face] = useLoaded(() => cardOf(game)!.load(), [game]);
  const wasLobby = useRef(false);
  const view = connection.view.value;
  const ready =
    view &&
    face.kind === 'ready' &&
    // Nobody sits in front of a screen for a room.
    withFace({ match: view.match, seat: undefined, table, view }, face.value);
  // Between lobby and match nothing flickers; whoever comes during a match sees no lobby.
  wasLobby.current = table.state === 'lobby' || (wasLobby.current && !ready);
  if (!wasLobby.current && face.kind === 'failed') {
    return (
      <div class="for-room">
        <Failed what="unloaded" />
      </div>
    );
  }
  if (!wasLobby.current && !ready) return <Loading label={t('online.coming')} />;
  return (
    <div class="big">
      <header class="big-bar">
        <h1>{gameName(game)}</h1>
        {table.options.dice === 'real' && <RealDice />}
        {connection.state.value === 'lost' && (
          <p class="chip" role="status">
            <Icon name="wifi" small />
            {say('lobby.lost')}
          </p>
        )}
        {document.fullscreenEnabled && (
          <button
            type="button"
            class="button small"
            onClick={() => document.documentElement.requestFullscreen()}
          >
            {say('screen.full')}
          </button>
        )}
      </header>
      {ready && !wasLobby.current ? (
        <BigMatch key={ready.match} {...ready} />
      ) : (
        <BigLobby table={table} />
      )}
    </div>
  );
}
