import { Stamp } from '#ui/stamp.tsx';
import type { Contact } from '../online/connection.ts';
import { Spoken } from './drawings.tsx';
import { isMuted } from './muted.ts';
import { talkAt } from './talk.ts';
import { say } from './words.ts';
import './phrases.css';

/** What was said last, for who looked elsewhere. */
export function Recent({ connection }: { readonly connection: Contact }) {
  const said = talkAt(connection).recent.value.filter(({ mark }) => !isMuted(mark));
  if (said.length === 0) return null;
  return (
    <section class="phrase-log" aria-label={say('talk.lately')}>
      {said.map((each, i) => (
        <p key={i}>
          <Stamp name={each.stamp} />
          <b>{each.name}</b>
          <span class="phrase-said">
            <Spoken said={each} />
          </span>
        </p>
      ))}
    </section>
  );
}
