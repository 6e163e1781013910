import type { Seat } from '#engine/contract.ts';
import { t } from '../app/language.ts';
import type { Session } from './session.ts';

interface Props {
  readonly session: Session;
  readonly seats: readonly Seat[];
}

/** Without a cover between people: a button for each who has confirmed and could still change it. */
export function ChangeMind({ session, seats }: Props) {
  const { setup } = session.table;
  return (
    <>
      {seats.map((seat) => (
        <button
          key={seat}
          type="button"
          class="button dock-offer dock-mind"
          onClick={() => session.takeBack(seat)}
        >
          {t('table.changeMind', { name: setup.players[seat]! })}
        </button>
      ))}
    </>
  );
}
