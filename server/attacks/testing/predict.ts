import type { Die } from '#engine/contract.ts';
import { fairFaces } from '#fair/dice.ts';

const SIX: Die = { name: 'die', faces: ['1', '2', '3', '4', '5', '6'] };
export const SIDES = SIX.faces.length;
const DICE = 6;

/** A match as everybody sees it before its end: the promise, and the faces of each roll so far. */
export interface Published {
  readonly commitment: string;
  readonly seats: readonly (string | undefined)[];
  readonly rolls: readonly (readonly number[])[];
}

/** Given all matches before, and this one up to now, guesses a die of the next roll. */
export type Predictor = (seen: readonly Published[], now: Published, die: number) => number;

export const PREDICTORS: Readonly<Record<string, Predictor>> = {
  'taking the commitment for the secret': (_, { commitment, seats, rolls }, die) =>
    facesFrom(commitment, seats, rolls.length + 1)[die]!,
  'taking the chance of a seat for the secret': (_, { seats, rolls }, die) =>
    facesFrom(seats[0]!, seats, rolls.length + 1)[die]!,
  'reading the commitment digit by digit': (_, { commitment, rolls }, die) =>
    Number.parseInt(commitment[(rolls.length * DICE + die) % commitment.length]!, 16) % SIDES,
  'betting that a face comes again': (_, { rolls }, die) => rolls.at(-1)?.[die] ?? 0,
  'betting that the rarest face is due': (_, { rolls }, die) =>
    rarest(rolls.map((roll) => roll[die]!)),
  'looking up what followed such a roll before': (seen, now, die) =>
    commonest(followers(seen, now, die)),
  'looking up this roll in other matches': (seen, { rolls }, die) =>
    commonest(seen.map((match) => match.rolls[rolls.length]?.[die] ?? 0)),
};

export function facesFrom(
  secret: string,
  seats: readonly (string | undefined)[],
  roll: number,
): readonly number[] {
  const dice = Array.from({ length: DICE }, () => SIX);
  return fairFaces({ secret, seats }, roll, dice);
}

/** How often a predictor was right, over all rolls of all matches. */
export function score(predict: Predictor, matches: readonly Published[]) {
  let right = 0;
  let all = 0;
  for (const [index, match] of matches.entries()) {
    const seen = matches.slice(Math.max(0, index - MEMORY), index);
    for (const [at, roll] of match.rolls.entries()) {
      const now = { ...match, rolls: match.rolls.slice(0, at) };
      for (const [die, face] of roll.entries()) {
        all++;
        if (predict(seen, now, die) === face) right++;
      }
    }
  }
  return { right, all, deviation: deviation(right, all) };
}

/** Of earlier matches so many are looked at. */
const MEMORY = 20;

/** How far from what chance gives, in standard deviations. */
function deviation(right: number, all: number): number {
  const due = all / SIDES;
  return (right - due) / Math.sqrt(due * (1 - 1 / SIDES));
}

function followers(seen: readonly Published[], now: Published, die: number): readonly number[] {
  const last = now.rolls.at(-1)?.[die];
  return [...seen, now].flatMap(({ rolls }) =>
    rolls.slice(1).flatMap((roll, at) => (rolls[at]![die] === last ? [roll[die]!] : [])),
  );
}

function commonest(faces: readonly number[]): number {
  const counts = countsOf(faces);
  return counts.indexOf(Math.max(...counts));
}

function rarest(faces: readonly number[]): number {
  const counts = countsOf(faces);
  return counts.indexOf(Math.min(...counts));
}

function countsOf(faces: readonly number[]): readonly number[] {
  const counts = Array<number>(SIDES).fill(0);
  for (const face of faces) counts[face]!++;
  return counts;
}
