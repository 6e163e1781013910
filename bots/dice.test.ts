import { expect, test } from 'vitest';
import { dicePaired } from './dice.ts';

const SIX = ['1', '2', '3', '4', '5', '6'];
const die = (name: string, faces = SIX) => ({ name, faces });
const ALL = [die('white'), die('white'), die('red'), die('blue')];

function thrown(dice: ReturnType<typeof dicePaired>, which = ALL): number[] {
  const faces: number[] = [];
  dice.throw(which, faces);
  return faces;
}

test('the same seed throws the same, another seed something else', () => {
  const [one, same, other] = ['a', 'a', 'b'].map((seed) => dicePaired(seed));
  const many = (dice = one!) => Array.from({ length: 20 }, () => thrown(dice));
  const first = many(one);
  expect(many(same)).toEqual(first);
  expect(many(other)).not.toEqual(first);
});

test('a die that has left the table changes nothing for the others', () => {
  const [whole, fewer] = [dicePaired('seed'), dicePaired('seed')];
  expect(thrown(fewer)).toEqual(thrown(whole));
  for (let i = 0; i < 20; i++) {
    const [first, second, , blue] = thrown(whole);
    const without = ALL.filter(({ name }) => name !== 'red');
    expect(thrown(fewer, without)).toEqual([first, second, blue]);
  }
});

test('a die that stays as it lies shows its one face', () => {
  const dice = dicePaired('seed');
  thrown(dice);
  expect(thrown(dice, [die('white', ['4']), die('white'), die('red', ['2'])])).toMatchObject([
    0,
    expect.any(Number),
    0,
  ]);
});

test('a die that lay there from the beginning falls like any other when it is thrown again', () => {
  const dice = dicePaired('seed', ALL);
  const kept = [die('white', ['4']), die('white'), die('red', ['2']), die('blue')];
  expect(thrown(dice, kept)).toMatchObject([0, expect.any(Number), 0, expect.any(Number)]);
  const later = Array.from({ length: 60 }, () => thrown(dice));
  for (const at of ALL.keys()) expect(new Set(later.map((faces) => faces[at])).size).toBe(6);
});

test('every face comes about equally often', () => {
  const dice = dicePaired('fair');
  const counts = ALL.map(() => [0, 0, 0, 0, 0, 0]);
  for (let i = 0; i < 6000; i++) {
    for (const [at, face] of thrown(dice).entries()) counts[at]![face]!++;
  }
  for (const count of counts.flat()) expect(Math.abs(count - 1000)).toBeLessThan(150);
});
