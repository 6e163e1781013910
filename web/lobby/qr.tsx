import { useMemo } from 'preact/hooks';
import { encode } from 'uqr';

interface Props {
  readonly text: string;
  readonly label: string;
}

/** A text for cameras. Dark on white in every theme, or they cannot read it. */
export function Qr({ text, label }: Props) {
  const { size, path } = useMemo(() => drawn(text), [text]);
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path} shape-rendering="crispEdges" />
    </svg>
  );
}

/** One path for all dark squares: runs of them, row by row. */
function drawn(text: string): { readonly size: number; readonly path: string } {
  const { size, data } = encode(text, { ecc: 'M', border: 2 });
  const runs = data.flatMap((row, y) =>
    row.flatMap((isDark, x) =>
      isDark && !row[x - 1] ? [`M${x} ${y}h${runFrom(row, x)}v1H${x}z`] : [],
    ),
  );
  return { size, path: runs.join('') };
}

function runFrom(row: readonly boolean[], x: number): number {
  const end = row.indexOf(false, x);
  return (end === -1 ? row.length : end) - x;
}
