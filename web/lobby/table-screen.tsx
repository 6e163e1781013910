import { useEffect, useRef, useState } from 'preact/hooks';
import type { TableInfo } from '#protocol/table.ts';
import { t } from '../app/language.ts';
import { useLoaded } from '../app/loaded.ts';
import { Loading } from '../app/loading.tsx';
import { Failed } from '../app/states.tsx';
import { type Connection, connect } from '../online/connection.ts';
import { tellFault } from './faults.ts';
import { Gone } from './gone.tsx';
import { Lobby } from './lobby.tsx';
import './lobby.css';
import { askMe } from './player.ts';
import { newest, type Room } from './room.ts';
import { say } from './words.ts';

/** An online table, whatever it is at: open, playing, over, or gone. */
export function TableScreen({ id }: { readonly id: string }) {
  const [connection, reconnect] = useConnection(id);
  const [answered, setAnswered] = useState<TableInfo | undefined>(undefined);
  useEffect(() => {
    askMe();
  }, []);
  const table = newest(connection?.table.value, answered);
  const seen = useRef(table);
  seen.current = table ?? seen.current;
  if (connection?.state.value === 'closed') return <Gone why={connection.reason.value} />;
  if (!connection || !seen.current) return <Loading label={say('lobby.loading')} />;
  if (seen.current.state === 'closed') return <Gone why="table" />;
  if (seen.current.state !== 'lobby') return <Playing connection={connection} />;
  const seat = connection.seat.value;
  const room: Room = {
    table: seen.current,
    seat,
    isHost: seat !== undefined && seen.current.host === seat,
    async act(asked) {
      const reply = await asked;
      if (reply.kind === 'done') setAnswered(reply.value);
      else tellFault(reply);
      return reply.kind === 'done';
    },
  };
  const isLost = connection.state.value === 'lost';
  return <Lobby room={room} isLost={isLost} onNewPlayer={reconnect} />;
}

/** A socket knows who opened it: somebody else needs another. */
function useConnection(id: string): readonly [Connection | undefined, () => void] {
  const [connection, setConnection] = useState<Connection | undefined>(undefined);
  const [count, setCount] = useState(0);
  useEffect(() => {
    const opened = connect(id);
    setConnection(opened);
    return () => opened.close();
  }, [id, count]);
  return [connection, () => setCount(count + 1)];
}

function Playing({ connection }: { readonly connection: Connection }) {
  const [loaded] = useLoaded(() => import('../table/online.tsx').then((m) => m.OnlineTable), []);
  if (loaded.kind === 'loading') return <Loading label={t('table.loading')} />;
  if (loaded.kind === 'failed') return <Failed what="unloaded" />;
  return <loaded.value connection={connection} />;
}
