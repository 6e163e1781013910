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
  /** Whose choice it is, where several people have the same one. */
  readonly owner?: string | undefined;
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

function Segments<Value extends string>(props: Props<Value>) {
  const { owner, detail, value, choices, onChange } = props;
  const id = useId();
  const [first, second] = wordsOf(props);
  const small = `${id}-detail`;
  return (
    <div class="form-row choice-row few">
      <span class="form-row-words">
        <span id={id}>{first}</span>
        {second && <small id={small}>{second}</small>}
      </span>
      <div
        class="segments"
        role="radiogroup"
        aria-labelledby={owner === undefined ? id : `${id} ${small}`}
        aria-describedby={owner === undefined && detail ? small : undefined}
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

function List<Value extends string>(props: Props<Value>) {
  const { value, choices, onChange } = props;
  const id = useId();
  const [first, second] = wordsOf(props);
  const change = (index: number) => {
    const choice = choices[index];
    if (choice) onChange(choice.value);
  };
  return (
    <div class="form-row choice-row many">
      <label class="form-row-words" for={id}>
        {first}
        {second && <small>{second}</small>}
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

/** Whose choice it is stands before what it is. */
function wordsOf({ owner, label, detail }: Omit<Props<string>, 'onChange'>) {
  return owner === undefined ? [label, detail] : [owner, label];
}
