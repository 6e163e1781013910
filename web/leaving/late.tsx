import { useState } from 'preact/hooks';
import type { Seat } from '#engine/contract.ts';
import type { Face } from '#games/face.ts';
import type { Sitter, TableInfo } from '#protocol/table.ts';
import { Stamp } from '#ui/stamp.tsx';
import { cardOf, gameName } from '../app/cards.ts';
import { loadFace } from '../app/faces.ts';
import { t } from '../app/language.ts';
import { useLoaded } from '../app/loaded.ts';
import { faultOfName, tellFault } from '../lobby/faults.ts';
import { enter, me } from '../lobby/player.ts';
import { ProfileForm } from '../lobby/profile-form.tsx';
import { api, type Failure, type Reply } from '../online/api.ts';
import { chairOf, sittersOf } from '../online/chair.ts';
import type { Connection } from '../online/connection.ts';
import { nameShown } from '../online/former.ts';
import { Page } from '../screens/parts/page.tsx';
import '../screens/parts/stamps.css';
import { pointsNow, printed } from '../table/points.ts';
import './leaving.css';
import { watchTable } from './watching.ts';
import { Way } from './way.tsx';
import { say } from './words.ts';

interface Props {
  readonly connection: Connection;
  readonly table: TableInfo;
  /** This device is somebody now who it was not before. */
  readonly onNewPlayer: () => void;
}

type Act = () => Promise<Reply<TableInfo>>;

/** For those who come when the match has begun: a seat of a bot, the next match, or watching. */
export function Late({ connection, table, onNewPlayer }: Props) {
  const { id, options, seats, host, queue = [] } = table;
  const [face] = useLoaded(() => loadFace(cardOf(options.game)!), [options.game]);
  const [asks, setAsks] = useState<{ readonly act: Act; readonly fault?: string } | undefined>();
  const [isBusy, setBusy] = useState(false);
  const watch = (): void => watchTable(id);
  const refuse = (failure: Failure, act: Act): void => {
    const fault = faultOfName(failure);
    if (fault) setAsks({ act, fault });
    else tellFault(failure);
  };
  const done = async (act: Act, before: string | undefined): Promise<void> => {
    const reply = await act();
    if (reply.kind !== 'done') return tellFault(reply);
    connection.learn(reply.value);
    if (me.peek()?.id !== before) onNewPlayer();
  };
  const pick = async (act: Act): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    const before = me.peek()?.id;
    const entered = await enter();
    if (entered.kind === 'unnamed') setAsks({ act });
    else if (entered.kind !== 'done') refuse(entered, act);
    else await done(act, before);
    setBusy(false);
  };
  const hostName = host === undefined ? undefined : nameShown(seats[host]?.name ?? '');
  const place = connection.place.value;
  // Whoever has left may have their own seat back, and no other.
  const former = connection.former.value;
  const bots = seats.flatMap((sitter, seat) =>
    sitter?.kind === 'bot' && (former ?? seat) === seat ? [{ sitter, seat }] : [],
  );
  bots.sort(
    (one, other) => Number(other.sitter.isFree ?? false) - Number(one.sitter.isFree ?? false),
  );
  const points = (seat: number) =>
    face.kind === 'ready' ? pointsOf(connection, face.value, seat) : '…';
  if (asks) {
    return (
      <Page title={titleOf(hostName)} size="list">
        <ProfileForm
          action={() => say('late.who')}
          fault={asks.fault}
          onDone={() => done(asks.act, undefined)}
        />
      </Page>
    );
  }
  return (
    <Page title={titleOf(hostName)} size="list">
      <div class="card late-match">
        <span class="stamp-stack">
          {sittersOf(table).map((sitter, i) => (
            <Stamp key={i} name={chairOf(sitter).stamp} />
          ))}
        </span>
        <p>
          <b>{say('late.begun', { game: gameName(options.game) })}</b>
          <small>{rollWords(connection)}</small>
        </p>
      </div>
      <h2 class="late-title">{say('late.comeIn')}</h2>
      <div class="ways">
        {bots.map(({ sitter, seat }, i) => (
          <Way
            key={seat}
            icon={sitter.isFree ? 'users' : 'bot'}
            title={seatWords(sitter, former)}
            detail={say(detailOf(sitter, former), {
              name: nameShown(sitter.name),
              points: points(seat),
            })}
            isFirst={i === 0}
            isBusy={isBusy}
            onPick={() => pick(() => api.take(id, seat))}
          />
        ))}
        {place === undefined ? (
          <Way
            icon="clock"
            title={say('late.next')}
            detail={say('late.next.detail', { count: queue.length })}
            isFirst={bots.length === 0}
            isBusy={isBusy}
            onPick={() => pick(() => api.queue(id))}
          />
        ) : (
          <>
            <p class="late-queued" role="status">
              <b>{say('late.queued')}</b>
              <small>{say('late.queued.detail', { place })}</small>
            </p>
            <Way
              icon="close"
              title={say('late.unqueue')}
              detail=""
              onPick={() => pick(() => api.unqueue(id))}
            />
          </>
        )}
        <Way
          icon="eye"
          title={say('late.watch')}
          detail={say('late.watch.detail')}
          onPick={watch}
        />
      </div>
    </Page>
  );
}

type Bot = Extract<Sitter, { kind: 'bot' }>;

function seatWords({ name, isFree }: Bot, former: Seat | undefined): string {
  if (former !== undefined) return say('late.own');
  return isFree ? say('late.free') : say('late.bot', { name });
}

function detailOf({ isFree }: Bot, former: Seat | undefined) {
  if (former !== undefined) return 'late.own.detail';
  return isFree ? 'late.free.detail' : 'late.bot.detail';
}

function titleOf(host: string | undefined): string {
  return host === undefined ? say('late.titleAny') : say('late.title', { name: host });
}

function rollWords({ view }: Connection): string {
  const count = view.value?.entries.filter(({ kind }) => kind === 'roll').length ?? 0;
  return count === 0 ? say('late.first') : say('late.roll', { count });
}

function pointsOf({ view }: Connection, face: Face, seat: number): string {
  const position = view.value?.position;
  if (position === undefined) return '…';
  const points = pointsNow(face, position, seat);
  return `${printed(points)} ${t('table.points', { count: points })}`;
}
