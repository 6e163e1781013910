import type { Counting } from '#games/counting.ts';
import { gridCounting } from '#kits/grid/counting.ts';
import { encoreCoop } from './core.ts';
import { progress } from './missions.ts';
import type { Position } from './position.ts';

export const counting: Counting<Position> = {
  game: encoreCoop,
  sheet: gridCounting.sheet,
  plan: gridCounting.plan,
  crossed: gridCounting.crossed,
  mission(position) {
    const goals = Object.values(progress(position));
    const reached = goals.filter(([have, need]) => have >= need).length;
    return { mission: String(position.mission), reached, goals: goals.length };
  },
};
