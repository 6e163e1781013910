/** The ink that a person writes with; bots have one of their own. */
export type Pen = (typeof PENS)[number] | 'slate';

export const PENS = ['night', 'plum', 'pine', 'rust', 'olive', 'wine'] as const;

interface Writer {
  readonly kind: 'person' | 'bot';
}

/**
 * The pen of a seat: people take one after the other, in the order in which they sit. As
 * `data-pen` it sets `--pen` and `--on-pen` for all that is drawn inside.
 */
export function penOf(chairs: readonly Writer[], seat: number): Pen {
  if (chairs[seat]?.kind === 'bot') return 'slate';
  const before = chairs.slice(0, seat).filter(({ kind }) => kind === 'person').length;
  return PENS[before % PENS.length]!;
}
