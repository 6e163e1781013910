import { useEffect, useRef, useState } from 'preact/hooks';
import type { TableInfo } from '#protocol/table.ts';
import { useScreenName } from '../app/heading.ts';
import { t } from '../app/language.ts';
import { apart, later } from '../app/later.tsx';
import { Loading } from '../app/loading.tsx';
import { Failed } from '../app/states.tsx';
import { watches } from '../leaving/watching.ts';
import { type Connection, connect } from '../online/connection.ts';
import { followRunning } from '../online/running-follow.ts';
import { nextShown, type Shown } from '../table/shown.ts';
import { insteadOf } from './gone.tsx';

const MEANWHILE = {
  waiting: () => <Loading label={t('online.coming')} />,
  failed: () => <Failed what="unloaded" />,
};
const Lobby = later(() => import('./lobby.tsx').then((m) => m.Lobby), MEANWHILE);
const Late = later(() => import('../leaving/late.tsx').then((m) => m.Late), MEANWHILE);
const OnlineTable = apart(
  () => import('../table/online.tsx').then((m) => m.OnlineTable),
  MEANWHILE,
);

/** An online table, whatever it is at: open, playing, over, or gone. */
export function TableScreen({ id }: { readonly id: string }) {
  const [connection, reconnect] = useConnection(id);
  const table = connection?.table.value;
  const [shown, leave] = useShown(table, connection);
  useScreenName(connection?.reason.value ?? (table && (shown?.match ?? 'lobby')));
  const match = shown?.match;
  // A device that still shows an old result is not at the table: the others are told so.
  useEffect(() => connection?.show(match), [connection, match]);
  const instead = insteadOf(connection, table, reconnect);
  const isReading = shown?.table.state === 'over' && isShut(connection, table);
  if (instead && !isReading) return instead;
  if (!connection || !table) return null;
  if (!shown) {
    return <Lobby connection={connection} table={table} onNewPlayer={reconnect} />;
  }
  if (isLate(connection, shown)) {
    return <Late connection={connection} table={shown.table} onNewPlayer={reconnect} />;
  }
  return <OnlineTable connection={connection} shown={shown} onNext={leave} />;
}

/**
 * Whether somebody without a seat is at a match that has begun, and has not said what for: they came
 * late, or it began while they stood in the lobby.
 */
function isLate({ seat, table }: Connection, shown: Shown): boolean {
  const { match, state } = shown.table;
  if (seat.value !== undefined || shown.seat !== undefined || state !== 'playing') return false;
  return table.value?.match === match && !watches(shown.table.id);
}

/** Whether a table was closed: a score on screen may stay. */
function isShut(connection: Connection | undefined, table: TableInfo | undefined): boolean {
  const reason = connection?.reason.value;
  return reason === 'table' || (reason === undefined && table?.state === 'closed');
}

/** A socket knows who opened it: somebody else needs another. */
function useConnection(id: string): readonly [Connection | undefined, () => void] {
  const [connection, setConnection] = useState<Connection | undefined>(undefined);
  const [count, setCount] = useState(0);
  useEffect(() => {
    const opened = connect(id, { known: connection?.table.peek() });
    const stop = followRunning(opened);
    setConnection(opened);
    return () => {
      stop();
      opened.close();
    };
  }, [id, count]);
  return [connection, () => setCount(count + 1)];
}

/** The match to be shown, if any, and how to go on to the next one. */
function useShown(
  table: TableInfo | undefined,
  connection: Connection | undefined,
): readonly [Shown | undefined, () => void] {
  const shown = useRef<Shown | undefined>(undefined);
  const [left, setLeft] = useState<string | undefined>(undefined);
  const seat = connection?.seat.value;
  if (table) shown.current = nextShown(shown.current, table, seat, left);
  return [shown.current, () => setLeft(shown.current?.match)];
}
