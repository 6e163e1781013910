import { describe, expect, test } from 'vitest';
import { bitsOf } from '../bits.ts';
import { COLOUR_DIE, emptyTray, layOut, NUMBER_DIE, type Tray, takeAway } from './tray.ts';

/** A tray with the dice of a roll, by their words. */
function rolled(words: string, colours = 3, numbers = 3): Tray {
  const tray = emptyTray();
  layOut(tray, words.split(' ').map(faceOf), colours, numbers);
  return tray;
}

function faceOf(word: string): number {
  const colour = COLOUR_DIE.faces.indexOf(word);
  return colour === -1 ? NUMBER_DIE.faces.indexOf(word) : colour;
}

function take(tray: Tray, colour: string, number: string): void {
  takeAway(tray, faceOf(colour), faceOf(number));
}

/** The faces that can be chosen, by their words. */
function free(tray: Tray): string {
  const colours = bitsOf(tray.freeColours).map((face) => COLOUR_DIE.faces[face]);
  const numbers = bitsOf(tray.freeNumbers).map((face) => NUMBER_DIE.faces[face]);
  return [...colours, ...numbers].join(' ');
}

describe('a tray', () => {
  test('is empty at first', () => {
    expect(free(emptyTray())).toBe('');
  });

  test('offers every face that was rolled', () => {
    expect(free(rolled('B R X ? 5 1'))).toBe('R B X 1 5 ?');
    expect(free(rolled('Y Y Y 2 2 2'))).toBe('Y 2');
    expect(free(rolled('G O 3 4', 2, 2))).toBe('O G 3 4');
  });

  test('loses the two dice that are taken away', () => {
    const tray = rolled('B R X ? 5 1');
    take(tray, 'R', '?');
    expect(free(tray)).toBe('B X 1 5');
  });

  test('keeps a face that a second die shows', () => {
    const tray = rolled('B B R 2 4 4');
    take(tray, 'B', '4');
    expect(free(tray)).toBe('R B 2 4');
    const jokers = rolled('X Y X ? ? ?');
    take(jokers, 'X', '?');
    expect(free(jokers)).toBe('Y X ?');
  });

  test('forgets with a new roll what was taken', () => {
    const tray = rolled('B R X ? 5 1');
    take(tray, 'R', '?');
    layOut(tray, 'R R R ? ? ?'.split(' ').map(faceOf), 3, 3);
    expect(free(tray)).toBe('R ?');
    expect([tray.takenColour, tray.takenNumber]).toEqual([-1, -1]);
  });
});
