import './stepper.css';
import { useContext, useId } from 'preact/hooks';
import { Icon } from './icon.tsx';
import type { IconName } from './icons.ts';
import { WordsContext } from './words.ts';

interface Props {
  readonly label: string;
  readonly detail?: string | undefined;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}

/** A row with a small number that goes up and down. */
export function Stepper({ label, detail, value, min, max, onChange }: Props) {
  const id = useId();
  const { less, more } = useContext(WordsContext);
  const isOff = (to: number) => to < min || to > max;
  const button = (icon: IconName, name: string, to: number) => (
    <button
      type="button"
      class={isOff(to) ? 'icon-button lined off' : 'icon-button lined'}
      aria-label={name}
      aria-describedby={id}
      // Not `disabled`: the button at its end keeps the focus.
      aria-disabled={isOff(to)}
      onClick={() => {
        if (!isOff(to)) onChange(to);
      }}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <div class="form-row">
      <span class="form-row-words">
        <span id={id}>{label}</span>
        {detail && <small>{detail}</small>}
      </span>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot take its name from the row. */}
      <div class="stepper" role="group" aria-labelledby={id}>
        {button('pass', less, value - 1)}
        <output>{value}</output>
        {button('plus', more, value + 1)}
      </div>
    </div>
  );
}
