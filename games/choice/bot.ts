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

/** How often rolling again is tried in the mind. */
const SAMPLES = 8;
/** A first area that promises less than this is given up. */
const LEAST_HOPE = 2;

/** Looks one step ahead: what the seat's own area is worth after each use of the dice. */
export const greedy: Bot<Position> = {
  choose(position, seat, random) {
    return position.phase === 'keep' ? chooseDice(position, random) : chooseUses(position, seat);
  },
};

/** Which dice to roll again: those that on average leave more than the dice on the table. */
function chooseDice(position: Position, random: Random): Move {
  const area = areaOf(position, position.active);
  const { dice } = position;
  let best = 0;
  let most = best1(area, dice, 3).worth;
  const rolls = Array.from({ length: SAMPLES }, () => DICE.map((die) => random.below(die.faces.length)));
  for (let mask = 1; mask <= ALL_DICE; mask++) {
    let sum = 0;
    for (const roll of rolls) sum += best1(area, dice.map((face, i) => (mask & (1 << i) ? roll[i]! : face)), 3).worth;
    if (sum / SAMPLES > most) { most = sum / SAMPLES; best = mask; }
  }
  return best;
}

function chooseUses(position: Position, seat: Seat): Move {
  const area = areaOf(position, seat);
  const wanted = diceWanted(position, seat);
  const { move } = best1(area, position.dice, wanted);
  if (!onFirstArea(position, seat) || position.sheets.length === 1) return move;
  return hope(after(area, move, wanted)) < LEAST_HOPE ? move | CLOSE : move;
}

const list: Move[] = [];
function best1(area: Area, dice: readonly number[], wanted: number): { move: Move; worth: number } {
  const count = sequences(area, dice, list);
  let best: Move = PASS;
  let most = -Infinity;
  for (let i = 0; i < count; i++) {
    const value = worth(after(area, list[i]!, wanted));
    if (value > most) { most = value; best = list[i]!; }
  }
  return { move: best, worth: most };
}

function after(area: Area, move: Move, wanted: number): Outlook {
  let { taken } = area;
  let last = lastMark(area);
  let dice = 0;
  for (const use of usesOf(move)) {
    taken |= 1 << use.box;
    if (isMark(use.box)) last = use.box;
    dice += use.dice;
  }
  return { side: area.side, taken, last, misses: area.misses + (dice < wanted ? 1 : 0) };
}
