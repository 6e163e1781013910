import type { Advice } from '#games/teach.ts';
import { ABOUT, WHEN } from '#kits/grid/coach.ts';
import type { Position } from '../play.ts';

/** By then most people have forgotten them. */
const STARS_ROLL = 7;

/** What is said in a first match, the most urgent first. */
export const coach: readonly Advice<Position>[] = [
  { key: 'together', rules: ['E2', 'E5'], about: ABOUT.dice, when: WHEN.together },
  { key: 'alone', rules: ['E18', 'E5'], about: ABOUT.dice, when: WHEN.alone },
  { key: 'start', rules: ['E9'], about: ABOUT.start, when: WHEN.start },
  { key: 'fourth', rules: ['E3'], about: ABOUT.dice, when: WHEN.fourth },
  { key: 'touch', rules: ['E8', 'E9'], about: ABOUT.start, when: WHEN.touch },
  { key: 'joker', rules: ['E11'], about: ABOUT.jokers, when: WHEN.joker },
  { key: 'column', rules: ['E12'], about: ABOUT.sheet, when: WHEN.column },
  { key: 'end', rules: ['E13', 'E15'], about: ABOUT.colours, when: WHEN.colour },
  { key: 'stars', rules: ['E16'], about: ABOUT.stars, when: ({ rolls }) => rolls >= STARS_ROLL },
];
