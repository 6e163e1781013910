import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Crash } from '#protocol/crash.ts';
import { countCrashes } from '../app/testing/counting.ts';
import { isRefused, openStore } from './open.ts';
import type { Store } from './store.ts';
import { saved } from './testing/matches.ts';
import { openUnreadable } from './unreadable.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a database that does not open', () => {
  test.each([
    ['a refusal: nothing can be in it', new DOMException('', 'SecurityError'), true],
    ['newer than this app', new DOMException('', 'VersionError'), false],
    ['damaged', new DOMException('', 'UnknownError'), false],
    ['there, and the fault ours', new TypeError('planted'), false],
  ])('may be %s', (_, error, refused) => {
    vi.stubGlobal('indexedDB', {});
    expect(isRefused(error)).toBe(refused);
  });

  test('may be missing: nothing can be in it', () => {
    vi.stubGlobal('indexedDB', undefined);
    expect(isRefused(new ReferenceError('indexedDB is not defined'))).toBe(true);
  });

  test('lets new matches be played, and says of others that they cannot be read', async () => {
    const store = openUnreadable(new DOMException('', 'UnknownError'));
    await expect(store.matches()).rejects.toThrow();
    await expect(store.pads()).rejects.toThrow();
    await store.keepMatch(saved());
    expect(await store.match('one')).toBeDefined();
    await expect(store.match('two')).rejects.toThrow();
    expect((await store.matches()).map(({ id }) => id)).toEqual(['one']);
    expect(await store.pads()).toEqual([]);
  });
});

describe('a database that does not answer', () => {
  /** What the browser promises when it is asked to open a database. */
  class Opening extends EventTarget {
    readonly error = new DOMException('', 'UnknownError');
    readonly result = new EventTarget();
  }
  let request: Opening;
  let told: readonly Crash[];
  let used: Store[];

  beforeEach(() => {
    request = new Opening();
    used = [];
    vi.stubGlobal('IDBRequest', Opening);
    for (const kind of ['Database', 'ObjectStore', 'Index', 'Cursor', 'Transaction']) {
      vi.stubGlobal(`IDB${kind}`, class {});
    }
    vi.stubGlobal('indexedDB', { open: () => request });
    vi.useFakeTimers();
    told = countCrashes('/match/one');
  });

  const begin = (): Promise<void> =>
    openStore((store) => {
      used.push(store);
    });
  const kinds = (): unknown[] => used.map(({ kind, stopgap }) => stopgap?.why ?? kind);
  const answer = (how: string): boolean => request.dispatchEvent(new Event(how));

  test('for long is done without, and that is counted', async () => {
    begin();
    await vi.advanceTimersByTimeAsync(9999);
    expect(kinds()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(kinds()).toEqual(['silent']);
    expect(told).toMatchObject([{ kind: 'store', route: 'match', error: 'TimeoutError' }]);
    expect(await used[0]!.keepMatch(saved())).toBe('written');
    await expect(used[0]!.match('another')).rejects.toThrow();
  });

  test('is done without at once where another tab is in the way', async () => {
    begin();
    await vi.advanceTimersByTimeAsync(0);
    answer('blocked');
    expect(kinds()).toEqual(['heldUp']);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(kinds()).toEqual(['heldUp']);
    expect(told).toMatchObject([{ kind: 'store', route: 'match', error: 'BlockedError' }]);
  });

  test('is used when it answers late, unless something was played meanwhile', async () => {
    const opening = begin();
    await vi.advanceTimersByTimeAsync(10_000);
    answer('success');
    await opening;
    expect(kinds()).toEqual(['silent', 'evictable']);
  });

  test('is left alone when it answers after something was played', async () => {
    const opening = begin();
    await vi.advanceTimersByTimeAsync(10_000);
    await used[0]!.keepMatch(saved());
    answer('success');
    await opening;
    expect(kinds()).toEqual(['silent']);
  });

  test('and then fails is said to be unreadable', async () => {
    const opening = begin();
    await vi.advanceTimersByTimeAsync(10_000);
    answer('error');
    await opening;
    expect(kinds()).toEqual(['silent', 'unreadable']);
  });

  test('in time is the only one used', async () => {
    const opening = begin();
    await vi.advanceTimersByTimeAsync(9000);
    answer('success');
    await opening;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(kinds()).toEqual(['evictable']);
    expect(told).toEqual([]);
  });

  test('because the browser does not say what it keeps is done without, too', async () => {
    const never = () => new Promise<never>(() => undefined);
    vi.stubGlobal('navigator', { storage: { persisted: never, estimate: never } });
    begin();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(kinds()).toEqual(['silent']);
  });
});
