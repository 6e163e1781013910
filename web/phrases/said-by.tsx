import type { Seat } from '#engine/contract.ts';
import type { Contact } from '../online/connection.ts';
import { Bell } from './bell.tsx';
import { Spoken } from './drawings.tsx';
import { isMuted } from './muted.ts';
import { talkAt } from './talk.ts';
import { say } from './words.ts';
import './phrases.css';

interface Props {
  readonly connection: Contact;
  readonly seat: Seat;
}

/**
 * At a player of a table: for a moment what they say, or that they are muted here. Readers hear it
 * from the announcer, and find it among what was said last.
 */
export function SaidBy({ connection, seat }: Props) {
  const said = talkAt(connection).bubbles.value.get(seat);
  if (isMuted(connection.marks.value[seat])) {
    return (
      <span class="phrase-mute" title={say('mute.on')}>
        <Bell isStruck />
        <span class="for-readers">{say('mute.sign')}</span>
      </span>
    );
  }
  if (!said) return null;
  return (
    <span class="phrase-bubble" aria-hidden="true">
      <Spoken said={said} />
    </span>
  );
}
