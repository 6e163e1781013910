import type { ComponentChildren } from 'preact';
import { ArtBox } from '#ui/art-box.tsx';
import './art.css';

interface Props {
  /** Rows of colours, in upper case when open and in lower case when crossed. */
  readonly rows: readonly string[];
  /** Places with a star or a golden die, as row and column: `13` is the second row's fourth box. */
  readonly stars?: readonly string[];
  readonly gold?: readonly string[];
  /** What lies on the piece: a die, stamps. */
  readonly children?: ComponentChildren;
}

/** A tilted piece of a sheet, for the card of a game. */
export function GridArt({ rows, stars = [], gold = [], children }: Props) {
  return (
    <div class="grid-art" aria-hidden="true">
      <div class="grid-art-piece">
        {rows.map((row, y) =>
          [...row].map((letter, x) => {
            const at = `${y}${x}`;
            const print = stars.includes(at) ? 'star ' : gold.includes(at) ? 'gold ' : '';
            return <ArtBox key={at} letter={letter} look={print + joinsAt(rows, y, x)} />;
          }),
        )}
      </div>
      {children}
    </div>
  );
}

function joinsAt(rows: readonly string[], y: number, x: number): string {
  const own = rows[y]?.[x];
  const beside = { ja: rows[y - 1]?.[x], jz: rows[y + 1]?.[x], ju: rows[y]?.[x - 1] };
  const sides = Object.entries({ ...beside, jv: rows[y]?.[x + 1] });
  return sides.flatMap(([join, letter]) => (letter === own ? [join] : [])).join(' ');
}
