import type { Seat } from '#engine/contract.ts';
import { t } from '../app/language.ts';
import type { Session } from './session.ts';
import './change-mind.css';

interface Props {
  readonly session: Session;
  readonly seats: readonly Seat[];
}

/** Without a cover between people: a button for each who has confirmed and could still change it. */
export function ChangeMind({ session, seats }: Props) {
  const { setup } = session.table;
  return (
    <section class="dock-minds" aria-label={t('table.sealed')}>
      {seats.map((seat) => (
        <button
          key={seat}
          type="button"
          class="button quiet small"
          onClick={() => session.takeBack(seat)}
        >
          {t('table.changeMind', { name: setup.players[seat]! })}
        </button>
      ))}
    </section>
  );
}
