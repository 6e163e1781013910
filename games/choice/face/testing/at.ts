import type { Options } from '#engine/contract.ts';
import { isRefusal, movesOf } from '#engine/contract.ts';
import { enter, openMatch } from '#engine/match.ts';
import { setUp } from '#engine/setup.ts';
import { randomFrom } from '#kits/random.ts';
import type { Mark } from '#ui/marks.ts';
import type { Option, Pencil } from '#ui/pencil.ts';
import { NO_PICKS, pencil, tap } from '#ui/pencil.ts';
import type { Position } from '../../position.ts';
import { choice } from '../../rules.ts';

/** The position after some lines: `roll G6 G1 Y2`, or a seat from 1 and its choice. */
export function at(
  lines: readonly string[],
  options: Options = {},
  players = ['Mia', 'Tom'],
): Position {
  const setup = setUp(choice, players, options);
  if (isRefusal(setup)) throw new Error(setup.key);
  const match = openMatch(setup);
  for (const line of lines) {
    const [first, ...rest] = line.split(' ');
    const text = rest.join(' ');
    const seat = Number(first) - 1;
    const refused = enter(
      match,
      first === 'roll' ? { kind: 'roll', text } : { kind: 'move', seat, text },
    );
    if (refused) throw new Error(`“${line}” was refused by ${refused.rule}.${refused.key}`);
  }
  return match.position as Position;
}

/** What is in pencil after some taps; all must lead somewhere. */
export function tapped(options: readonly Option[], marks: readonly Mark[]): Pencil {
  const picks = marks.reduce((before, mark) => {
    const after = tap(options, before, mark);
    if (after === undefined) throw new Error(`a tap on ${mark} leads nowhere`);
    return after;
  }, NO_PICKS);
  return pencil(options, picks);
}

/** Positions of a random match in which seats have to decide. */
export function* decisions(seed: string, seats: number): Generator<Position> {
  const random = randomFrom(seed);
  const position = choice.start(seats, {});
  for (let next = choice.next(position); next.for !== 'nobody'; next = choice.next(position)) {
    if (next.for === 'dice') {
      choice.roll(
        position,
        next.dice.map(({ faces }) => random.below(faces.length)),
      );
      continue;
    }
    yield choice.clone(position);
    const chosen = next.seats.map((seat) => {
      const moves = movesOf(choice, position, seat);
      return moves[random.below(moves.length)]!;
    });
    choice.resolve(position, chosen);
  }
}
