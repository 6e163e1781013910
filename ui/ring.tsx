import './ring.css';

const STROKES = {
  ring: 'M13 2.5C6 2 1.8 6.5 2 12.3 2.3 18.5 7 22 12.6 21.8 18.5 21.5 22.3 17 22 11.6 21.7 6 17 2.2 10.5 3.2',
  strike: 'M2.5 15.5 21.5 8.5',
} as const;

interface Props {
  readonly kind?: keyof typeof STROKES;
  /** Whether the pen is seen moving. */
  readonly drawn?: boolean;
}

/** A ring around its positioned parent, or a strike through it. */
export function Ring({ kind = 'ring', drawn = false }: Props) {
  return (
    <svg
      class={drawn ? `pen-mark ${kind} drawn` : `pen-mark ${kind}`}
      viewBox="0 0 24 24"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={STROKES[kind]} pathLength={1} />
    </svg>
  );
}
