import { describe, expect, test } from 'vitest';
import { CARDS } from '#games/cards.ts';
import { type Lying, lyingFrom, rolled, tapped } from './dice-lying.ts';

const DIE = { name: 'die', faces: ['1', '2', '3', '4', '5', '6'] };
const DICE = [DIE, DIE, DIE];
const fresh = lyingFrom(undefined, DICE);

describe('a roll', () => {
  test('is all dice at first', () => {
    expect(rolled(fresh, ['1', '2', '3'])).toEqual({
      faces: ['1', '2', '3'],
      uses: ['roll', 'roll', 'roll'],
    });
  });

  test('leaves what is kept and what is put away, and brings back what was taken', () => {
    const before: Lying = { faces: ['1', '2', '3'], uses: ['keep', 'take', 'away'] };
    expect(rolled(before, ['6', '6', '6'])).toEqual({
      faces: ['1', '6', '3'],
      uses: ['roll', 'roll', 'away'],
    });
  });
});

describe('a tap', () => {
  const uses = (lying: Lying): string => lying.uses.join(' ');

  test('does what the game knows, one after the other, and then nothing again', () => {
    const once = tapped(fresh, 1, ['take', 'away']);
    const twice = tapped(once, 1, ['take', 'away']);
    const thrice = tapped(twice, 1, ['take', 'away']);
    expect([once, twice, thrice].map(uses)).toEqual([
      'roll take roll',
      'roll away roll',
      'roll roll roll',
    ]);
  });

  test('does nothing with a die that is always rolled', () => {
    expect(tapped(fresh, 0, [])).toEqual(fresh);
  });
});

describe('what is kept on the device', () => {
  const lying: Lying = { faces: ['1', '2', '3'], uses: ['keep', 'take', 'away'] };

  test('is taken up again', () => {
    expect(lyingFrom(JSON.parse(JSON.stringify(lying)), DICE)).toEqual(lying);
  });

  test.each([
    null,
    {},
    { ...lying, faces: ['1', '2'] },
    { ...lying, faces: ['1', '2', 'R'] },
    { ...lying, uses: ['keep', 'take', 'lost'] },
    { ...lying, uses: ['keep'] },
  ])('is left alone where it is not these dice: %j', (kept) => {
    expect(lyingFrom(kept, DICE)).toEqual(fresh);
  });
});

test('every game says what its dice are for', async () => {
  const faces = await Promise.all(CARDS.map(({ load }) => load()));
  const uses = faces.map(({ game, dieUses }) => {
    const next = game.next(game.start(2, {}));
    const dice = next.for === 'dice' ? next.dice : [];
    return [game.id, dice.map((die) => dieUses(die.faces[0]!))];
  });
  const times = (count: number, ...each: string[]) => new Array(count).fill(each);
  expect(Object.fromEntries(uses)).toEqual({
    encore: times(6, 'take'),
    'encore-coop': times(6, 'take', 'away'),
    'encore-plus': times(7, 'take'),
    qwixx: [...times(2), ...times(4, 'away')],
    choice: times(3, 'keep'),
  });
});
