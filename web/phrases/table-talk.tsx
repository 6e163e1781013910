import { useEffect } from 'preact/hooks';
import { isFree } from '../app/keys.ts';
import { settings } from '../app/settings.ts';
import type { Contact } from '../online/connection.ts';
import type { Session } from '../table/session.ts';
import { toldWords, useAloud } from './aloud.ts';
import { Recent } from './recent.tsx';
import { followTalk, talkAt } from './talk.ts';

interface Props {
  readonly session: Session;
  readonly connection: Contact;
}

/** What accompanies the bubbles of a table: the last words, announcements, and screen-reader text. */
export function TableTalk({ session, connection }: Props) {
  useAloud(connection, () => isChoosing(session));
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (opens(event, session)) event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [session]);
  useEffect(
    () =>
      followTalk(talkAt(connection), (said) => {
        const isOwn = said.seat === connection.seat.value;
        // One's own words have no bubble, and where players are behind the menu nobody's have.
        if (!isOwn && hasBubbles()) return;
        session.call([{ text: toldWords(connection, said), by: said.seat }]);
      }),
    [session],
  );
  return <Recent connection={connection} />;
}

/** A letter, like those of the table: where the sheet has the focus, unless they are switched off. */
function opens(event: KeyboardEvent, { table: { remote, mine } }: Session): boolean {
  const isMeant = event.key.toLowerCase() === 'c' && settings.value.letterKeys && isFree(event);
  if (!isMeant || !(event.target as Element).closest('.table-sheet')) return false;
  if (!remote || mine.length === 0) return false;
  remote.isTalking.value = true;
  return true;
}

function isChoosing({ table, duty }: Session): boolean {
  return table.view.value.next.for === 'seats' && duty.value.due.length > 0;
}

/** As `phrases.css` decides it: on cards with a map, and on faces with a word of what they do. */
function hasBubbles(): boolean {
  const room = document.querySelector('.table-around :is(.player-map, .table-face .player-state)');
  return room !== null && room.getClientRects().length > 0;
}
