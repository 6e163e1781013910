import type { Game, Move, Seat } from '#engine/contract.ts';
import type { Random } from '#kits/random.ts';
import type { Table } from '../table.ts';

type Rules<Position> = Pick<Game<Position>, 'next' | 'roll' | 'resolve'>;

const FACES = 6;

/** Dice for some rolls to come. */
export function throwAhead(rolls: number, dice: number, random: Random): number[][] {
  return Array.from({ length: rolls }, () =>
    Array.from({ length: dice }, () => random.below(FACES)),
  );
}

/**
 * Plays a table on from a seat's move for as many rolls as there are dice, or to its end, and
 * returns how many it took. Everybody else who is asked chooses as is said.
 */
export function playOn<Position extends Table<string>>(
  rules: Rules<Position>,
  table: Position,
  first: { readonly seat: Seat; readonly move: Move },
  rolls: readonly number[][],
  choose: (table: Position, seat: Seat) => Move,
): number {
  let rolled = 0;
  decide(rules, table, (_, seat) => (seat === first.seat ? first.move : choose(table, seat)));
  while (table.phase !== 'over') {
    if (table.phase !== 'roll') {
      decide(rules, table, choose);
    } else {
      if (rolled === rolls.length) break;
      rules.roll(table, rolls[rolled++]!);
    }
  }
  return rolled;
}

function decide<Position>(
  { next, resolve }: Rules<Position>,
  table: Position,
  choose: (table: Position, seat: Seat) => Move,
): void {
  const wait = next(table);
  if (wait.for !== 'seats') throw new Error('nobody is asked to choose');
  resolve(
    table,
    wait.seats.map((seat) => choose(table, seat)),
  );
}
