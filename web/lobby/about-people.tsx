import { useState } from 'preact/hooks';
import type { Seat } from '#engine/contract.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Stamp } from '#ui/stamp.tsx';
import { t } from '../app/language.ts';
import { chairOf } from '../online/chair.ts';
import type { Contact } from '../online/connection.ts';
import { About } from './about.tsx';
import { SendAway } from './send-away.tsx';

interface OneProps {
  readonly connection: Contact;
  readonly name: string;
  readonly onDone: () => void;
}

/** What may be done about one of the people at a table, for as long as they sit there. */
export function AboutOne({ connection, name, onDone }: OneProps) {
  // Between two matches people change places.
  const seat = peopleAt(connection).find((each) => each.name === name)?.seat;
  if (seat === undefined) return null;
  const one = { table: connection.id, seat, name, onDone };
  return (
    <>
      <About key={name} {...one} />
      {isHosting(connection) && <SendAway {...one} />}
    </>
  );
}

function isHosting({ table, seat }: Contact): boolean {
  const { state, host } = table.value ?? {};
  return state === 'playing' && host !== undefined && host === seat.value;
}

interface Props {
  readonly connection: Contact;
  readonly onClose: () => void;
}

/** Whom it is about, then what. */
export function AboutPeople({ connection, onClose }: Props) {
  const people = peopleAt(connection);
  const [chosen, choose] = useState(people.length === 1 ? people[0]!.name : undefined);
  return (
    <Dialog title={chosen ?? t('online.people')} onClose={onClose}>
      {chosen === undefined ? (
        <div class="about-people">
          {people.map(({ name, stamp }) => (
            <button key={name} type="button" class="button" onClick={() => choose(name)}>
              <Stamp name={stamp} />
              {name}
            </button>
          ))}
        </div>
      ) : (
        <AboutOne connection={connection} name={chosen} onDone={onClose} />
      )}
    </Dialog>
  );
}

/** Everybody else at a table; bots have not deserved it. */
function peopleAt({ table, seat: own }: Contact) {
  const seats = table.value?.seats ?? [];
  return seats.flatMap((sitter, seat: Seat) =>
    sitter?.kind === 'person' && seat !== own.value
      ? [{ seat, name: sitter.name, stamp: chairOf(sitter).stamp }]
      : [],
  );
}
