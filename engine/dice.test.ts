import { describe, expect, test } from 'vitest';
import { diceWords, sortDice } from './dice.ts';

const white = { name: 'white', faces: ['1', '2', '3'] };
const red = { name: 'red', faces: ['R1', 'R2', 'R3'] };
const joker = { name: 'joker', faces: ['R1', '?'] };

describe('words are shared out among the dice', () => {
  test('whatever their order', () => {
    expect(sortDice([white, red], ['R3', '2'])).toEqual([1, 2]);
  });

  test('equal dice keep the order of the words', () => {
    expect(sortDice([white, white, red], ['3', 'R1', '1'])).toEqual([2, 0, 0]);
  });

  test('not when there is a word too many or too few', () => {
    expect(sortDice([white], ['1', '1'])).toBeUndefined();
    expect(sortDice([white, white], ['1'])).toBeUndefined();
  });

  test('not when a word fits no die that is left', () => {
    expect(sortDice([white, red], ['1', '2'])).toBeUndefined();
    expect(sortDice([white, red], ['1', 'R4'])).toBeUndefined();
  });

  test('the first die that fits takes a word', () => {
    expect(sortDice([red, joker], ['R1', '?'])).toEqual([0, 1]);
  });
});

test('faces are written in the order of the dice', () => {
  expect(diceWords([white, joker], [2, 1])).toEqual(['3', '?']);
});
