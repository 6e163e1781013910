import { type Move, movesOf, type Seat } from '#engine/contract.ts';
import { newNet } from '#kits/net/learner.ts';
import { answer, chance, type Net, SCORE, sumRows, WIN, widthOf } from '#kits/net/net.ts';
import { randomFrom } from '#kits/random.ts';
import { PASS } from '../../moves.ts';
import { areaOf, type Position } from '../../position.ts';
import { choice } from '../../rules.ts';
import { POINTS } from '../judge.ts';
import { isEnd, type Look, lookAt, looksOf, totalOf } from '../look.ts';
import { traitsOf } from '../samples.ts';
import { TRAITS } from '../traits.ts';

/** What the bots work out cleverly, worked out plainly from the rules of the game. */
export const ROLLS: readonly (readonly number[])[] = Array.from({ length: 216 }, (_, roll) => [
  Math.floor(roll / 36),
  Math.floor(roll / 6) % 6,
  roll % 6,
]);

/** A net that has learnt nothing, and has an opinion about everything. */
export function someNet(): Net {
  const net = newNet(TRAITS, 5, randomFrom('opinions'));
  for (let at = 0; at < net.rows.length; at++) net.rows[at]! += ((at * 7919) % 101) / 2000;
  return net;
}

/** What sheets are worth to a seat before `active` rolls. */
export function plainWorth(net: Net, looks: readonly Look[], seat: Seat, active: Seat): number {
  const others = looks.map((_, other) => other).filter((other) => other !== seat);
  const total = totalOf(looks[seat]!);
  const isOver = looks.some(isEnd);
  if (others.length === 0) {
    return isOver ? total : total + POINTS * ask(net, traitsOf(looks, seat, seat, active), SCORE);
  }
  const worths = others.map((other) =>
    isOver
      ? (1 + Math.sign(total - totalOf(looks[other]!))) / 2
      : chance(ask(net, traitsOf(looks, seat, other, active), WIN)),
  );
  return worths.reduce((sum, worth) => sum + worth) / others.length;
}

/** The best use of the dice that lie there, while the others' sheets stay as they are. */
export function plainBest(net: Net, position: Position, seat: Seat): Best {
  const looks = looksOf(position);
  const active = (position.active + 1) % looks.length;
  const seen = new Set<string>();
  let best: Best = { worth: Number.NEGATIVE_INFINITY, move: PASS };
  for (const move of movesOf(choice, position, seat)) {
    const own = plainLook(position, seat, move);
    const name = JSON.stringify(own);
    if (seen.has(name)) continue;
    seen.add(name);
    const worth = plainWorth(net, looks.with(seat, own), seat, active);
    if (worth > best.worth) best = { worth, move };
  }
  return best;
}

interface Best {
  readonly worth: number;
  readonly move: Move;
}

function plainLook(position: Position, seat: Seat, move: Move): Look {
  return lookAt(plainAfter(position, seat, move), seat);
}

/** A seat has made its move by the rules, and nobody else any; the next one is about to roll. */
export function plainAfter(position: Position, seat: Seat, move: Move): Position {
  const after = choice.clone(position);
  const idle = after.sheets.map(() => PASS);
  // The others sit idle, which must not end the match.
  for (const other of idle.keys()) if (other !== seat) areaOf(after, other).misses = 0;
  choice.resolve(after, idle.with(seat, move));
  const { sheets } = choice.clone(position);
  return { ...after, sheets: sheets.with(seat, after.sheets[seat]!) };
}

/** What each roll is worth to a seat as it lies. */
export function plainRolls(net: Net, position: Position, seat: Seat): number[] {
  return ROLLS.map((dice) => plainBest(net, inUse(position, dice), seat).worth);
}

/** The dice lie so, and everybody may use them. */
export function inUse(position: Position, dice: readonly number[]): Position {
  return { ...choice.clone(position), phase: 'use', dice: [...dice] };
}

/** The mean of what some dice of a roll may become. */
export function plainMean(rolls: readonly number[], dice: readonly number[], mask: number): number {
  const may = rolls.filter((_, roll) =>
    ROLLS[roll]!.every((face, die) => mask & (1 << die) || face === dice[die]),
  );
  return may.reduce((sum, worth) => sum + worth) / may.length;
}

function ask(net: Net, traits: Int32Array, head: number): number {
  const sums = new Float32Array(widthOf(net));
  sumRows(net, traits, traits.length, sums);
  return answer(net, sums, head);
}
