import './switch.css';

interface Props {
  readonly label: string;
  readonly detail?: string | undefined;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

/** A row with a switch; the whole row can be tapped. */
export function Switch({ label, detail, on, onChange }: Props) {
  return (
    <label class="form-row switch-row">
      <span class="form-row-words">
        {label}
        {detail && <small>{detail}</small>}
      </span>
      <input
        class="switch"
        type="checkbox"
        role="switch"
        checked={on}
        aria-checked={on}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  );
}
