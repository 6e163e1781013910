import './text-field.css';
import { useId } from 'preact/hooks';
import { Icon } from './icon.tsx';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly onInput: (value: string) => void;
  /** Words below the field that help to fill it in. */
  readonly hint?: string | undefined;
  /** What is wrong with the value. */
  readonly error?: string | undefined;
  /** The id of what says so in another place. */
  readonly errorId?: string | undefined;
  readonly maxLength?: number;
  readonly placeholder?: string;
  readonly autocomplete?: string;
  /** Which keyboard a phone should offer. */
  readonly inputMode?: 'text' | 'numeric';
}

/** A text field with its label above and its error below. */
export function TextField({ label, value, onInput, hint, error, errorId, ...field }: Props) {
  const id = useId();
  const wrong = errorId ?? (error && `${id}-error`);
  const described = [hint && `${id}-hint`, wrong].filter(Boolean).join(' ');
  return (
    <div class="text-field">
      <label for={id}>{label}</label>
      <input
        type="text"
        {...field}
        id={id}
        value={value}
        aria-invalid={wrong !== undefined}
        aria-describedby={described || undefined}
        onInput={(event) => onInput(event.currentTarget.value)}
      />
      {hint && <small id={`${id}-hint`}>{hint}</small>}
      {error && (
        <span class="text-field-error" id={`${id}-error`}>
          <Icon name="info" small />
          {error}
        </span>
      )}
    </div>
  );
}
