import { type Game, type Language, movesOf, type Seat } from '#engine/contract.ts';
import { speaker } from '#engine/text.ts';
import { joinTexts, textsOf } from '#engine/texts.ts';
import type { Reason } from '#kits/reason.ts';
import { type Reasoning, reasonsBeside, reasonsFor } from '../reasons.ts';

const KNOWN: readonly Language[] = ['en', 'fr', 'de'];

/** Says why a seat makes a move, alone or compared with another one, in record notation. */
export function teller<Position>(game: Game<Position>, reasoning: Reasoning<Position>) {
  const texts = joinTexts(textsOf(game), reasoning.texts);
  const sentences = (reasons: readonly Reason[], language: Language = 'en') => {
    const say = speaker(texts[language], ['Lea', 'Tom', 'Ida'], language);
    return reasons.map(({ figure, key, args }) => `${figure} ${say(key, args)}`);
  };
  return {
    for: (position: Position, seat: Seat, word: string) =>
      sentences(reasonsFor(game, reasoning, position, seat, moveOf(game, position, seat, word))),
    beside: (position: Position, seat: Seat, word: string, other: string) => {
      const [move, beside] = [word, other].map((each) => moveOf(game, position, seat, each));
      return sentences(reasonsBeside(game, reasoning, position, seat, [move!, beside!]));
    },
    /** A text in the languages that tests know. */
    said: (reason: Pick<Reason, 'figure' | 'key' | 'args'>) =>
      KNOWN.map((language) => sentences([{ ...reason, weight: 1 }], language)[0]),
  };
}

function moveOf<Position>(
  game: Game<Position>,
  position: Position,
  seat: Seat,
  word: string,
): number {
  const moves = movesOf(game, position, seat);
  const found = moves.find((move) => game.notate(position, seat, move) === word);
  if (found === undefined) throw new Error(`“${word}” is no move here`);
  return found;
}
