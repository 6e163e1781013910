import { expect, test } from 'vitest';
import { duelsIn } from './duels.ts';
import { match } from './testing/played.ts';

const isTeam = (game: string) => game === 'together';

test('finishing ahead counts as beating all behind, even without winning', () => {
  const { people } = duelsIn([match('Lea 20, Mia 15, Tom 9'), match('Tom 8, Mia 7')], isTeam);
  expect(people.get('Lea')!.get('Mia')).toEqual({ won: 1, lost: 0, drawn: 0 });
  expect(people.get('Mia')!.get('Tom')).toEqual({ won: 1, lost: 1, drawn: 0 });
  expect(people.get('Tom')!.get('Mia')).toEqual({ won: 1, lost: 1, drawn: 0 });
  expect(people.get('Tom')!.get('Lea')).toEqual({ won: 0, lost: 1, drawn: 0 });
});

test('a tie is nobody’s, unless the rules have broken it', () => {
  const tie = match('Lea 20, Mia 20');
  const { people } = duelsIn([tie, { ...tie, winners: [1] }], isTeam);
  expect(people.get('Lea')!.get('Mia')).toEqual({ won: 0, lost: 1, drawn: 1 });
});

test('bots are counted apart, by their level', () => {
  const { people, bots } = duelsIn(
    [match('Lea 9, bot:strong 12, bot:novice 3'), match('Lea 9, bot:strong 1')],
    isTeam,
  );
  expect(people.size).toBe(0);
  expect([...bots.keys()]).toEqual(['Lea']);
  expect(bots.get('Lea')!.get('strong')).toEqual({ won: 1, lost: 1, drawn: 0 });
  expect(bots.get('Lea')!.get('novice')).toEqual({ won: 1, lost: 0, drawn: 0 });
});

test('a team beats nobody, nor is anybody beaten who is gone', () => {
  const { people, bots } = duelsIn(
    [match('Lea 9, Mia 3, bot:strong 1', { game: 'together' }), match('Lea 9, former 3')],
    isTeam,
  );
  expect([people.size, bots.size]).toEqual([0, 0]);
});
