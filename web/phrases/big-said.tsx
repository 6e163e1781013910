import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Stamp } from '#ui/stamp.tsx';
import type { Contact } from '../online/connection.ts';
import './big-said.css';
import { Spoken } from './drawings.tsx';
import { oneByOne } from './one-by-one.ts';
import { followTalk, type Said, talkAt } from './talk.ts';

/** How long a room has to read it, in milliseconds. */
const SHOWN = 6000;

/** What is said, for a room: one phrase at a time, large, with who says it. */
export function BigSaid({ connection }: { readonly connection: Contact }) {
  const shown = useSignal<Said | undefined>(undefined);
  useEffect(() => {
    const line = oneByOne<Said>(SHOWN, (said) => {
      shown.value = said;
    });
    const talk = talkAt(connection);
    for (const said of talk.bubbles.peek().values()) line.add(said);
    const stop = followTalk(talk, line.add);
    return () => {
      stop();
      line.close();
    };
  }, [connection]);
  const said = shown.value;
  if (!said) return null;
  return (
    <p class="big-said" role="status">
      <Stamp name={said.stamp} />
      <span>
        <small>{said.name}</small> <Spoken said={said} />
      </span>
    </p>
  );
}
