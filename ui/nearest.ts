/** Where something is on screen, from `getBoundingClientRect`. */
export interface Spot {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export type Direction = 'left' | 'right' | 'up' | 'down';

/** How much a step aside counts against a step ahead, when nothing lies straight ahead. */
const ASIDE = 2;

/**
 * The place of the spot that an arrow leads to: the closest straight ahead, or else the closest
 * roughly ahead. Undefined at the edge.
 */
export function nearest(
  from: Spot,
  spots: readonly Spot[],
  direction: Direction,
): number | undefined {
  let best: number | undefined;
  let bestCost = Number.POSITIVE_INFINITY;
  spots.forEach((spot, i) => {
    const cost = distance(from, spot, direction);
    if (cost < bestCost) {
      best = i;
      bestCost = cost;
    }
  });
  return best;
}

function distance(from: Spot, to: Spot, direction: Direction): number {
  const isLevel = direction === 'left' || direction === 'right';
  const across = to.left + to.width / 2 - from.left - from.width / 2;
  const down = to.top + to.height / 2 - from.top - from.height / 2;
  const forward = direction === 'right' || direction === 'down' ? 1 : -1;
  const ahead = (isLevel ? across : down) * forward;
  const aside = Math.abs(isLevel ? down : across);
  const half = (isLevel ? from.height + to.height : from.width + to.width) / 2;
  // Touching side by side is not ahead; a pixel forgives rounding.
  if (ahead <= 1) return Number.POSITIVE_INFINITY;
  const isStraight = aside < half * 0.9;
  if (isStraight) return ahead + aside / 10;
  // Within a quarter circle, and always after what lies straight ahead.
  return aside > ahead * 2 ? Number.POSITIVE_INFINITY : 10_000 + ahead + aside * ASIDE;
}
