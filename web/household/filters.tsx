import { useState } from 'preact/hooks';
import { Icon } from '#ui/icon.tsx';
import { Stamp } from '#ui/stamp.tsx';
import { gameName } from '../app/cards.ts';
import type { Figures } from './figures.ts';
import { ALL_GAMES, type Filter, SPANS, type Span } from './filter.ts';
import { MOST_SHOWN } from './people.ts';
import { say } from './words.ts';

interface Props {
  readonly filter: Filter;
  readonly figures: Figures;
  readonly onChange: (part: Partial<Filter>) => void;
}

/** Game, people and time. */
export function Filters({ filter, figures, onChange }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { people } = filter;
  const toggle = (name: string): void => {
    const rest = people.filter((each) => each !== name);
    onChange({ people: rest.length < people.length ? rest : [...people, name] });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend that is seen.
    <div class="house-filter" role="group" aria-label={say('house.filter')}>
      <Pick
        label={say('house.filter.game')}
        value={figures.game ?? ALL_GAMES}
        choices={[
          ...figures.games.map((game) => [game, gameName(game)] as const),
          [ALL_GAMES, say('house.filter.all')],
        ]}
        onChange={(game) => onChange({ game, sheet: undefined })}
      />
      {figures.people.length > 1 && (
        <button
          type="button"
          class="house-chip"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="users" small />
          <span class="for-readers">{say('house.filter.people')}: </span>
          <span class="house-names">
            {people.length > 0 ? people.join(', ') : say('house.filter.everybody')}
          </span>
          <Icon name="down" small />
        </button>
      )}
      <Pick
        label={say('house.filter.span')}
        value={filter.span}
        choices={SPANS.map((span) => [span, say(`house.span.${span}`)] as const)}
        onChange={(span) => onChange({ span: span as Span })}
      />
      {isOpen && (
        <div class="house-people">
          <button
            type="button"
            class="house-chip"
            aria-pressed={people.length === 0}
            onClick={() => onChange({ people: [] })}
          >
            {say('house.filter.everybody')}
          </button>
          {figures.people.map(({ name, stamp }) => (
            <button
              key={name}
              type="button"
              class="house-chip"
              aria-pressed={people.includes(name)}
              onClick={() => toggle(name)}
            >
              <Stamp name={stamp} />
              {name}
            </button>
          ))}
        </div>
      )}
      {people.length === 0 && figures.people.length > MOST_SHOWN && (
        <p class="house-more">
          {say('house.more', { count: figures.people.length - figures.shown.length })}
        </p>
      )}
    </div>
  );
}

interface PickProps {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly (readonly [value: string, label: string])[];
  readonly onChange: (value: string) => void;
}

function Pick({ label, value, choices, onChange }: PickProps) {
  return (
    <span class="house-chip house-select">
      <select
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {choices.map(([each, words]) => (
          <option key={each} value={each}>
            {words}
          </option>
        ))}
      </select>
      <Icon name="down" small />
    </span>
  );
}
