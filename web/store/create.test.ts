import { describe, expect, test } from 'vitest';
import { pebbles } from '#testing/toy.ts';
import { createMatch, tidyName } from './create.ts';
import { isSavedMatch } from './guard.ts';
import { newId } from './id.ts';

describe('a new match', () => {
  const sitters = [
    { name: '  Max ', kind: 'person', stamp: 'fox' },
    { name: 'Pip', kind: 'bot', stamp: 'bot', language: 'fr' },
  ] as const;

  test('is what its game makes of it, and has the shape of a saved one', () => {
    const match = createMatch(pebbles, { sitters, options: { sheet: 'LONG' }, dice: 'app' }, 7);
    expect(match).toMatchObject({
      revision: 1,
      game: 'pebbles',
      players: ['Max', 'Pip'],
      options: { Sheet: 'long' },
      chairs: [
        { kind: 'person', stamp: 'fox' },
        { kind: 'bot', stamp: 'bot', language: 'fr' },
      ],
      created: 7,
    });
    expect(isSavedMatch(JSON.parse(JSON.stringify(match)))).toBe(true);
  });

  test('is refused with the rule that its players break', () => {
    const twins = [sitters[0], { ...sitters[0], name: 'Max' }];
    const refused = createMatch(pebbles, { sitters: twins, options: {}, dice: 'app' });
    expect(refused).toMatchObject({ rule: 'F1', key: 'sameName' });
  });

  test('gets an id of its own', () => {
    expect(new Set(Array.from({ length: 200 }, newId)).size).toBe(200);
    expect(newId()).toMatch(/^[a-z2-9]{12}$/);
  });

  test('has tidy names', () => {
    expect(tidyName('  Ada \t  Love ')).toBe('Ada Love');
  });
});

test.for([
  ['  Lea   Marie ', 'Lea Marie'],
  ['\u200B', ''],
  ['\u200D\u200D\u200D', ''],
  ['\u202EZoe', 'Zoe'],
  ['Zoe\u0301', 'Zo\u00E9'],
  ['\u{1F468}\u200D\u{1F469}\u200D\u{1F467}', '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}'],
] as const)('the name %j is kept as %j', ([given, kept]) => {
  expect(tidyName(given)).toBe(kept);
});
