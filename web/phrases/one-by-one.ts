/** If it is far behind, the oldest are dropped. */
const MOST = 4;

interface Line<Item> {
  add(item: Item): void;
  close(): void;
}

/** Shows one thing after the other, each for so many milliseconds, then nothing. */
export function oneByOne<Item>(each: number, show: (item: Item | undefined) => void): Line<Item> {
  let waiting: readonly Item[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const next = (): void => {
    const [first, ...rest] = waiting;
    waiting = rest;
    timer = first === undefined ? undefined : setTimeout(next, each);
    show(first);
  };
  return {
    add(item) {
      waiting = [...waiting, item].slice(-MOST);
      if (timer === undefined) next();
    },
    close: () => clearTimeout(timer),
  };
}
