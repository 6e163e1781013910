import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Seat } from '#engine/contract.ts';
import {
  type MatchView,
  type Outcome,
  PROTOCOL,
  type ServerMessage,
  type Wish,
} from '#protocol/messages.ts';
import type { TableInfo } from '#protocol/table.ts';
import { type Device, type Shut, THIS_DEVICE } from './device.ts';
import { openLine } from './line.ts';
import { openWishes } from './wishes.ts';

type ConnectionState =
  /** For the first time; nothing is known yet. */
  | 'connecting'
  /** The same, and the server does not answer. It is tried again and again. */
  | 'away'
  | 'here'
  /** It comes back by itself. What was shown stays. */
  | 'lost'
  /** A newer device of the same player plays this seat; `resume` plays here again. */
  | 'watching'
  /** For good: `reason` tells why. */
  | 'closed';

/** What came of a wish; `lost` when the table was closed before it could be answered. */
export type Granted = Outcome | { readonly kind: 'lost' };

/**
 * A device at a table, whatever happens to its sockets. Spectators are `here` without a seat.
 * Everything is whole and the newest that is known.
 */
export interface Contact {
  readonly id: string;
  readonly state: ReadonlySignal<ConnectionState>;
  readonly table: ReadonlySignal<TableInfo | undefined>;
  readonly seat: ReadonlySignal<Seat | undefined>;
  readonly reason: ReadonlySignal<Shut | undefined>;
  /** Whether a newer device of the same player plays the seat, also while this one is lost. */
  readonly isWatching: ReadonlySignal<boolean>;
  /** How many wishes have not been answered: they are kept, and sent again when need be. */
  readonly unanswered: ReadonlySignal<number>;
  /** The server's clock, for `view.until`. */
  now(): number;
  ask(wish: Wish, step: number): Promise<Granted>;
  /** Takes over what the API has answered, which may come long before the socket tells it. */
  learn(answered: TableInfo): void;
  /** Tells everything anew, and takes the seat from another device of the same player. */
  resume(): void;
  close(): void;
}

/** With what is seen of the match that `table` is at; undefined while there is none, or no news. */
export interface Connection extends Contact {
  readonly view: ReadonlySignal<MatchView | undefined>;
  /** The sealed decision of one's own seat. */
  readonly own: ReadonlySignal<string | undefined>;
}

/** After so many tries, or milliseconds, somebody who has seen nothing yet is told why. */
const TRIES = 3;
const LONG = 5000;

type Heard = Pick<Extract<ServerMessage, { type: 'view' }>, 'view' | 'own'>;

interface How {
  readonly device?: Device;
  /** A screen for a room takes no seat, even from its own player. */
  readonly isScreen?: boolean;
  /** The table, as far as it is known already. */
  readonly known?: TableInfo | undefined;
}

/** Comes to a table, and stays until `close` or until the table sends it away. */
export function connect(
  id: string,
  { device = THIS_DEVICE, isScreen = false, known }: How = {},
): Connection {
  const state = signal<ConnectionState>('connecting');
  const table = signal(known);
  const seat = signal<Seat | undefined>(undefined);
  const heard = signal<Heard | undefined>(undefined);
  // A slow line, or another process of the server, may tell of a match before or after its table.
  const current = computed(() =>
    heard.value?.view.match === table.value?.match ? heard.value : undefined,
  );
  const reason = signal<Shut | undefined>(undefined);
  const began = device.clock();
  let tries = 0;
  let ahead = 0;
  const isWatching = signal(false);

  const end = (why: Shut | undefined): void => {
    batch(() => {
      state.value = 'closed';
      reason.value = why;
    });
    line.close();
    wishes.drop();
  };
  const line = openLine(id, device, {
    isScreen,
    isWatching: () => isWatching.peek(),
    onText: (text) => hear(JSON.parse(text)),
    onLost: () => {
      tries++;
      state.value = stateWithout(state.peek(), tries >= TRIES || device.clock() - began >= LONG);
      wishes.hold();
    },
    onShut: end,
  });
  const wishes = openWishes(device, line);

  const hear = (message: ServerMessage): void => {
    switch (message.type) {
      case 'welcome':
        if (message.protocol === PROTOCOL) welcome(message.seat, message.now);
        else end('version');
        break;
      case 'table':
        hearTable(message.table);
        break;
      case 'view':
        hearView(message);
        break;
      case 'answer':
        wishes.answer(message.id, message.outcome);
        break;
      case 'watching':
        batch(() => {
          isWatching.value = true;
          state.value = 'watching';
        });
        break;
      case 'unread':
        if (message.why === 'often') wishes.sendLater();
        else wishes.drop();
        break;
      case 'closed':
        if (message.reason !== 'shutdown') end(message.reason);
    }
  };
  const welcome = (told: Seat | undefined, now: number): void => {
    ahead = now - device.clock();
    batch(() => {
      isWatching.value = false;
      seat.value = told;
      state.value = 'here';
    });
    wishes.send();
  };
  const revision = (): number => table.peek()?.revision ?? 0;
  const hearTable = (told: TableInfo): void => {
    if (told.revision >= revision()) table.value = told;
  };
  const hearView = ({ view, own }: Heard): void => {
    const before = heard.peek()?.view;
    if (before?.match === view.match && view.version < before.version) return;
    heard.value = { view, own };
  };

  return {
    id,
    state,
    table,
    seat,
    view: computed(() => current.value?.view),
    own: computed(() => current.value?.own),
    reason,
    isWatching,
    unanswered: wishes.unanswered,
    now: () => device.clock() + ahead,
    ask: (wish, step) =>
      state.peek() === 'closed' ? Promise.resolve({ kind: 'lost' }) : wishes.ask(wish, step),
    learn(answered) {
      // Who is present is known better by the socket.
      if (answered.revision > revision()) table.value = answered;
    },
    resume() {
      isWatching.value = false;
      line.resume();
    },
    close: () => end(undefined),
  };
}

/** What a state becomes when the line is lost; `isLong`: nobody has answered for quite a while. */
function stateWithout(state: ConnectionState, isLong: boolean): ConnectionState {
  switch (state) {
    case 'here':
    case 'watching':
      return 'lost';
    case 'connecting':
      return isLong ? 'away' : state;
    default:
      return state;
  }
}
