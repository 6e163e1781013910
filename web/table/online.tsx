import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { isRefusal, type Seat } from '#engine/contract.ts';
import { CARDS } from '#games/cards.ts';
import type { Face } from '#games/face.ts';
import type { TableInfo } from '#protocol/table.ts';
import { t } from '../app/language.ts';
import { useLoaded } from '../app/loaded.ts';
import { Loading } from '../app/loading.tsx';
import { Failed } from '../app/states.tsx';
import { InviteDialog } from '../lobby/invite.tsx';
import { addChance } from '../online/chance.ts';
import type { Connection } from '../online/connection.ts';
import { Play } from './play.tsx';
import { remoteTable } from './remote.ts';
import { RemoteItems } from './remote-menu.tsx';
import type { Remote } from './table.ts';
import './remote.css';

/** A table online from the first roll to the score: for `playing` and `over`. */
export function OnlineTable({ connection }: { readonly connection: Connection }) {
  useEffect(() => addChance(connection), [connection]);
  const table = connection.table.value;
  const game = table?.options.game;
  const card = CARDS.find(({ id }) => id === game);
  const [face] = useLoaded(card?.load, [game]);
  const match = connection.view.value?.match;
  if (face.kind === 'failed') return <Failed what="unloaded" />;
  if (!table || match === undefined || face.kind === 'loading') {
    return <Loading label={t('table.loading')} />;
  }
  const seat = connection.seat.value;
  return <OneMatch key={`${match} ${seat}`} {...{ connection, match, seat }} face={face.value} />;
}

interface Props {
  readonly connection: Connection;
  readonly match: string;
  readonly seat: Seat | undefined;
  readonly face: Face;
}

function OneMatch({ connection, match, seat, face }: Props) {
  const table = useMemo(() => remoteTable(connection, face), []);
  // Whoever comes when it is over wants to know how it ended.
  const isScored = useSignal(isOver(connection.table.peek()));
  if (isRefusal(table)) return <Failed what="unloaded" />;
  if (isScored.value) return <Ended {...{ connection, match, seat, face }} />;
  const { remote, dice, view } = table;
  const over = view.value.next.for === 'nobody';
  return (
    <Play
      table={table}
      onScore={() => {
        isScored.value = true;
      }}
      more={remote && <More {...{ remote, match, face, dice }} isOver={over} />}
    />
  );
}

function isOver(table: TableInfo | undefined): boolean {
  return table?.state === 'over';
}

/** What is only wanted when a match is over comes only then. */
function Ended(props: Props) {
  const [loaded] = useLoaded(
    () => import('../screens/end-online.tsx').then(({ OnlineEnd }) => OnlineEnd),
    [],
  );
  if (loaded.kind === 'loading') return <Loading label={t('table.loading')} />;
  if (loaded.kind === 'failed') return <Failed what="unloaded" />;
  return <loaded.value {...props} />;
}

interface MoreProps {
  readonly remote: Remote;
  readonly match: string;
  readonly face: Face;
  readonly dice: 'app' | 'real';
  readonly isOver: boolean;
}

type Opened = 'proof' | 'invite' | undefined;

/** Items of the menu, and the dialogs that they open on top of it. */
function More({ remote, match, face, dice, isOver }: MoreProps) {
  const opened = useSignal<Opened>(undefined);
  const open = (what: Opened) => (): void => {
    opened.value = what;
  };
  const table = remote.connection.table.value;
  const [Proof] = useLoaded(() => import('./remote-proof.tsx').then((module) => module.Proof), []);
  return (
    <>
      <RemoteItems remote={remote} onInvite={open('invite')} onProof={open('proof')} />
      {opened.value === 'proof' && Proof.kind === 'ready' && (
        <Proof.value
          id={match}
          {...{ face, dice, isOver }}
          commitment={table?.commitment}
          onClose={open(undefined)}
        />
      )}
      {opened.value === 'invite' && table && (
        <InviteDialog table={table} onClose={open(undefined)} />
      )}
    </>
  );
}
