import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Seat } from '#engine/contract.ts';
import {
  type MatchView,
  type Outcome,
  PROTOCOL,
  type ServerMessage,
  type Wish,
} from '#protocol/messages.ts';
import type { Phrase } from '#protocol/phrases.ts';
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
  /** Closed for good; `reason` says why. */
  | 'closed';

/** Something that was said at a table, or that this device wanted to say in vain. */
export type Words = Extract<ServerMessage, { type: 'said' | 'unsaid' }>;

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
  /** Who has still to decide, or to roll, in the match of the table. */
  readonly awaited: ReadonlySignal<readonly Seat[]>;
  /** The player's place in the queue for the next match, counted from 1. */
  readonly place: ReadonlySignal<number | undefined>;
  /** The seat that they left in the present match, while they have none. */
  readonly former: ReadonlySignal<Seat | undefined>;
  /** By which marks the people at each seat are known again, elsewhere and under other names. */
  readonly marks: ReadonlySignal<readonly (string | null)[]>;
  readonly reason: ReadonlySignal<Shut | undefined>;
  /** Whether a newer device of the same player plays the seat, also while this one is lost. */
  readonly isWatching: ReadonlySignal<boolean>;
  /** How many wishes have not been answered: they are kept, and sent again when need be. */
  readonly unanswered: ReadonlySignal<number>;
  /** The last of them; each that comes is a new value. */
  readonly words: ReadonlySignal<Words | undefined>;
  /** Says something from the list. Without a line it is lost: nobody wants to hear it later. */
  say(phrase: Phrase): void;
  /** The server's clock, for `view.until`. */
  now(): number;
  ask(wish: Wish, step: number): Promise<Granted>;
  /** Takes over an answer of the API, which may come long before the socket’s message. */
  learn(answered: TableInfo): void;
  /** Lets the table know which match this device shows, if any; also after a break. */
  show(match: string | undefined): void;
  /** Sends everything again, and takes the seat from another device of the same player. */
  resume(): void;
  close(): void;
}

/** With what is seen of the match that `table` is at; undefined while there is none, or no news. */
export interface Connection extends Contact {
  readonly view: ReadonlySignal<MatchView | undefined>;
  /** The sealed decision of one's own seat. */
  readonly own: ReadonlySignal<string | undefined>;
}

/** After so many tries, or milliseconds, a device without a view is told why. */
const TRIES = 3;
const LONG = 5000;

type Welcome = Extract<ServerMessage, { type: 'welcome' }>;
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
  const place = signal<number | undefined>(undefined);
  const former = signal<Seat | undefined>(undefined);
  const marks = signal<readonly (string | null)[]>([]);
  const heard = signal<Heard | undefined>(undefined);
  // A slow line, or another process of the server, may tell of a match before or after its table.
  const current = computed(() =>
    heard.value?.view.match === table.value?.match ? heard.value : undefined,
  );
  const reason = signal<Shut | undefined>(undefined);
  const words = signal<Words | undefined>(undefined);
  const began = device.clock();
  let tries = 0;
  let ahead = 0;
  let shown: string | undefined;
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
        if (message.protocol === PROTOCOL) welcome(message);
        else end('version');
        break;
      case 'marks':
        marks.value = message.marks;
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
      case 'heartbeat':
        line.expect(message.next);
        break;
      case 'closed':
        if (message.reason !== 'shutdown') end(message.reason);
        break;
      case 'said':
      case 'unsaid':
        words.value = message;
    }
  };
  const welcome = (told: Welcome): void => {
    ahead = told.now - device.clock();
    batch(() => {
      isWatching.value = false;
      seat.value = told.seat;
      place.value = told.place;
      former.value = told.former;
      state.value = 'here';
    });
    // A table takes a device that says nothing for one that is where the table is.
    if (shown !== undefined) tellShown();
    wishes.send();
  };
  const tellShown = (): void =>
    line.send({ type: 'shows', ...(shown !== undefined && { match: shown }) });
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
    place,
    former,
    marks,
    view: computed(() => current.value?.view),
    awaited: computed(() => (current.value ? awaitedIn(current.value.view) : [])),
    own: computed(() => current.value?.own),
    reason,
    isWatching,
    unanswered: wishes.unanswered,
    words,
    say: (phrase) => line.send({ type: 'say', phrase }),
    now: () => device.clock() + ahead,
    ask: (wish, step) =>
      state.peek() === 'closed' ? Promise.resolve({ kind: 'lost' }) : wishes.ask(wish, step),
    learn(answered) {
      // The socket knows better who is present.
      if (answered.revision > revision()) table.value = answered;
    },
    show(match) {
      if (match === shown) return;
      shown = match;
      tellShown();
    },
    resume() {
      isWatching.value = false;
      line.resume();
    },
    close: () => end(undefined),
  };
}

function awaitedIn({ next, decided, roller }: MatchView): readonly Seat[] {
  if (next.for === 'dice') return roller === undefined ? [] : [roller];
  return next.for === 'seats' ? next.seats.filter((seat) => !decided.includes(seat)) : [];
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
