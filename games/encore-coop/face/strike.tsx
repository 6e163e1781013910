import { useState } from 'preact/hooks';
import type { DecisionProps } from '#games/face.ts';
import { Fold } from '#ui/fold.tsx';
import { Stepper } from '#ui/stepper.tsx';
import { evenShares, strikesDue } from '../penalties.ts';
import { JOKERS, type Position } from '../position.ts';
import { Agree } from './agree.tsx';
import { mostFor, type Shares, stillDue, strikeText } from './shares.ts';
import { standing } from './turns.ts';
import './penalty.css';
import './strike.css';

/** C7: whose jokers are struck, as everybody agrees. Nobody's are before somebody said so. */
export function Strike({ position, players, say, onDecide }: DecisionProps<Position>) {
  const [shares, setShares] = useState<Shares>(() => position.papers.map(() => 0));
  const { points, goal } = standing(position);
  const due = strikesDue(position);
  const still = stillDue(position, shares);
  const text = strikeText(position, shares);
  return (
    <Fold class="coop-penalty" title={<b>{say('strike.title', { count: due })}</b>}>
      <p>{say('strike.why', { points, goal, count: due })}</p>
      <ul class="coop-shares">
        {position.papers.map(({ jokers }, seat) => (
          <li key={seat}>
            <Stepper
              label={players[seat]!}
              detail={say('strike.keeps', { count: jokers - shares[seat]! })}
              value={shares[seat]!}
              min={0}
              max={mostFor(position, shares, seat)}
              onChange={(share) => setShares(shares.with(seat, share))}
            />
            <Marks jokers={jokers} share={shares[seat]!} />
          </li>
        ))}
      </ul>
      <Agree say={say} onSuggest={() => setShares(evenShares(position))} />
      <button
        type="button"
        class={text ? 'button primary' : 'button waiting off'}
        aria-disabled={!text}
        onClick={() => text && onDecide(text)}
      >
        <span role="status">
          {text ? say('strike.confirm', { count: due }) : say('strike.still', { count: still })}
        </span>
      </button>
    </Fold>
  );
}

/** The jokers of a sheet: spent ones struck by pen, those about to go in red. */
function Marks({ jokers, share }: { readonly jokers: number; readonly share: number }) {
  const spent = JOKERS - jokers;
  return (
    <span class="coop-marks" aria-hidden="true">
      {Array.from({ length: JOKERS }, (_, i) => (
        <i key={i} class={i < spent ? 'spent' : i < spent + share ? 'struck' : undefined}>
          !
        </i>
      ))}
    </span>
  );
}
