import { createHash, createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { commitmentTo, fairFaces, isChance } from './dice.ts';

const SECRET = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const OTHER = 'ff'.repeat(32);
const six = { name: 'white', faces: ['1', '2', '3', '4', '5', '6'] };
const dice = [six, six, six, six, six, six];

test('the promise is the hash of the secret', () => {
  const hash = createHash('sha256').update(Buffer.from(SECRET, 'hex')).digest('hex');
  expect(commitmentTo(SECRET)).toBe(hash);
});

test('rolls never change: old records must stay provable', () => {
  const rolls = [1, 2, 3].map((roll) => fairFaces({ secret: SECRET, seats: [] }, roll, dice));
  expect(rolls).toEqual([
    [3, 4, 0, 3, 3, 5],
    [2, 1, 4, 2, 2, 4],
    [2, 3, 5, 2, 4, 4],
  ]);
});

test('anybody can compute a roll with the tools of a common library', () => {
  const seats = [OTHER, undefined];
  const bytes = createHmac('sha256', Buffer.from(SECRET, 'hex'))
    .update(`dicepad 7 0 ${OTHER} -`)
    .digest();
  const due = [...bytes].filter((byte) => byte < 252).slice(0, 6);
  expect(fairFaces({ secret: SECRET, seats }, 7, dice)).toEqual(due.map((byte) => byte % 6));
});

test('every seat’s chance, and its place, changes the dice', () => {
  const many = Array.from({ length: 40 }, () => six);
  const rolls = [
    [undefined, undefined],
    [OTHER, undefined],
    [undefined, OTHER],
    [SECRET, undefined],
  ].map((seats) => fairFaces({ secret: SECRET, seats }, 1, many).join());
  expect(new Set(rolls).size).toBe(4);
});

test('a kept die shows what it shows and takes no chance from the others', () => {
  const kept = { name: 'kept', faces: ['4'] };
  const [first, ...rest] = fairFaces({ secret: SECRET, seats: [] }, 1, [kept, six, six]);
  expect(first).toBe(0);
  expect(rest).toEqual(fairFaces({ secret: SECRET, seats: [] }, 1, [six, six]));
});

test('more dice than one hash has bytes go on in the next', () => {
  const bytes = [0, 1, 2, 3].flatMap((block) => {
    const hash = createHmac('sha256', Buffer.from(SECRET, 'hex'));
    return [...hash.update(`dicepad 1 ${block} ${OTHER}`).digest()];
  });
  const hundred = Array.from({ length: 100 }, () => six);
  const due = bytes.filter((byte) => byte < 252).slice(0, 100);
  expect(fairFaces({ secret: SECRET, seats: [OTHER] }, 1, hundred)).toEqual(
    due.map((byte) => byte % 6),
  );
});

test('chance is exactly 32 bytes, in small hexadecimal digits', () => {
  expect(isChance(SECRET)).toBe(true);
  for (const odd of ['', SECRET.slice(1), `${SECRET}0`, `0${SECRET}`, SECRET.toUpperCase()]) {
    expect(isChance(odd), odd).toBe(false);
  }
});

test('no face is favoured', () => {
  const counts = [0, 0, 0, 0, 0, 0];
  for (let roll = 1; roll <= 20_000; roll++) {
    for (const face of fairFaces({ secret: SECRET, seats: [OTHER] }, roll, [six, six, six])) {
      counts[face]!++;
    }
  }
  // Chi-squared with five degrees of freedom: beyond 20.5 in one of a thousand honest dice.
  const due = 10_000;
  const chi = counts.reduce((sum, count) => sum + (count - due) ** 2 / due, 0);
  expect(chi).toBeLessThan(20.5);
});
