import type { Seat } from '#engine/contract.ts';
import { Stamp } from '#ui/stamp.tsx';
import type { Chair } from '../store/saved.ts';
import { DASHES } from './dashes.ts';
import { say } from './words.ts';

interface Props {
  readonly players: readonly string[];
  readonly chairs: readonly Chair[];
  readonly seat: Seat;
  readonly onSeat: (seat: Seat) => void;
}

/** Whose play is looked at, with the line that is theirs in the race. */
export function Seats({ players, chairs, seat, onSeat }: Props) {
  return (
    <nav class="analysis-seats" aria-label={say('look.seats')}>
      {players.map((name, each) => (
        <button key={each} type="button" aria-pressed={each === seat} onClick={() => onSeat(each)}>
          <Stamp name={chairs[each]!.stamp} mine={each === seat} />
          <b>{name}</b>
          <svg viewBox="0 0 28 6" aria-hidden="true" class={each === seat ? 'own' : ''}>
            <path d="M1 3H27" stroke-dasharray={each === seat ? undefined : DASHES[each]} />
          </svg>
        </button>
      ))}
    </nav>
  );
}
