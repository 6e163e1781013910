import { describe, expect, test } from 'vitest';
import type { Game } from '#engine/contract.ts';
import { isRefusal } from '#engine/contract.ts';
import { setUp } from '#engine/setup.ts';
import { GAMES } from '#games/index.ts';
import {
  chosenFrom,
  codeIn,
  openHeaders,
  optionsOf,
  valuesOf,
  withCode,
  withValue,
} from './setup-options.ts';

const counts = (game: Game) =>
  Array.from({ length: game.players.max - game.players.min + 1 }, (_, i) => game.players.min + i);
const names = (seats: number) => ['A', 'B', 'C', 'D', 'E', 'F'].slice(0, seats);
const withForm = GAMES.flatMap((game) =>
  game.headers.flatMap((header) => {
    const inner = header.each ?? header;
    return inner.form ? [{ game, header, inner }] : [];
  }),
);

test.each(GAMES)('$id can be set up with nothing chosen, at every size', (game) => {
  for (const seats of counts(game)) {
    const options = optionsOf(game, seats, {});
    expect(isRefusal(setUp(game, names(seats), options))).toBe(false);
  }
});

test.each(GAMES)('$id takes everything that its menus offer', (game) => {
  for (const seats of counts(game)) {
    for (const header of openHeaders(game, seats)) {
      for (const value of (header.each ?? header).choices(seats)) {
        const chosen = withValue(header, seats, {}, 0, value);
        expect(valuesOf(header, seats, chosen)[0]).toBe(value);
        expect(setUp(game, names(seats), optionsOf(game, seats, chosen))).not.toHaveProperty(
          'rule',
        );
      }
    }
  }
});

test('what changes from table to table is not asked: a new one has the newest', () => {
  const game = GAMES.find(({ id }) => id === 'encore-coop')!;
  expect(openHeaders(game, 3).map(({ name }) => name)).not.toContain('Goals');
  const earlier = chosenFrom(game, { Goals: 'house-1', Mission: '4' });
  expect(optionsOf(game, 3, earlier)).toMatchObject({ Goals: 'house-2', Mission: '4' });
});

describe('a choice', () => {
  test.each(withForm)('of $game.id for $header.name can be a code', ({ game, header, inner }) => {
    const seats = game.players.max;
    const value = withCode(inner, 'k3x9');
    const chosen = withValue(header, seats, {}, 0, value);
    expect(valuesOf(header, seats, chosen)[0]).toBe(value);
    expect(codeIn(inner, seats, value)).toBe('k3x9');
    expect(codeIn(inner, seats, inner.choices(seats)[0]!)).toBeUndefined();
  });

  test.each(withForm)('of $game.id outlives a change of size', ({ game, header, inner }) => {
    const value = withCode(inner, 'abc');
    const chosen = withValue(header, 3, {}, 0, value);
    const kept = chosenFrom(game, optionsOf(game, 3, chosen));
    for (const seats of counts(game)) expect(valuesOf(header, seats, kept)[0]).toBe(value);
  });

  test.each(withForm)('of $game.id that cannot be read is not taken', ({ header }) => {
    const usual = valuesOf(header, 2, {});
    expect(valuesOf(header, 2, { [header.name]: ['no such sheet'] })).toEqual(usual);
  });
});
