import type { ClientMessage, Outcome } from '#protocol/messages.ts';
import type { Meters } from '../operation/meters.ts';
import type { Room } from '../play/room.ts';
import { sentenceOf } from '../play/worded.ts';
import { type Connection, watcherOf } from './connection.ts';
import { noteOutcome } from './journal.ts';

type Asked = Extract<ClientMessage, { id: string }>;

/** Asks the match of a table, if there is one, for what a device wishes, and answers the device. */
export async function answer(
  connection: Connection,
  asked: Asked,
  play: { readonly match: string; readonly room: Room } | undefined,
  meters: Meters,
): Promise<void> {
  const { seat, isPlaying, journal } = connection;
  const facts = { match: play?.match, seat, wish: asked.type };
  const tell = (outcome: Outcome) => {
    noteOutcome(journal, facts, outcome);
    if (outcome.kind === 'late') play?.room.show(watcherOf(connection));
    const sentence = sentenceOf(outcome, play?.room.live);
    connection.tell({ type: 'answer', id: asked.id, outcome, ...(sentence && { sentence }) });
  };
  if (seat === undefined || !isPlaying) return tell({ kind: 'forbidden', why: 'watching' });
  const began = performance.now();
  const outcome: Outcome = play ? await play.room.ask(seat, asked) : { kind: 'late' };
  meters.wished(asked.type, outcome.kind, performance.now() - began);
  tell(outcome);
}
