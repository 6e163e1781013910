import { expect, test } from 'vitest';
import { fetchFor, type Loaded } from './loaded.ts';

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

test('what cannot be had is told', async () => {
  const { reject, seen } = parcel();
  reject(new Error('offline'));
  await soon();
  expect(seen.at(-1)).toEqual({ kind: 'failed' });
});
