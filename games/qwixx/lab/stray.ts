import type { Move } from '#engine/contract.ts';
import type { Random } from '#kits/random.ts';
import type { Plan } from '../bots/planner.ts';
import { moves, PASS, resolve } from '../play.ts';
import { clone, type Position } from '../position.ts';

/** A plan in which one action is any that is legal: who practises should see bad moves too. */
export function strayed(plan: Plan, rolled: Position, random: Random): Plan {
  const seat = random.below(rolled.seats);
  const list: Move[] = [];
  const white = plan.white.with(seat, list[random.below(moves(rolled, seat, list))]!);
  if (seat !== rolled.active || random.below(2) === 0) return { white, colour: plan.colour };
  const after = clone(rolled);
  resolve(after, white);
  const colour = after.phase === 'over' ? PASS : list[random.below(moves(after, seat, list))]!;
  return { white, colour };
}
