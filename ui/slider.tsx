import './slider.css';
import { useId } from 'preact/hooks';

interface Props {
  readonly label: string;
  readonly detail?: string | undefined;
  readonly value: number;
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  /** The value as a screen reader says it. */
  readonly valueText?: string | undefined;
  readonly onChange: (value: number) => void;
}

/** A row with a slider. */
export function Slider(props: Props) {
  const { label, detail, value, min = 0, max = 1, step = 0.1, valueText, onChange } = props;
  const id = useId();
  const filled = `${((value - min) / (max - min)) * 100}%`;
  return (
    <div class="form-row">
      <label class="form-row-words" for={id}>
        {label}
        {detail && <small>{detail}</small>}
      </label>
      <input
        id={id}
        class="slider"
        style={{ '--filled': filled }}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={valueText}
        onInput={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
    </div>
  );
}
