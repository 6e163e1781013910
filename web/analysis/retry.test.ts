import { expect, test } from 'vitest';
import { loadPlayers } from '#games/players.ts';
import { isOver, played } from '#testing/browser/played.ts';
import { isSavedMatch } from '../store/guard.ts';
import { reviveMatch } from '../store/revive.ts';
import { rematchOf } from '../story/rematch.ts';
import { retryOf } from './retry.ts';

const saved = await played({ id: 'over', game: 'qwixx', seats: 2, people: 1, until: isOver });
const { game } = await loadPlayers('qwixx');

function revived(from: typeof saved) {
  const found = reviveMatch(from, game);
  if ('broken' in found) throw new Error(found.broken.kind);
  return found.match;
}

test('a match goes on from any moment, as one that counts nowhere', () => {
  const story = { match: revived(saved), chairs: saved.chairs };
  const retry = retryOf(story, 1, 4, 1000);
  expect(isSavedMatch(retry)).toBe(true);
  expect(retry).toMatchObject({ isRetry: true, created: 1000, dice: 'app', game: 'qwixx' });
  expect(retry.id).not.toBe(saved.id);
  expect(retry.result).toBeUndefined();
  expect(revived(retry).entries).toEqual(saved.entries.slice(0, 4));
});

test('the seat that was looked at is played here, all others by bots', () => {
  const { chairs } = retryOf({ match: revived(saved), chairs: saved.chairs }, 1, 4);
  expect(chairs).toEqual([
    { kind: 'bot', stamp: 'fox' },
    { kind: 'person', stamp: 'fox' },
  ]);
});

test('a rematch from empty sheets is a match like any other', () => {
  const retry = retryOf({ match: revived(saved), chairs: saved.chairs }, 0, 4);
  expect(rematchOf(retry)).not.toHaveProperty('isRetry');
});
