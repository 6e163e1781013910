import { afterEach, expect, test, vi } from 'vitest';
import { reportCrash } from './crashes.ts';
import { countCrashes } from './testing/counting.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a crash is reported once, with its screen, the name of its error and the build', () => {
  const told = countCrashes('/match/a-very-own-id/end');
  for (let times = 0; times < 3; times++) reportCrash('screen', new TypeError('Lea is undefined'));
  reportCrash('screen', new RangeError('Lea'));
  reportCrash('chunk', new TypeError('Lea'));
  const build = expect.stringMatching(/^index-[\w-]+$/);
  expect(told).toEqual([
    { kind: 'screen', route: 'end', error: 'TypeError', build },
    { kind: 'screen', route: 'end', error: 'RangeError', build },
    { kind: 'chunk', route: 'end', error: 'TypeError', build },
  ]);
});

test.each([undefined, null, 'Lea', { name: 'Lea' }, 7])('of %j nothing is reported', (thrown) => {
  const told = countCrashes();
  reportCrash('script', thrown);
  expect(told).toMatchObject([{ kind: 'script', route: 'home', error: 'other' }]);
});

test('without a server nothing breaks', async () => {
  countCrashes();
  const ask = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('fetch', ask);
  reportCrash('script', new Error('x'));
  expect(ask).toHaveBeenCalledOnce();
  await ask.mock.results[0]!.value.catch(() => undefined);
});
