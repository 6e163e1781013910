import type { Die, Faces } from './contract.ts';

/**
 * Shares the words of a roll out among the dice, whatever their order; equal dice keep the order
 * of the words. Undefined when a die is left without a word or a word without a die.
 */
export function sortDice(dice: readonly Die[], words: readonly string[]): Faces | undefined {
  if (words.length !== dice.length) return undefined;
  const faces = dice.map(() => -1);
  for (const word of words) {
    const die = dice.findIndex((each, i) => faces[i] === -1 && each.faces.includes(word));
    if (die === -1) return undefined;
    faces[die] = dice[die]!.faces.indexOf(word);
  }
  return faces;
}

/** The canonical words of a roll. */
export function diceWords(dice: readonly Die[], faces: Faces): string[] {
  return dice.map((die, i) => die.faces[faces[i]!]!);
}
