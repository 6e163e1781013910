import { useEffect, useRef, useState } from 'preact/hooks';
import type { TableInfo } from '#protocol/table.ts';
import { Icon } from '#ui/icon.tsx';
import { keepAwake } from '#ui/wake.ts';
import { cardOf, gameName } from '../app/cards.ts';
import { loadFace } from '../app/faces.ts';
import { t } from '../app/language.ts';
import { useLoaded } from '../app/loaded.ts';
import { Loading } from '../app/loading.tsx';
import { Failed } from '../app/states.tsx';
import { type Connection, connect } from '../online/connection.ts';
import { BigSaid } from '../phrases/big-said.tsx';
import { talkAt } from '../phrases/talk.ts';
import { RealDice } from '../table/remote-dice.tsx';
import { withFace } from '../table/shown.ts';
import './screen.css';
import { insteadOf } from '../lobby/gone.tsx';
import { BigLobby } from './lobby.tsx';
import { BigMatch } from './match.tsx';
import '../lobby/lobby.css';
import { say } from '../lobby/words.ts';

/** A table for a room: large dice, the race, and the way in. */
export function BigScreen({ id }: { readonly id: string }) {
  const [connection, setConnection] = useState<Connection | undefined>(undefined);
  const [count, setCount] = useState(0);
  useEffect(() => keepAwake(), []);
  useEffect(() => {
    const opened = connect(id, { isScreen: true });
    // What is said while the match is still being fetched is shown with it.
    talkAt(opened);
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
  const [loaded] = useLoaded(() => {
    const card = cardOf(game)!;
    return Promise.all([loadFace(card), card.loadBig()]);
  }, [game]);
  const wasLobby = useRef(false);
  const view = connection.view.value;
  const ready =
    view &&
    loaded.kind === 'ready' &&
    // Nobody sits in front of a screen for a room.
    withFace({ match: view.match, seat: undefined, table, view }, loaded.value[0]);
  // Between lobby and match nothing flickers; coming during a match shows no lobby.
  wasLobby.current = table.state === 'lobby' || (wasLobby.current && !ready);
  if (!wasLobby.current && loaded.kind === 'failed') {
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
            class="icon-button big-full"
            aria-label={say('screen.full')}
            title={say('screen.full')}
            onClick={() => document.documentElement.requestFullscreen()}
          >
            <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
              <path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" />
            </svg>
          </button>
        )}
      </header>
      {ready && !wasLobby.current ? (
        <BigMatch key={ready.match} {...ready} connection={connection} big={loaded.value[1]} />
      ) : (
        <BigLobby table={table} />
      )}
      <BigSaid connection={connection} />
    </div>
  );
}
