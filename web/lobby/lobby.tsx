import { useEffect, useRef } from 'preact/hooks';
import type { TableInfo } from '#protocol/table.ts';
import { Banner } from '#ui/banner.tsx';
import { Icon } from '#ui/icon.tsx';
import { speakPolitely } from '#ui/live.tsx';
import { cardOf, gameName } from '../app/cards.ts';
import { useLoaded } from '../app/loaded.ts';
import { toast } from '../app/toasts.ts';
import type { Connection } from '../online/connection.ts';
import { Page } from '../screens/parts/page.tsx';
import '../screens/setup.css';
import { tellFault } from './faults.ts';
import { Invite } from './invite.tsx';
import { LobbyFoot } from './lobby-foot.tsx';
import { LobbyOptions } from './lobby-options.tsx';
import { LobbySeats } from './lobby-seats.tsx';
import './lobby.css';
import { askMe } from './player.ts';
import { movements, type Room } from './room.ts';
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
  const room: Room = {
    table,
    seat,
    isHost: seat !== undefined && table.host === seat,
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
  const [face] = useLoaded(() => cardOf(game)!.load(), [game]);
  useAnnounced(room);
  useNowHost(room);
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
      <div class={room.seat === undefined ? 'lobby guest' : 'lobby'}>
        <div class="lobby-invite">
          <Invite table={table} />
          <a class="button quiet" href={`/screen/${table.id}`} target="_blank" rel="noreferrer">
            <Icon name="eye" small />
            {say('lobby.bigScreen')}
          </a>
        </div>
        <LobbySeats room={room} />
        <LobbyOptions room={room} face={face} />
        <LobbyFoot room={room} face={face} onNewPlayer={onNewPlayer} />
      </div>
    </Page>
  );
}

/** Comings and goings are said to those who do not see them. */
function useAnnounced({ table }: Room): void {
  const before = useRef(table);
  useEffect(() => {
    const { came, went } = movements(before.current, table);
    before.current = table;
    for (const name of came) speakPolitely(say('lobby.sat', { name }));
    for (const name of went) speakPolitely(say('lobby.left', { name }));
  }, [table]);
}

/** Whoever becomes host because the last one is gone hears of it: it is theirs to start. */
function useNowHost({ seat, isHost }: Room): void {
  const before = useRef({ seat, isHost });
  useEffect(() => {
    const wasGuest = before.current.seat !== undefined && !before.current.isHost;
    before.current = { seat, isHost };
    if (wasGuest && isHost) toast({ title: say('lobby.nowHost') });
  }, [seat, isHost]);
}
