import './states.css';
import { useContext } from 'preact/hooks';
import { WordsContext } from './words.ts';

/** How many boxes each line has, and which of them is a wide one. */
const LINES: readonly (readonly [boxes: number, wide: number])[] = [
  [6, 0],
  [5, 1],
  [6, 2],
  [5, 3],
  [6, 4],
];

interface Props {
  readonly label?: string | undefined;
  /** How often the pattern repeats. */
  readonly times?: number;
}

/** A sheet that is still loading, in its own shape. */
export function Skeleton({ label, times = 1 }: Props) {
  const { loading } = useContext(WordsContext);
  const lines = Array.from({ length: times }, () => LINES).flat();
  return (
    <div class="skeleton" role="status">
      <span class="for-readers">{label ?? loading}</span>
      {lines.map(([boxes, wide], i) => (
        <div key={i} class="skeleton-line" aria-hidden="true">
          {Array.from({ length: boxes }, (_, k) => (
            <i key={k} class={k === wide ? 'wide' : undefined} />
          ))}
        </div>
      ))}
    </div>
  );
}
