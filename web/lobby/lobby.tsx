import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { TableInfo, TableOptions } from '#protocol/table.ts';
import { Banner } from '#ui/banner.tsx';
import { Icon } from '#ui/icon.tsx';
import { speakPolitely } from '#ui/live.tsx';
import { cardOf, gameName } from '../app/cards.ts';
import { loadFace } from '../app/faces.ts';
import { useLoaded } from '../app/loaded.ts';
import { toast } from '../app/toasts.ts';
import { Listed } from '../company/listed.tsx';
import type { Connection } from '../online/connection.ts';
import { RoomTalk } from '../phrases/room-late.tsx';
import { Page } from '../screens/parts/page.tsx';
import '../screens/setup.css';
import { tellFault } from './faults.ts';
import { Invite } from './invite.tsx';
import { LobbyFoot } from './lobby-foot.tsx';
import { LobbyOptions } from './lobby-options.tsx';
import { LobbySeats } from './lobby-seats.tsx';
import './lobby.css';
import { askMe } from './player.ts';
import { newlyReady } from './readiness.ts';
import { movements, type Room } from './room.ts';
import { Sit } from './sit.tsx';
import { say } from './words.ts';

interface Props {
  readonly connection: Connection;
  readonly table: TableInfo;
  /** This device is somebody now who it was not before. */
  readonly onNewPlayer: () => void;
}

/** A table before its match: who is here, how it is played, and how others come. */
export function Lobby({ connection, table, onNewPlayer }: Props) {
  const seat = connection.seat.value;
  const wanted = useSignal<TableOptions | undefined>(undefined);
  const room: Room = {
    table,
    seat,
    marks: connection.marks.value,
    isHost: seat !== undefined && table.host === seat,
    wanted,
    say: connection.say,
    async act(asked) {
      const reply = await asked;
      if (reply.kind === 'done') connection.learn(reply.value);
      else tellFault(reply);
      return reply.kind === 'done';
    },
  };
  const isLost = connection.state.value === 'lost';
  useEffect(() => {
    askMe();
  }, []);
  const { game, isPublic } = table.options;
  const [face] = useLoaded(() => loadFace(cardOf(game)!), [game]);
  useAnnounced(room);
  useNowHost(room);
  const isGuest = seat === undefined;
  // A newcomer sits down first. After a match people are there, so readiness comes first.
  const invitesLast = isGuest || table.again !== undefined;
  const title = isPublic ? 'lobby.titlePublic' : 'lobby.title';
  return (
    <Page title={say(title, { game: gameName(game) })}>
      {isLost && (
        <div class="lobby-lost" role="status">
          <Banner icon="wifi" title={say('lobby.lost')}>
            {say('lobby.lost.detail')}
          </Banner>
        </div>
      )}
      <Listed room={room} />
      <div class={isGuest ? 'lobby guest' : 'lobby'}>
        {isGuest && <Sit room={room} onNewPlayer={onNewPlayer} />}
        {!invitesLast && <Inviting table={table} />}
        <LobbySeats room={room}>
          <RoomTalk connection={connection} />
        </LobbySeats>
        <LobbyOptions room={room} face={face} />
        {invitesLast && <Inviting table={table} />}
        {!isGuest && <LobbyFoot room={room} face={face} />}
      </div>
    </Page>
  );
}

/** How others come, and what a room may look at. */
function Inviting({ table }: { readonly table: TableInfo }) {
  return (
    <div class="lobby-invite">
      <Invite table={table} />
      <a class="button quiet" href={`/screen/${table.id}`} target="_blank" rel="noreferrer">
        <Icon name="eye" small />
        {say('lobby.bigScreen')}
      </a>
    </div>
  );
}

/** Comings and goings are said to those who do not see them. */
function useAnnounced({ table }: Room): void {
  const before = useRef(table);
  useEffect(() => {
    const { came, went } = movements(before.current, table);
    const ready = newlyReady(before.current, table);
    before.current = table;
    for (const name of came) speakPolitely(say('lobby.sat', { name }));
    for (const name of ready) {
      if (!came.includes(name)) speakPolitely(say('lobby.isReady', { name }));
    }
    for (const name of went) speakPolitely(say('lobby.left', { name }));
  }, [table]);
}

/** A player who becomes host because the last one left is told: starting is up to them. */
function useNowHost({ seat, isHost }: Room): void {
  const before = useRef({ seat, isHost });
  useEffect(() => {
    const wasGuest = before.current.seat !== undefined && !before.current.isHost;
    before.current = { seat, isHost };
    if (wasGuest && isHost) toast({ title: say('lobby.nowHost') });
  }, [seat, isHost]);
}
