import { type Game, isRefusal, movesOf } from '#engine/contract.ts';
import { openMatch, play, throwDice } from '#engine/match.ts';
import { writeRecord } from '#engine/record/write.ts';
import { setUp } from '#engine/setup.ts';

/** How many rolls are enough to see what a record looks like. */
const ROLLS = 2;

/** A record of a game that has just begun, to show what one looks like. */
export function exampleRecord(game: Game, names: readonly string[]): string {
  const seats = Math.max(2, game.players.min);
  const setup = setUp(game, names.slice(0, seats), {});
  if (isRefusal(setup)) throw new Error(`no example of ${game.id}: ${setup.key}`);
  const match = openMatch(setup);
  for (let rolls = 0; ; ) {
    const next = game.next(match.position);
    if (next.for === 'nobody' || (next.for === 'dice' && rolls === ROLLS)) break;
    if (next.for === 'dice') {
      throwDice(
        match,
        next.dice.map(({ faces }, i) => faces[(i + rolls) % faces.length]!),
      );
      rolls++;
    } else {
      // A step closes with the last of these choices, so they are all made from one position.
      const { position } = match;
      const texts = next.seats.map((seat) => {
        return game.notate(position, seat, movesOf(game, position, seat).at(-1)!);
      });
      next.seats.forEach((seat, i) => {
        play(match, seat, texts[i]!);
      });
    }
  }
  return writeRecord(match);
}
