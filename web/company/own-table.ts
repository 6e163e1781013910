import { effect, type ReadonlySignal, signal } from '@preact/signals';
import type { TableInfo } from '#protocol/table.ts';
import { buzz } from '#ui/haptics.ts';
import { speakPolitely } from '#ui/live.tsx';
import { sound } from '#ui/sound.ts';
import { gameName } from '../app/cards.ts';
import { settings } from '../app/settings.ts';
import { isLooking } from '../notice/looking.ts';
import { notify, withdraw } from '../notice/notify.ts';
import { connect } from '../online/connection.ts';
import { waitAt } from './waiting.ts';
import { say } from './words.ts';

/** One's own waiting table as it is now. */
export interface OwnTable {
  /** Who else has sat down, by name; bots are nobody. */
  readonly came: readonly string[];
  readonly isLost: boolean;
}

const NOBODY: OwnTable = { came: [], isLost: false };
const own = signal<OwnTable>(NOBODY);

export const ownTable: ReadonlySignal<OwnTable> = own;

/**
 * Stays at one's own table in the background, so that it stays listed, and calls its host when
 * somebody sits down. Ends the waiting when the table does. Returns how to stop.
 */
export function followOwnTable(id: string): () => void {
  const connection = connect(id);
  let known: readonly string[] | undefined;
  const stop = effect(() => {
    const { table, seat, state } = connection;
    if (state.value === 'closed') return waitAt(undefined);
    const isLost = state.value === 'lost' || state.value === 'away';
    if (!table.value || state.value === 'connecting') return;
    const isOver = table.value.state !== 'lobby' && known === undefined;
    if (!isLost && (isOver || seat.value === undefined || !table.value.options.isPublic)) {
      return waitAt(undefined);
    }
    const came = othersAt(table.value, seat.value);
    own.value = { came, isLost };
    const names = came.filter((name) => known && !known.includes(name));
    known = came;
    if (names.length > 0) callHost(table.value, names);
  });
  return () => {
    stop();
    connection.close();
    withdraw(tagOf(id));
    own.value = NOBODY;
  };
}

function othersAt({ seats }: TableInfo, own: number | undefined): readonly string[] {
  return seats.flatMap((each, seat) =>
    each?.kind === 'person' && seat !== own ? [each.name] : [],
  );
}

/** Also when they look away. */
function callHost({ id, options }: TableInfo, names: readonly string[]): void {
  const title = say('company.own.came', { names, count: names.length });
  const body = say('company.own.came.detail', { game: gameName(options.game) });
  speakPolitely(title);
  notify({ title, body, tag: tagOf(id), url: `/table/${id}` });
  if (!isLooking()) return;
  // Those who look hear it as well.
  const { volume, vibration } = settings.peek();
  sound('turn', volume);
  if (vibration) buzz('turn');
}

function tagOf(table: string): string {
  return `waiting ${table}`;
}
