import type { Random } from '#kits/random.ts';
import { look, noSight } from '../bots/net.ts';
import { planTurn, played, type Worth } from '../bots/planner.ts';
import type { Promised } from '../bots/promise.ts';
import { roll } from '../play.ts';
import { type Position, start } from '../position.ts';
import { scores } from '../score.ts';
import { type Lessons, note } from './lessons.ts';
import { strayed } from './stray.ts';

interface Practice {
  /** What both play for. */
  readonly worth: Worth;
  readonly promise: Promised;
  readonly sheet: string;
  /** What the lessons hold on to beside the result: the chance to win as far as it is known. */
  readonly chance?: Worth;
  /** How much what came later counts against what the next position was thought to be worth. */
  readonly trust: number;
  /** How often, in a hundred turns, somebody does something at random, to see what comes of it. */
  readonly strays: number;
  readonly random: Random;
}

/** Plays a match of two against itself and notes what came of each position between turns. */
export function practise(practice: Practice, lessons: Lessons): void {
  const { worth, sheet, chance, strays, random } = practice;
  const from = lessons.count;
  const sight = noSight();
  const points: number[][] = [];
  const thought: number[] = [];
  const astray: boolean[] = [];
  let position: Position = start(2, sheet);
  while (position.phase !== 'over') {
    look(practice.promise, position, position.active, 1 - position.active, sight);
    note(sight, lessons);
    thought.push(chance ? chance(position, 0) : 0);
    points.push(totalsOf(position));
    const faces = Array.from({ length: 6 }, () => random.below(6));
    roll(position, faces);
    const plan = planTurn(worth, position);
    astray.push(random.below(100) < strays);
    position = played(position, astray.at(-1) ? strayed(plan, position, random) : plan);
  }
  const totals = totalsOf(position);
  let won = (1 + Math.sign(totals[0]! - totals[1]!)) / 2;
  for (let turn = thought.length - 1; turn >= 0; turn--) {
    const [at, seat, had] = [from + turn, turn % 2, points[turn]!];
    // What came of a random action says nothing of what was before it.
    if (chance && astray[turn]) won = thought[turn]!;
    lessons.first[at] = totals[seat]! - had[seat]!;
    lessons.second[at] = totals[1 - seat]! - had[1 - seat]!;
    lessons.wins[at] = seat === 0 ? won : 1 - won;
    if (chance) won = practice.trust * won + (1 - practice.trust) * thought[turn]!;
  }
}

function totalsOf(position: Position): number[] {
  return scores(position).map(({ total }) => total);
}
