import { h, render } from 'preact';
import { expect, test } from 'vitest';
import { fetchFor, type Loaded, useLoaded } from './loaded.ts';

/** Something whose coming the test decides. */
function parcel() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const seen: Loaded<string>[] = [];
  const dropped: string[] = [];
  const stop = fetchFor(
    () => promise,
    (loaded) => seen.push(loaded),
    (value) => dropped.push(value),
  );
  return { resolve, reject, seen, dropped, stop };
}

const soon = () => new Promise((resolve) => setTimeout(resolve));

test('what is fetched is shown, and dropped when it is left', async () => {
  const { resolve, seen, dropped, stop } = parcel();
  resolve('table');
  await soon();
  expect(seen).toEqual([{ kind: 'loading' }, { kind: 'ready', value: 'table' }]);
  expect(dropped).toEqual([]);
  stop();
  stop();
  expect(dropped).toEqual(['table']);
});

test('what comes after it was left is not shown, but dropped', async () => {
  const { resolve, seen, dropped, stop } = parcel();
  stop();
  resolve('table');
  await soon();
  expect(seen).toEqual([{ kind: 'loading' }]);
  expect(dropped).toEqual(['table']);
});

test('what cannot be loaded is reported', async () => {
  const { reject, seen } = parcel();
  reject(new Error('offline'));
  await soon();
  expect(seen.at(-1)).toEqual({ kind: 'failed' });
});

test('no render ever sees what was loaded for something else', async () => {
  const seen: string[] = [];
  function Screen({ game }: { readonly game: string }) {
    const [face] = useLoaded(async () => `the face of ${game}`, [game]);
    seen.push(`${game}: ${face.kind === 'ready' ? face.value : face.kind}`);
    return null;
  }
  // It draws nothing, so that it needs no document.
  const nowhere = { childNodes: [] } as unknown as Element;
  const show = (game: string) => render(h(Screen, { game }), nowhere);
  for (const game of ['qwixx', 'encore', 'encore', 'qwixx']) {
    show(game);
    await expect.poll(() => seen.at(-1), { timeout: 15_000 }).toBe(`${game}: the face of ${game}`);
  }
  expect(new Set(seen)).toEqual(
    new Set(
      ['qwixx', 'encore'].flatMap((game) => [`${game}: loading`, `${game}: the face of ${game}`]),
    ),
  );
  render(null, nowhere);
});
