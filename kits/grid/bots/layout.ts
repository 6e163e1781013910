/** Where each kind of trait begins in a list of them, and how many there are in all. */
interface Layout<Kind extends string> {
  readonly at: Readonly<Record<Kind, number>>;
  readonly end: number;
}

/** One kind after the other, each as large as is said. */
export function inOrder<Kind extends string>(
  sizes: Readonly<Record<Kind, number>>,
  from = 0,
): Layout<Kind> {
  const at = {} as Record<Kind, number>;
  let end = from;
  for (const kind of Object.keys(sizes) as Kind[]) {
    at[kind] = end;
    end += sizes[kind];
  }
  return { at, end };
}
