import { useEffect, useState } from 'preact/hooks';
import { Icon } from '#ui/icon.tsx';
import { keepAwake } from '#ui/wake.ts';
import { t } from '../app/language.ts';
import { useLoaded } from '../app/loaded.ts';
import { Loading } from '../app/loading.tsx';
import { type Connection, connect } from '../online/connection.ts';
import { THIS_DEVICE } from '../online/device.ts';
import { cardOf, gameName } from '../screens/parts/cards.ts';
import './big-screen.css';
import { BigLobby } from './big-lobby.tsx';
import { BigMatch } from './big-match.tsx';
import { Gone } from './gone.tsx';
import './lobby.css';
import { say } from './words.ts';

/** A device that only shows a table: it takes no seat, even from its own player. */
const SCREEN = {
  ...THIS_DEVICE,
  open: (path: string) => THIS_DEVICE.open(path.includes('?') ? path : `${path}?watching`),
};

/** A table for a room: large dice, the race, and the way in while the lobby is open. */
export function BigScreen({ id }: { readonly id: string }) {
  const [connection, setConnection] = useState<Connection | undefined>(undefined);
  useEffect(() => keepAwake(), []);
  useEffect(() => {
    const opened = connect(id, SCREEN);
    setConnection(opened);
    return () => opened.close();
  }, [id]);
  const table = connection?.table.value;
  if (connection?.state.value === 'closed') return <Gone why={connection.reason.value} />;
  if (!connection || !table) return <Loading label={say('screen.loading')} />;
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
