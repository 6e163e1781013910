/** A line in a list that changes while somebody looks at it. */
export interface Line<T> {
  readonly item: T;
  /** It was there before, and is no more. */
  readonly isGone: boolean;
}

/** With more of them, those that are there would be hard to find. */
const MOST_GONE = 10;

/**
 * The list as it is now, with every line where it was: a finger on its way to a line meets that
 * line. What is new comes last; what is gone keeps its place, until there is too much of it.
 */
export function linesAfter<T extends { readonly id: string }>(
  before: readonly Line<T>[],
  items: readonly T[],
): readonly Line<T>[] {
  const added = new Map(items.map((item) => [item.id, item]));
  const kept = before.map(({ item }) => {
    const now = added.get(item.id);
    added.delete(item.id);
    return { item: now ?? item, isGone: !now };
  });
  const lines = [...kept, ...Array.from(added.values(), (item) => ({ item, isGone: false }))];
  const there = lines.filter(({ isGone }) => !isGone);
  return there.length === 0 || lines.length - there.length > MOST_GONE ? there : lines;
}
