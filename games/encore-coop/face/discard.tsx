import { useId, useState } from 'preact/hooks';
import type { DecisionProps } from '#games/face.ts';
import { Die } from '#ui/die.tsx';
import { Fold } from '#ui/fold.tsx';
import { Icon } from '#ui/icon.tsx';
import { DISCARD_COLOUR, suggestedDiscard } from '../penalties.ts';
import type { Position } from '../position.ts';
import { Agree } from './agree.tsx';
import { standing } from './turns.ts';
import './penalty.css';
import './discard.css';

const KINDS = ['colour', 'number'] as const;

type Kind = (typeof KINDS)[number];

/** C8: which die leaves the game, as everybody agrees. None does before somebody said so. */
export function Discard({ position, say, onDecide }: DecisionProps<Position>) {
  const name = useId();
  const suggested = suggestedDiscard(position) === DISCARD_COLOUR ? 'colour' : 'number';
  const [kind, setKind] = useState<Kind | undefined>(undefined);
  const { points, goal } = standing(position);
  return (
    <Fold class="coop-penalty" title={<b>{say('discard.title')}</b>}>
      <p>{say('discard.why', { points, goal })}</p>
      <fieldset class="coop-kinds">
        <legend class="for-readers">{say('discard.title')}</legend>
        {KINDS.map((each) => (
          <label key={each} class={each === kind ? 'coop-kind chosen' : 'coop-kind'}>
            <Leaving position={position} kind={each} say={say} />
            <span class="coop-kind-name">
              <input
                type="radio"
                name={name}
                checked={each === kind}
                onChange={() => setKind(each)}
              />
              <b>{say(`discard.${each}`)}</b>
            </span>
            <small>{say('discard.left', leftAfter(position, each))}</small>
          </label>
        ))}
      </fieldset>
      <Agree say={say} onSuggest={() => setKind(suggested)} />
      <button
        type="button"
        class={kind ? 'button primary' : 'button waiting off'}
        aria-disabled={!kind}
        onClick={() => kind && onDecide(`discard ${kind}`)}
      >
        <span role="status">{say(kind ? `discard.confirm.${kind}` : 'discard.still')}</span>
      </button>
    </Fold>
  );
}

interface LeavingProps extends Pick<DecisionProps<Position>, 'position' | 'say'> {
  readonly kind: Kind;
}

/** The dice of a kind, the last of which goes. */
function Leaving({ position, kind, say }: LeavingProps) {
  const count = kind === 'colour' ? position.colourDice : position.numberDice;
  const look = kind === 'colour' ? ({ kind: 'joker' } as const) : NUMBER_LOOK;
  return (
    <span class="coop-leaving" aria-hidden="true">
      {Array.from({ length: count }, (_, i) => (
        <span key={i} class={i === count - 1 ? 'leaves' : undefined}>
          <Die look={look} label={say(`discard.${kind}`)} />
          {i === count - 1 && <Icon name="close" />}
        </span>
      ))}
    </span>
  );
}

const NUMBER_LOOK = { kind: 'white', text: '?' } as const;

function leftAfter({ colourDice, numberDice }: Position, kind: Kind) {
  return {
    colours: colourDice - Number(kind === 'colour'),
    numbers: numberDice - Number(kind === 'number'),
  };
}
