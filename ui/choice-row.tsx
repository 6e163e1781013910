import './choice-row.css';
import { useId } from 'preact/hooks';
import { Icon } from './icon.tsx';

interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

interface Props<Value extends string> {
  readonly label: string;
  readonly detail?: string | undefined;
  readonly value: Value;
  readonly choices: readonly Choice<Value>[];
  readonly onChange: (value: Value) => void;
}

/** As many letters as fit side by side on a phone. */
const ROOM = 30;

/** A row with a choice: side by side while there is room, else a native list. */
export function ChoiceRow<Value extends string>(props: Props<Value>) {
  const letters = props.choices.reduce((sum, { label }) => sum + label.length, 0);
  const isFew = props.choices.length <= 3 && letters <= ROOM;
  return isFew ? <Segments {...props} /> : <List {...props} />;
}

function Segments<Value extends string>({ label, detail, value, choices, onChange }: Props<Value>) {
  const id = useId();
  return (
    <div class="form-row choice-row few">
      <span class="form-row-words">
        <span id={id}>{label}</span>
        {detail && <small id={`${id}-detail`}>{detail}</small>}
      </span>
      <div
        class="segments"
        role="radiogroup"
        aria-labelledby={id}
        aria-describedby={detail ? `${id}-detail` : undefined}
      >
        {choices.map((choice) => (
          <label key={choice.value} class="segment">
            <input
              type="radio"
              name={id}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            {choice.label}
          </label>
        ))}
      </div>
    </div>
  );
}

function List<Value extends string>({ label, detail, value, choices, onChange }: Props<Value>) {
  const id = useId();
  const change = (index: number) => {
    const choice = choices[index];
    if (choice) onChange(choice.value);
  };
  return (
    <div class="form-row choice-row many">
      <label class="form-row-words" for={id}>
        {label}
        {detail && <small>{detail}</small>}
      </label>
      <span class="choice-list">
        <select
          id={id}
          value={value}
          onChange={(event) => change(event.currentTarget.selectedIndex)}
        >
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
        <Icon name="down" small />
      </span>
    </div>
  );
}
