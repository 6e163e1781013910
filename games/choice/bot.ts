import type { Bot } from '#bots/bot.ts';
import type { Move, Seat } from '#engine/contract.ts';
import type { Random } from '#kits/random.ts';
import { ALL_DICE, DICE } from './dice.ts';
import { CLOSE, isMark, PASS, sequences, usesOf } from './moves.ts';
import { diceWanted } from './play.ts';
import type { Area, Position } from './position.ts';
import { areaOf, lastMark, onFirstArea } from './position.ts';
import type { Outlook } from './worth.ts';
import { hope, worth } from './worth.ts';

/** How often each way to roll again is tried in the mind. */
const SAMPLES = 8;
/** A first area that promises fewer points is given up when others press for time. */
const LEAST_HOPE = 8;

/** A move, and what the area is worth after it. */
interface Plan {
  readonly move: Move;
  readonly value: number;
}

/** Looks one step ahead, at its own sheet alone. */
export const greedy: Bot<Position> = {
  choose(position, seat, random) {
    return position.phase === 'keep'
      ? chooseDice(position, seat, random)
      : chooseUses(position, seat);
  },
};

/** Rolls again what on average leads to a better area than the dice on the table. */
function chooseDice(position: Position, seat: Seat, random: Random): Move {
  const area = areaOf(position, seat);
  const wanted = diceWanted(position, seat);
  const { dice } = position;
  const luck = Array.from({ length: SAMPLES }, () =>
    DICE.map(({ faces }) => random.below(faces.length)),
  );
  let best: Plan = { move: 0, value: bestPlan(area, dice, wanted).value };
  for (let mask = 1; mask <= ALL_DICE; mask++) {
    let sum = 0;
    for (const faces of luck) {
      const rolled = dice.map((face, i) => (mask & (1 << i) ? faces[i]! : face));
      sum += bestPlan(area, rolled, wanted).value;
    }
    if (sum / SAMPLES > best.value) best = { move: mask, value: sum / SAMPLES };
  }
  return best.move;
}

function chooseUses(position: Position, seat: Seat): Move {
  const area = areaOf(position, seat);
  const wanted = diceWanted(position, seat);
  const { move } = bestPlan(area, position.dice, wanted);
  const inHaste = position.sheets.length > 1 && onFirstArea(position, seat);
  return inHaste && hope(after(area, move, wanted)) < LEAST_HOPE ? move | CLOSE : move;
}

const moves: Move[] = [];

function bestPlan(area: Area, dice: readonly number[], wanted: number): Plan {
  const count = sequences(area, dice, moves);
  let best: Plan = { move: PASS, value: Number.NEGATIVE_INFINITY };
  for (let i = 0; i < count; i++) {
    const value = worth(after(area, moves[i]!, wanted));
    if (value > best.value) best = { move: moves[i]!, value };
  }
  return best;
}

function after(area: Area, move: Move, wanted: number): Outlook {
  let { taken } = area;
  let last = lastMark(area);
  let used = 0;
  for (const { box, dice } of usesOf(move)) {
    taken |= 1 << box;
    if (isMark(box)) last = box;
    used += dice;
  }
  return { side: area.side, taken, last, misses: area.misses + (used < wanted ? 1 : 0) };
}
