import type { ColourKey } from '#ui/die.tsx';

/** The symbols of the colours on a 24 × 24 grid, as `ui/symbols.css` has them. */
export const SYMBOLS: Readonly<Record<ColourKey, string>> = {
  y: disc(12, 12, 8.2),
  o: 'M12 2 20.5 10.4 12 22 3.5 10.4Z',
  r: [
    [12, 6.3],
    [17.6, 10.4],
    [15.5, 17],
    [8.5, 17],
    [6.4, 10.4],
  ]
    .map(([x, y]) => disc(x!, y!, 4))
    .join(''),
  g: 'M3.6 20.4C1.5 9.5 8 2.8 21 3c.2 12.6-6 19.3-15.3 17.9l9-10.2-1.3-1.2Z',
  b: 'M12 1.8C12 1.8 4.6 10.3 4.6 15a7.4 7.4 0 0 0 14.8 0C19.4 10.3 12 1.8 12 1.8Z',
  v: 'M20.6 14.9A9.3 9.3 0 1 1 9.7 3.2 7.4 7.4 0 0 0 20.6 14.9Z',
  k: 'M7.5 4h9a3.5 3.5 0 0 1 3.5 3.5v9a3.5 3.5 0 0 1-3.5 3.5h-9a3.5 3.5 0 0 1-3.5-3.5v-9a3.5 3.5 0 0 1 3.5-3.5Z',
};

/** On a 24 × 23 grid. */
export const STAR =
  'M12 1.9l2.95 6.3 6.9.85-5.1 4.75 1.35 6.85L12 17.25 5.9 20.65l1.35-6.85L2.15 9.05l6.9-.85Z';

/** Three hands that cross a box, a stroke through one, and a ring around a number. */
export const CROSSES = [
  'M3 4C8 9 14 15 21 21.5M20.5 3C15 9 9 15 3.5 21',
  'M4 3C9 10 15 16 20.5 20.5M21 4C14 9.5 9 16 3.5 20.5',
  'M3.5 4.5C10 9 15 16 20.5 21M20 3.5C16 8 8 15 3 20.5',
] as const;
export const STROKE = 'M4 17 20 8';
export const RING =
  'M13 2.5C6 2 1.8 6.5 2 12.3 2.3 18.5 7 22 12.6 21.8 18.5 21.5 22.3 17 22 11.6 21.7 6 17 2.2 10.5 3.2';

/** The pad with two pips, a cross and a turned corner, on a 32 × 32 grid. */
export const LOGO = {
  pad: 'M6 2h20a4 4 0 0 1 4 4v15l-9 9H6a4 4 0 0 1-4-4V6a4 4 0 0 1 4-4Z',
  corner: 'M30 21l-9 9v-6a3 3 0 0 1 3-3Z',
  pips: disc(9.5, 9.5, 2.6) + disc(9.5, 21.5, 2.6),
  cross: 'M18 6l7 7M25 6l-7 7',
} as const;

export function disc(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}
