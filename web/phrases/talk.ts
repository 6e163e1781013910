import { effect, type ReadonlySignal, type Signal, signal, untracked } from '@preact/signals';
import type { Seat } from '#engine/contract.ts';
import { PHRASE_PAUSE, type Phrase } from '#protocol/phrases.ts';
import type { StampName } from '#ui/stamps.ts';
import { toast } from '../app/toasts.ts';
import { chairOf } from '../online/chair.ts';
import type { Contact, Words } from '../online/connection.ts';
import { nameShown } from '../online/former.ts';
import { isMuted, type PersonMark } from './muted.ts';
import { say } from './words.ts';

/** Something said at a table, by the player in that seat at the time: others may sit there later. */
export interface Said {
  readonly seat: Seat;
  readonly name: string;
  readonly stamp: StampName;
  readonly mark: PersonMark;
  readonly phrase: Phrase;
  /** Who else is meant by it, and by name: undefined where the reader is, or everybody. */
  readonly to?: string | undefined;
}

/** What is said at one table, as received by this device. */
export interface Talk {
  /** What can be seen at each seat just now. */
  readonly bubbles: ReadonlySignal<ReadonlyMap<Seat, Said>>;
  /** The last few, oldest first. */
  readonly recent: ReadonlySignal<readonly Said[]>;
  /** What has not been announced to screen readers yet; announcing empties the list. */
  readonly unread: Signal<readonly Said[]>;
  /** When this person may speak again, by the clock of this device. */
  readonly until: ReadonlySignal<number>;
}

/** How long something stands at its speaker, in milliseconds. */
const SHOWN = 4000;
const KEPT = 3;
const SECOND = 1000;

const talks = new WeakMap<Contact, Talk>();

/** One for each connection: lobby, table and result go on with the same. */
export function talkAt(connection: Contact): Talk {
  const known = talks.get(connection);
  if (known) return known;
  const opened = openTalk(connection);
  talks.set(connection, opened);
  return opened;
}

function openTalk(connection: Contact): Talk {
  const bubbles = signal<ReadonlyMap<Seat, Said>>(new Map());
  const recent = signal<readonly Said[]>([]);
  const unread = signal<readonly Said[]>([]);
  const until = signal(0);

  const show = (said: Said): void => {
    bubbles.value = new Map([...bubbles.value, [said.seat, said]]);
    setTimeout(() => {
      const left = [...bubbles.value].filter(([, each]) => each !== said);
      bubbles.value = new Map(left);
    }, SHOWN);
  };
  const hear = (words: Words): void => {
    if (words.type === 'unsaid') {
      until.value = Date.now() + words.wait;
      if (words.why === 'often') {
        toast({ title: say('talk.wait', { seconds: Math.ceil(words.wait / SECOND) }) });
      }
      return;
    }
    const { seat, phrase } = words;
    if (seat === connection.seat.value) until.value = Date.now() + PHRASE_PAUSE * SECOND;
    const sitter = connection.table.value?.seats[seat];
    const mark = connection.marks.value[seat];
    if (!sitter || isMuted(mark)) return;
    const { stamp } = chairOf(sitter);
    const name = nameShown(sitter.name);
    const said = { seat, name, stamp, mark, phrase, to: addressee(words) };
    show(said);
    recent.value = [...recent.value, said].slice(-KEPT);
    unread.value = [...unread.value, said].slice(-KEPT);
  };
  /** “Your turn!” is for the one person the table waits for. */
  const addressee = ({ seat, phrase }: { seat: Seat; phrase: Phrase }): string | undefined => {
    const [one, ...more] = connection.awaited.value.filter((each) => each !== seat);
    const isOther = one !== undefined && more.length === 0 && one !== connection.seat.value;
    const sitter = phrase === 'turn' && isOther ? connection.table.value?.seats[one] : undefined;
    return sitter && nameShown(sitter.name);
  };
  // It ends with its connection, which is all that knows of it.
  effect(() => {
    const words = connection.words.value;
    if (words) untracked(() => hear(words));
  });
  return { bubbles, recent, unread, until };
}

/** Hears each new phrase. Returns how to stop. */
export function followTalk({ recent }: Talk, onSaid: (said: Said) => void): () => void {
  let known = recent.peek();
  return effect(() => {
    const now = recent.value;
    if (now === known) return;
    known = now;
    untracked(() => onSaid(now.at(-1)!));
  });
}
