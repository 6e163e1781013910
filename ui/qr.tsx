import './qr.css';
import { useEffect, useState } from 'preact/hooks';

interface Props {
  readonly text: string;
  /** What it is for. */
  readonly label: string;
}

/** Modules of empty paper that a camera needs around a code. */
const BORDER = 3;

/** A QR code. What encodes it is fetched when one is needed. */
export function Qr({ text, label }: Props) {
  const [code, setCode] = useState<{ readonly size: number; readonly path: string }>();
  useEffect(() => {
    let isWanted = true;
    import('uqr').then(({ encode }) => {
      const { data, size } = encode(text, { ecc: 'M', border: BORDER });
      if (isWanted) setCode({ size, path: draw(data) });
    });
    return () => {
      isWanted = false;
    };
  }, [text]);
  const size = code?.size ?? 1;
  return (
    <svg
      class="qr"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shape-rendering="crispEdges"
    >
      <path d={code?.path} />
    </svg>
  );
}

/** Dark modules, run by run. */
function draw(rows: readonly (readonly boolean[])[]): string {
  let path = '';
  rows.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) {
      if (!row[x]) continue;
      const start = x;
      while (row[x + 1]) x++;
      const run = x + 1 - start;
      path += `M${start} ${y}h${run}v1h${-run}z`;
    }
  });
  return path;
}
