import { describe, expect, test } from 'vitest';
import { pebbles } from '#testing/toy.ts';
import { isRefusal, type Options } from './contract.ts';
import { enter, openMatch, replay } from './match.ts';
import { readRecord } from './record/read.ts';
import { writeRecord } from './record/write.ts';
import type { Setup } from './setup.ts';
import { asNew, setUp } from './setup.ts';

describe('the door for a table', () => {
  test('takes players and options in any spelling, and adds what is implied', () => {
    const setup = setUp(pebbles, ['Max'], { sheet: 'LONG' });
    const options = { Sheet: 'long', Variant: 'solo' };
    expect(setup).toEqual({ game: pebbles, players: ['Max'], options, remarks: [] });
  });

  test.each([
    ['emptyName', ['Max', ' '], {}],
    ['oddName', ['Max', 'Em#ma'], {}],
    ['oddName', ['Max', 'Emma, Tim'], {}],
    ['oddName', ['Max', 'Emma\nroll 1'], {}],
    ['sameName', ['Max', 'Max'], {}],
    ['players', ['A', 'B', 'C', 'D'], {}],
    ['value', ['Max', 'Emma'], { Sheet: 'endless' }],
    ['each', ['Max', 'Emma'], { Sides: '1' }],
    ['solo', ['Max', 'Emma'], { Variant: 'solo' }],
    ['unknown', ['Max', 'Emma'], { Weather: 'fine' }],
  ])('F1 refuses %s: %j %j', (key, players, options) => {
    expect(setUp(pebbles, players, options)).toMatchObject({ rule: 'F1', key });
  });

  test('says which header is unknown, and how many players there must be', () => {
    const game = { ...pebbles, players: { min: 2, max: 3 } };
    const argsOf = (players: readonly string[], options: Options) => {
      const refused = setUp(game, players, options);
      return isRefusal(refused) ? refused.args : undefined;
    };
    expect(argsOf(['Max', 'Emma'], { Weather: 'fine' })).toEqual({ header: 'Weather' });
    expect(argsOf(['Max'], {})).toEqual({ count: 1, min: 2, max: 3 });
    expect(argsOf(['Max', 'Emma'], {})).toBeUndefined();
    expect(argsOf(['Max', 'Emma', 'Tim'], {})).toBeUndefined();
  });

  test('what it lets in survives a record', () => {
    const setup = trusted(setUp(pebbles, ['Max', 'Emma'], { Sides: '2,1' }, [['Place', 'Home']]));
    const text = writeRecord(openMatch(setup));
    const reading = readRecord(text, [pebbles]);
    expect(reading.match).toMatchObject(setup);
  });
});

test('a new table writes what is newest, unless something else was chosen', () => {
  const headers = pebbles.headers.map((header) =>
    header.name === 'Sheet' ? { ...header, newest: 'long' } : header,
  );
  const game = { ...pebbles, headers };
  expect(asNew(game, {})).toEqual({ Sheet: 'long' });
  expect(asNew(game, { Sheet: 'short' })).toEqual({ Sheet: 'short' });
  expect(asNew(pebbles, { Sides: '1, 2' })).toEqual({ Sides: '1, 2' });
});

test('a match is rebuilt from its entries, and a broken log is noticed', () => {
  const setup = trusted(setUp(pebbles, ['Max', 'Emma'], {}));
  const match = openMatch(setup);
  const next = match.game.next(match.position);
  const roll = next.for === 'dice' ? next.dice.map((die) => die.faces[0]).join(' ') : '';
  expect(enter(match, { kind: 'roll', text: roll })).toBeUndefined();
  expect(replay(setup, match.entries)).toEqual(match);
  expect(() => replay(setup, [...match.entries, ...match.entries])).toThrow('F3');
});

function trusted(setup: ReturnType<typeof setUp>): Setup {
  if (isRefusal(setup)) throw new Error(setup.key);
  return setup;
}
