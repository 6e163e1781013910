import { expect, test } from 'vitest';
import { movesOf } from '#engine/contract.ts';
import { diceWords } from '#engine/dice.ts';
import { awaited, type Match, openMatch, play, throwDice } from '#engine/match.ts';
import { setUp } from '#engine/setup.ts';
import { commitmentTo, fairFaces } from '#fair/dice.ts';
import { proofRemarks } from '#fair/headers.ts';
import { GAMES } from '#games/index.ts';
import { examine } from './proof.ts';

const SECRET = '5a'.repeat(32);
const CHANCE = 'c3'.repeat(32);
const PROMISED = { commitment: commitmentTo(SECRET), chance: CHANCE };

/** Two turns, with fair dice. */
function played(seats: readonly (string | undefined)[]): Match {
  const game = GAMES.find(({ id }) => id === 'qwixx')!;
  const source = { secret: SECRET, seats };
  const remarks = proofRemarks({ ...source, commitment: commitmentTo(SECRET) });
  const setup = setUp(game, ['Lea', 'Tom'], {}, remarks);
  if ('rule' in setup) throw new Error(setup.key);
  const match = openMatch(setup);
  for (let rolls = 0; rolls < 3; ) {
    const next = game.next(match.position);
    if (next.for === 'dice')
      throwDice(match, diceWords(next.dice, fairFaces(source, ++rolls, next.dice)));
    else
      for (const seat of awaited(match)) {
        play(
          match,
          seat,
          game.notate(match.position, seat, movesOf(game, match.position, seat)[0]!),
        );
      }
  }
  return match;
}

test('dice that follow from the promise and from what this device added are right', () => {
  expect(examine(played([CHANCE, undefined]), PROMISED)).toEqual({ kind: 'right', rolls: 3 });
  expect(examine(played([CHANCE, undefined]), undefined)).toEqual({ kind: 'right', rolls: 3 });
});

test('a record that is right by itself is held to what this device saw before', () => {
  const other = { ...PROMISED, commitment: commitmentTo('00'.repeat(32)) };
  expect(examine(played([CHANCE, undefined]), other)).toEqual({ kind: 'other-promise' });
  expect(examine(played([undefined, undefined]), PROMISED)).toEqual({ kind: 'left-out' });
});

test('what was rolled in sight of all is not computed', () => {
  const match = { ...played([]), remarks: [['Dice', 'real']] as const };
  expect(examine(match, undefined)).toEqual({ kind: 'real' });
  const shouted = { ...match, remarks: [['dice', 'REAL']] as const };
  expect(examine(shouted, undefined)).toEqual({ kind: 'real' });
});

test('only an exact header means real dice', () => {
  const says = (...remarks: readonly (readonly [string, string])[]) =>
    examine({ ...played([]), remarks }, undefined).kind;
  expect(says(['Place', 'home'], ['Dice', 'real'])).toBe('real');
  for (const [name, value] of [
    ['Place', 'real'],
    ['Dice', 'wooden'],
    ['Dices', 'real'],
    ['My dice', 'real'],
    ['Dice', 'unreal'],
    ['Dice', 'really'],
  ] as const) {
    expect(says([name, value]), `${name}: ${value}`).toBe('unproven');
  }
});

test('a device that added nothing misses nothing', () => {
  const { commitment } = PROMISED;
  const match = played([CHANCE, 'd4'.repeat(32)]);
  expect(examine(match, { commitment })).toEqual({ kind: 'right', rolls: 3 });
});

test('a claim of real dice counts neither with a proof nor against a commitment', () => {
  const says = ['Dice', 'real'] as const;
  const right = played([CHANCE, undefined]);
  const [first, ...rest] = right.entries;
  const entries = [
    { ...first!, text: first!.text === '1 1 R1 Y1 G1 B1' ? '2 1 R1 Y1 G1 B1' : '1 1 R1 Y1 G1 B1' },
    ...rest,
  ];
  const wrong = { ...right, entries, remarks: [says, ...right.remarks] };
  expect(examine(wrong, undefined)).toMatchObject({ kind: 'wrong', roll: 1 });
  expect(examine(wrong, PROMISED)).toMatchObject({ kind: 'wrong', roll: 1 });
  const honest = { ...right, remarks: [says, ...right.remarks] };
  const other = { ...PROMISED, commitment: commitmentTo('00'.repeat(32)) };
  expect(examine(honest, other)).toEqual({ kind: 'other-promise' });
  expect(examine(wrong, other)).toMatchObject({ kind: 'wrong', roll: 1 });
  expect(examine({ ...right, remarks: [says] }, PROMISED)).toEqual({ kind: 'unproven' });
});
