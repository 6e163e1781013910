import { movesOf } from '#engine/contract.ts';
import { clone, LAST, LOCK, type Position, start } from '../../position.ts';
import { qwixx } from '../../rules.ts';

/** What a seat that plays alone scores at best, by trying all rolls and moves of the engine. */
export function expectimax(goesOn = 1): (position: Position) => number {
  const known = new Map<string, number>();

  const worth = (position: Position): number => {
    const next = qwixx.next(position);
    if (next.for === 'nobody') return scoreOf(position);
    if (next.for === 'seats') return Math.max(...movesOf(qwixx, position, 0).map(after(position)));
    const key = JSON.stringify([position.rows, position.misses]);
    const mean = known.get(key) ?? meanOfRolls(position, next.dice.length, worth);
    known.set(key, mean);
    return mean;
  };
  const after = (position: Position) => (move: number) => {
    const moved = clone(position);
    qwixx.resolve(moved, [move]);
    if (qwixx.next(moved).for !== 'dice') return worth(moved);
    return (1 - goesOn) * scoreOf(moved) + goesOn * worth(moved);
  };
  return worth;
}

/** Crosses of four rows as texts, from left to right; the lock comes with the last box. */
export function positionWith(rows: readonly string[], misses: number): Position {
  const position = start(1, 'classic');
  position.misses[0] = misses;
  for (const [row, line] of rows.entries()) {
    for (const [place, box] of [...line].entries()) {
      if (box === 'x') position.rows[row]! |= 1 << place;
    }
    if (position.rows[row]! >> LAST === 0) continue;
    position.rows[row]! |= 1 << LOCK;
    position.closed |= 1 << row;
  }
  return position;
}

export function scoreOf(position: Position): number {
  return qwixx.scores(position)[0]!.total;
}

function meanOfRolls(position: Position, dice: number, worth: (p: Position) => number): number {
  const rolls = 6 ** dice;
  let total = 0;
  for (let roll = 0; roll < rolls; roll++) {
    const rolled = clone(position);
    const faces = Array.from({ length: dice }, (_, die) => Math.floor(roll / 6 ** die) % 6);
    qwixx.roll(rolled, faces);
    total += worth(rolled);
  }
  return total / rolls;
}
