import { afterEach, describe, expect, test, vi } from 'vitest';
import { countCrashes } from '../app/testing/counting.ts';
import { isHeldUp, isRefused, openStore } from './open.ts';
import { saved } from './testing/matches.ts';
import { openUnreadable } from './unreadable.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a database that does not open', () => {
  test.each([
    ['a refusal: nothing can be in it', new DOMException('', 'SecurityError'), true],
    ['missing: nothing can be in it', new TypeError('indexedDB is undefined'), true],
    ['newer than this app', new DOMException('', 'VersionError'), false],
    ['damaged', new DOMException('', 'UnknownError'), false],
  ])('may be %s', (_, error, refused) => {
    expect(isRefused(error)).toBe(refused);
  });

  test('lets new matches be played, and says of others that they cannot be read', async () => {
    const store = openUnreadable(new DOMException('', 'UnknownError'));
    await store.keepMatch(saved());
    expect(await store.match('one')).toBeDefined();
    await expect(store.match('two')).rejects.toThrow();
    await expect(store.matches()).rejects.toThrow();
  });
});

test('a database that does not answer is held up, until it does', async () => {
  class Opening extends EventTarget {
    readonly error = new DOMException('', 'UnknownError');
  }
  const request = new Opening();
  vi.stubGlobal('IDBRequest', Opening);
  vi.stubGlobal('indexedDB', { open: () => request });
  vi.useFakeTimers();
  const told = countCrashes('/match/one');
  const opened = openStore();
  await vi.advanceTimersByTimeAsync(9999);
  expect(isHeldUp.value).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isHeldUp.value).toBe(true);
  expect(told).toMatchObject([{ kind: 'store', route: 'match', error: 'TimeoutError' }]);
  request.dispatchEvent(new Event('error'));
  expect((await opened).kind).toBe('unreadable');
  expect(isHeldUp.value).toBe(false);
});
