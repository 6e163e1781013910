import './pad-halves.css';

interface Props {
  /** How many marks are used, and how many are not. */
  readonly used: number;
  readonly left: number;
  readonly useLabel: string;
  readonly backLabel: string;
  readonly onUse: () => void;
  readonly onBack: () => void;
}

/** Over marks too small for a thumb: one button takes the last one back, one uses the next. */
export function PadHalves({ used, left, useLabel, backLabel, onUse, onBack }: Props) {
  return (
    <span class="grid-pad-halves">
      {used > 0 && (
        <button type="button" style={{ flexGrow: used }} aria-label={backLabel} onClick={onBack} />
      )}
      {left > 0 && (
        <button type="button" style={{ flexGrow: left }} aria-label={useLabel} onClick={onUse} />
      )}
    </span>
  );
}
