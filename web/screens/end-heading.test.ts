import { beforeAll, expect, test } from 'vitest';
import type { Game } from '#engine/contract.ts';
import type { Match } from '#engine/match.ts';
import { loadAllTexts } from '../app/testing/texts.ts';
import type { Chair } from '../store/saved.ts';
import { headingOf } from './end-heading.ts';
import { loneSeat } from './parts/outcome.ts';

beforeAll(() => loadAllTexts('en'));

const PERSON: Chair = { kind: 'person', stamp: 'fox' };
const BOT: Chair = { kind: 'bot', stamp: 'bot' };

/** The heading of a match with these totals. */
function heading(totals: readonly number[], chairs: readonly Chair[]): string {
  const best = Math.max(...totals);
  const winners = totals.flatMap((total, seat) => (total === best ? [seat] : []));
  const scores = totals.map((total) => ({ total, parts: {} }));
  const next = () => ({ for: 'nobody' });
  const game = { winners: () => winners, scores: () => scores, next } as unknown as Game;
  const players = ['Lea', 'Pip', 'Dot'].slice(0, totals.length);
  return headingOf({ game, position: {}, players } as unknown as Match, loneSeat(chairs));
}

test('one person among bots is spoken to', () => {
  expect(heading([18, 16], [PERSON, BOT])).toBe('You win, 18 to 16!');
  expect(heading([-3, 16, 9], [PERSON, BOT, BOT])).toBe('Pip wins, 16 to your −3');
  expect(heading([-3, 16, 16], [PERSON, BOT, BOT])).toBe(
    'Pip and Dot share the win, 16 to your −3',
  );
  expect(heading([16, 16, 9], [PERSON, BOT, BOT])).toBe('You share the win with Pip, 16 each!');
});

test('several people hear who won', () => {
  expect(heading([18, 16], [PERSON, PERSON])).toBe('Lea wins, 18 to 16!');
  expect(heading([16, 16], [PERSON, PERSON])).toBe('Lea and Pip share the win, 16 each!');
});

test('bots among themselves are named', () => {
  expect(heading([16, 18], [BOT, BOT])).toBe('Pip wins, 18 to 16!');
});

test('a score of one’s own is counted', () => {
  expect(heading([1], [PERSON])).toBe('1 point');
});

test('where people have agreed to stop, nobody has won', () => {
  const next = () => ({ for: 'dice', dice: [] });
  const game = { winners: () => [], scores: () => [], next } as unknown as Game;
  const match = { game, position: {}, players: ['Lea', 'Tom'] } as unknown as Match;
  expect(headingOf(match, 0)).toBe('Ended by agreement');
});
