import type { Advice } from '#games/teach.ts';
import { WHEN } from '#kits/grid/coach.ts';
import type { Position } from '../play.ts';

/** By then most people have forgotten them. */
const STARS_ROLL = 7;

/** What is said in a first match, the most urgent first. */
export const coach: readonly Advice<Position>[] = [
  { key: 'together', rules: ['E2', 'E5'], when: WHEN.together },
  { key: 'alone', rules: ['E18', 'E5'], when: WHEN.alone },
  { key: 'start', rules: ['E9'], when: WHEN.start },
  { key: 'fourth', rules: ['E3'], when: WHEN.fourth },
  { key: 'touch', rules: ['E8', 'E9'], when: WHEN.touch },
  { key: 'joker', rules: ['E11'], when: WHEN.joker },
  { key: 'column', rules: ['E12'], when: WHEN.column },
  { key: 'end', rules: ['E13', 'E15'], when: WHEN.colour },
  { key: 'stars', rules: ['E16'], when: ({ rolls }) => rolls >= STARS_ROLL },
];
