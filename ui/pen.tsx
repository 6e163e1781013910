import { PEN_STROKES } from './pen-strokes.ts';

interface Props {
  readonly value: number;
  /** Whether the hand is seen writing it. */
  readonly written?: boolean;
}

/** A number in handwriting. */
export function Pen({ value, written }: Props) {
  const text = String(value);
  return (
    <span class={written ? 'pen written' : 'pen'}>
      <span class="for-readers">{text.replace('-', '−')}</span>
      {[...text].map((digit, i) => (
        <svg key={i} viewBox="0 0 20 28" aria-hidden="true" style={{ '--nth': i }}>
          <path d={PEN_STROKES[digit]} pathLength={1} />
        </svg>
      ))}
    </span>
  );
}
