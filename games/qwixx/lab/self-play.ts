import type { Seat } from '#engine/contract.ts';
import type { Random } from '#kits/random.ts';
import { plannerOf, type Value } from '../bots/planner.ts';
import type { Promised } from '../bots/promise.ts';
import { freshStand, isOver, pointsAt, ROWS } from '../bots/stand.ts';
import { type Lessons, note } from './lessons.ts';
import { stray, throwFor } from './stray.ts';

interface Practice {
  /** The chance to win, for which both play. */
  readonly value: Value;
  readonly promise: Promised;
  /** How much what came later counts against what the next stand was thought to be worth. */
  readonly trust: number;
  /** How often, in a hundred turns, somebody does something at random, to see what comes of it. */
  readonly strays: number;
  readonly random: Random;
}

/** A stand between turns: its lesson, who rolls, what was thought of the first seat's chance. */
interface Moment {
  readonly lesson: number;
  readonly roller: Seat;
  readonly thought: number;
  readonly isAstray: boolean;
}

const SEATS = 2;

/** Plays a match of two against itself and notes what came of each stand between turns. */
export function practise(practice: Practice, lessons: Lessons): void {
  const { value, promise, strays, random } = practice;
  const planner = plannerOf(value, 'classic', SEATS);
  const dice = new Int32Array(2 + ROWS);
  const stand = freshStand(SEATS);
  const moments: Moment[] = [];
  for (let roller = 0; !isOver(stand, SEATS); roller = 1 - roller) {
    const lesson = note(lessons, promise, stand, roller);
    const isAstray = random.below(100) < strays;
    moments.push({ lesson, roller, thought: value(stand, roller, 0), isAstray });
    throwFor(stand, random, dice);
    const plan = planner.plan(stand, roller, dice);
    if (isAstray) stray(plan, planner, stand, roller, dice, random);
    stand.set(planner.played(stand, roller, dice, plan));
  }
  const ahead = pointsAt(stand, SEATS, 0) - pointsAt(stand, SEATS, 1);
  let won = (1 + Math.sign(ahead)) / 2;
  let next = won;
  for (const { lesson, roller, thought, isAstray } of moments.toReversed()) {
    // What came of a random action says nothing of what was before it.
    won = isAstray ? thought : next + practice.trust * (won - next);
    lessons.wins[lesson] = roller === 0 ? won : 1 - won;
    next = thought;
  }
}
