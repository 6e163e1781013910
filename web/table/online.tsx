import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { isRefusal } from '#engine/contract.ts';
import { speakNow } from '#ui/live.tsx';
import { cardOf } from '../app/cards.ts';
import { loadFace } from '../app/faces.ts';
import { useScreenName } from '../app/heading.ts';
import { t } from '../app/language.ts';
import { later } from '../app/later.tsx';
import { useLoaded } from '../app/loaded.ts';
import { Loading } from '../app/loading.tsx';
import { Failed } from '../app/states.tsx';
import { useCalls } from '../notice/use-calls.ts';
import { addChance } from '../online/chance.ts';
import type { Connection } from '../online/connection.ts';
import { Play } from './play.tsx';
import { remoteTable } from './remote.ts';
import { nextWords } from './remote-bar.tsx';
import { type Faced, type Shown, withFace } from './shown.ts';
import type { Table } from './table.ts';
import './remote.css';

const Ended = later(() => import('../screens/end-online.tsx').then((m) => m.OnlineEnd), {
  waiting: () => <Loading label={t('table.loading')} />,
  failed: () => <Failed what="unloaded" />,
});
const DIALOG = {
  waiting: () => null,
  failed: () => <p role="alert">{t('store.unloaded')}</p>,
};
/** It comes with the menu. */
const More = later(() => import('./dialogs.tsx').then((m) => m.RemoteMore), DIALOG);
const Asked = later(() => import('../leaving/asked.tsx').then((m) => m.Asked), DIALOG);

interface Props {
  readonly connection: Connection;
  readonly shown: Shown;
  /** Goes where the table is by now. */
  readonly onNext: () => void;
}

/** A match online from the first roll to the score. */
export function OnlineTable({ connection, shown, onNext }: Props) {
  useEffect(() => addChance(connection), [connection]);
  const { match, seat, table } = shown;
  const { game } = table.options;
  const card = cardOf(game);
  // A player who takes over a seat has everything drawn from scratch; the others go on.
  const key = `${match} ${seat}`;
  const [face] = useLoaded(card && (() => loadFace(card)), [game]);
  // What is shown was the connection's table: where that has another match, it has moved on.
  const isComing = !connection.view.value && connection.table.value?.match === match;
  if (face.kind === 'failed') return <Failed what="unloaded" />;
  if (isComing || face.kind === 'loading') return <Loading label={t('table.loading')} />;
  const props = { connection, shown: withFace(shown, face.value), onNext };
  return <OneMatch key={key} {...props} />;
}

interface MatchProps extends Props {
  readonly shown: Faced;
}

function OneMatch({ connection, shown, onNext }: MatchProps) {
  const { match } = shown;
  const table = useMemo(() => remoteTable(connection, shown), []);
  // Coming when it is over shows how it ended.
  const isScored = useSignal(shown.table.state === 'over');
  const next = nextWords(connection, match);
  useEffect(() => {
    if (next !== undefined) speakNow(next);
  }, [next]);
  const isOver = table !== undefined && !isRefusal(table) && isAtEnd(table);
  const hasMissedEnd = next !== undefined && !isOver;
  const isEnded = !table || isScored.value || hasMissedEnd || (isOver && isCutShort(table));
  useScreenName(isEnded ? 'score' : 'match');
  useKept(isEnded || isOver, connection, shown);
  useCalls(table && !isRefusal(table) ? table : undefined, connection.id);
  if (table && isRefusal(table)) return <Failed what="unloaded" />;
  if (isEnded) {
    return <Ended {...{ connection, shown, next, onNext }} />;
  }
  const { remote } = table;
  const isAsked = remote && (remote.isLeaving.value || connection.table.value?.ending);
  return (
    <>
      <Play
        table={table}
        onScore={() => {
          isScored.value = true;
        }}
        onNext={onNext}
        more={remote && <More {...{ remote, shown, isOver }} />}
      />
      {isAsked && !isOver && <Asked {...{ connection, remote, shown }} />}
    </>
  );
}

/** A match of one's own stays on this device when it is over, and is tried again after a break. */
function useKept(isDone: boolean, { state }: Connection, shown: Faced): void {
  const isLost = state.value === 'lost';
  useEffect(() => {
    if (!isDone || isLost || shown.seat === undefined) return;
    import('../screens/parts/keep-played.ts')
      .then(({ keepPlayed }) => keepPlayed(shown))
      // On the score screen, a missing record is reported.
      .catch(() => undefined);
  }, [isDone, isLost]);
}

function isAtEnd({ view }: Table): boolean {
  return view.value.next.for === 'nobody';
}

/** Whether people have agreed to end it before the rules did: there is nothing more to look at. */
function isCutShort({ face, view }: Table): boolean {
  return face.game.next(view.value.position).for !== 'nobody';
}
