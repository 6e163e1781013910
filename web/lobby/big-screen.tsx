import { useEffect, useState } from 'preact/hooks';
import { Icon } from '#ui/icon.tsx';
import { keepAwake } from '#ui/wake.ts';
import { t } from '../app/language.ts';
import { useLoaded } from '../app/loaded.ts';
import { type Connection, connect } from '../online/connection.ts';
import { cardOf, gameName } from '../screens/parts/cards.ts';
import './big-screen.css';
import { BigLobby } from './big-lobby.tsx';
import { BigMatch } from './big-match.tsx';
import { insteadOf } from './gone.tsx';
import './lobby.css';
import { say } from './words.ts';

/** A table for a room: large dice, the race, and the way in while the lobby is open. */
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
  if (instead || !connection || !table) return instead;
  return <Shown key={table.options.game} connection={connection} game={table.options.game} />;
}

interface Props {
  readonly connection: Connection;
  readonly game: string;
}

function Shown({ connection, game }: Props) {
  const [face] = useLoaded(() => cardOf(game)!.load(), [game]);
  const table = connection.table.value!;
  const view = connection.view.value;
  return (
    <div class="big">
      <header class="big-bar">
        <h1>{gameName(game)}</h1>
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
      {view && face.kind === 'ready' && table.state !== 'lobby' ? (
        <BigMatch face={face.value} table={table} view={view} />
      ) : (
        <BigLobby table={table} />
      )}
      {face.kind === 'failed' && <p role="alert">{t('store.unloaded')}</p>}
    </div>
  );
}
