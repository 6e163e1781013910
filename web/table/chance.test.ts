import { afterEach, expect, test, vi } from 'vitest';
import { throwApp } from './chance.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

/** Lets the browser's entropy be these numbers, one after the other. */
function drawing(...words: readonly number[]) {
  const left = [...words];
  return vi.spyOn(crypto, 'getRandomValues').mockImplementation((into) => {
    (into as Uint32Array)[0] = left.shift()!;
    return into;
  });
}

const six = { name: 'six', faces: ['1', '2', '3', '4', '5', '6'] };
/** The first number that would favour a face: 2³² is four more than a multiple of six. */
const LIMIT = 2 ** 32 - 4;

test('every die takes a number of its own, and shows the face that it leads to', () => {
  drawing(0, 5, 6, LIMIT - 1);
  expect(throwApp([six, six, six, six])).toEqual(['1', '6', '1', '6']);
});

test('numbers that would favour some faces are drawn again', () => {
  const draws = drawing(LIMIT, 2 ** 32 - 1, 2);
  expect(throwApp([six])).toEqual(['3']);
  expect(draws).toHaveBeenCalledTimes(3);
});

test('a die whose faces divide all numbers evenly takes the first one', () => {
  drawing(2 ** 32 - 1);
  expect(throwApp([{ name: 'coin', faces: ['head', 'tail'] }])).toEqual(['tail']);
});
