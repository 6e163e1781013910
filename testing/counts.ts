import { type Faces, isRefusal, type Move, movesOf } from '#engine/contract.ts';
import type { Match } from '#engine/match.ts';

/**
 * How many different sequences of 1, 2, … `longest` decisions there are when the dice fall as
 * scripted. Decisions are counted seat by seat, in the order of a record, though seats of one step
 * decide unseen; sequences that outlast the script or the match are not counted.
 */
export function countSequences(table: Match, rolls: readonly string[], longest: number): number[] {
  const counts = new Array<number>(longest).fill(0);
  count(table, table.game.clone(table.position), rolls, 0, counts);
  return counts;
}

function count(
  table: Match,
  position: unknown,
  rolls: readonly string[],
  length: number,
  counts: number[],
): void {
  const { game } = table;
  const next = game.next(position);
  const [roll, ...later] = rolls;
  if (next.for === 'dice' && roll !== undefined) {
    game.roll(position, facesOf(table, position, roll));
    count(table, position, later, length, counts);
  }
  if (next.for !== 'seats') return;
  const choose = (chosen: readonly Move[]): void => {
    const seat = next.seats[chosen.length];
    if (seat === undefined) {
      const after = game.clone(position);
      game.resolve(after, chosen);
      count(table, after, rolls, length + chosen.length, counts);
      return;
    }
    if (length + chosen.length === counts.length) return;
    const moves = movesOf(game, position, seat);
    counts[length + chosen.length]! += moves.length;
    for (const move of moves) choose([...chosen, move]);
  };
  choose([]);
}

function facesOf({ game }: Match, position: unknown, roll: string): Faces {
  const faces = game.readRoll(position, roll.split(' '));
  if (isRefusal(faces)) throw new Error(`“${roll}” breaks ${faces.rule}`);
  return faces;
}
