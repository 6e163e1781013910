import type { Game, Move, Seat } from '#engine/contract.ts';
import { randomFrom } from '#kits/random.ts';
import type { Net } from './net.ts';

/**
 * By how much scores turned out to be higher than a net had said, on average: for each number of
 * seats a line with a figure for each number of rolls. A net that learns from matches of weaker ones
 * expects too little. Between moves of one moment that changes nothing; a prediction of the end
 * has to add it, or all players would seem to be lucky.
 */
export type Drift = readonly string[];

/** A player that also predicts how a match between two rolls will end. */
interface Seer<Position> {
  choose(position: Position, seat: Seat): Move;
  foresee(position: Position): { readonly scores: readonly number[] };
}

/** As if it had been right so many times besides: what was seen a few times is no rule. */
const DOUBT = 20;

/** What is to be added to scores at a table of so many after so many rolls. */
export function driftReader(drift: Drift): (seats: number, rolls: number) => number {
  const figures = drift.map((line) => line.split(' ').map(Number));
  return (seats, rolls) => figures[seats - 1]?.[rolls] ?? 0;
}

/** Of those who play with these nets, at tables of every size. */
export function driftOf<Position>(
  game: Game<Position>,
  seerWith: (net: Net) => Seer<Position>,
  { solo, table }: { readonly solo: Net; readonly table: Net },
  matches: number,
): Drift {
  return Array.from({ length: game.players.max }, (_, others) =>
    driftLine(game, seerWith(others === 0 ? solo : table), others + 1, matches),
  );
}

/** Lets one play matches on all seats, and looks what came of its words. */
export function driftLine<Position>(
  game: Game<Position>,
  seer: Seer<Position>,
  seats: number,
  matches: number,
): string {
  const more: number[] = [];
  const counts: number[] = [];
  for (let match = 0; match < matches; match++) {
    const { said, totals } = played(game, seer, seats, match);
    for (const [rolls, scores] of said.entries()) {
      const error = totals.map((total, seat) => total - scores[seat]!);
      more[rolls] = (more[rolls] ?? 0) + error.reduce((sum, each) => sum + each, 0) / seats;
      counts[rolls] = (counts[rolls] ?? DOUBT) + 1;
    }
  }
  return more.map((sum, rolls) => (sum / counts[rolls]!).toFixed(1)).join(' ');
}

function played<Position>(game: Game<Position>, seer: Seer<Position>, seats: number, nth: number) {
  const position = game.start(seats, {});
  const random = randomFrom(`drift/${seats}/${nth}`);
  const said: (readonly number[])[] = [];
  for (;;) {
    const next = game.next(position);
    if (next.for === 'nobody') {
      return { said, totals: game.scores(position).map(({ total }) => total) };
    }
    if (next.for === 'dice') {
      said.push(seer.foresee(position).scores);
      const faces = next.dice.map(({ faces }) => random.below(faces.length));
      game.roll(position, faces);
    } else {
      const chosen = next.seats.map((seat) => seer.choose(position, seat));
      game.resolve(position, chosen);
    }
  }
}
