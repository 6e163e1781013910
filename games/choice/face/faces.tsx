import './faces.css';
import { useState } from 'preact/hooks';
import type { Say } from '#engine/text.ts';
import { Icon } from '#ui/icon.tsx';
import { DICE } from '../dice.ts';
import { COLOUR_KEYS } from './marks.ts';

/** T1: every face of the dice, to be looked at before some are rolled again. */
export function Faces({ say }: { readonly say: Say }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div class={isOpen ? 'choice-faces open' : 'choice-faces'}>
      <button
        type="button"
        class="faces-button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name={isOpen ? 'close' : 'die'} />
        <span>{say('faces.name')}</span>
      </button>
      <div class="faces-panel">
        <h2>{say('faces.name')}</h2>
        {DICE.map(({ name, faces }) => (
          <p key={name}>
            <span class="for-readers">{say('faces.die', { die: name })}</span>
            {faces.map((word) => (
              <span
                key={word}
                class={`face-tile ${COLOUR_KEYS[word[0]!]}`}
                role="img"
                aria-label={say('die.name', { colour: word[0]!, number: word[1]! })}
              >
                {word[1]}
              </span>
            ))}
          </p>
        ))}
      </div>
    </div>
  );
}
