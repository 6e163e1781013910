import { describe, expect, test } from 'vitest';
import { isRefused } from './open.ts';
import { saved } from './testing/matches.ts';
import { openUnreadable } from './unreadable.ts';

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
