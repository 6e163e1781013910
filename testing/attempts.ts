import { movesOf, type Next, type Refusal, type Seat } from '#engine/contract.ts';
import { awaited, type Match, play, throwDice } from '#engine/match.ts';
import { type Random, shuffle } from '#kits/random.ts';
import { pick, type Trace } from './trace.ts';

/** Texts that are legal somewhere in the match, so that most of them break a rule elsewhere. */
export function notationsOf({ game }: Match, trace: Trace, random: Random): readonly string[] {
  return trace.flatMap(({ position, next }) => {
    if (next.for !== 'seats') return [];
    const seat = pick(random, next.seats);
    return [game.notate(position, seat, pick(random, movesOf(game, position, seat)))];
  });
}

/** Tries a roll, or one of some choices for a seat that is awaited or for any, even one too many. */
export function attempt(
  match: Match,
  choices: readonly string[],
  random: Random,
): Refusal | undefined {
  if (random.below(4) === 0) return throwDice(match, randomRoll(match, random));
  return play(match, anySeat(match, random), pick(random, choices));
}

function anySeat(match: Match, random: Random): Seat {
  const seats = [...awaited(match), random.below(match.players.length + 1)];
  return pick(random, seats);
}

/** The awaited dice or others, some of them too many, too few or of the wrong kind. */
function randomRoll({ game, position }: Match, random: Random): string[] {
  const next: Next = game.next(position);
  if (next.for !== 'dice') return [pick(random, game.rollWords)];
  const words = next.dice.map((die) => pick(random, die.faces));
  words[random.below(words.length)] = pick(random, game.rollWords);
  if (random.below(3) === 0) words.pop();
  if (random.below(3) === 0) words.push(pick(random, game.rollWords));
  shuffle(random, words);
  return words;
}
