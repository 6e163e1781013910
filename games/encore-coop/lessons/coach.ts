import type { Advice } from '#games/teach.ts';
import { ABOUT, WHEN } from '#kits/grid/coach.ts';
import type { Position } from '../position.ts';

/** A few turns before a goal is looked at. */
const SOON_TEN = 7;
const SOON_NINETEEN = 16;
const SOON_LAST = 22;

/** What the team shares. */
const TEAM = '.coop-team';

/** What is said in a first match, the most urgent first. */
export const coach: readonly Advice<Position>[] = [
  { key: 'strike', rules: ['C7'], about: ABOUT.jokers, when: ({ phase }) => phase === 'strike' },
  { key: 'discard', rules: ['C8'], about: ABOUT.dice, when: ({ phase }) => phase === 'discard' },
  { key: 'mission', rules: ['C3', 'C1'], about: TEAM, when: ({ rolls }) => rolls === 0 },
  { key: 'together', rules: ['E2', 'E5'], about: ABOUT.dice, when: WHEN.together },
  { key: 'alone', rules: ['E5'], about: ABOUT.dice, when: WHEN.alone },
  { key: 'start', rules: ['E9'], about: ABOUT.start, when: WHEN.start },
  { key: 'fourth', rules: ['E3', 'C4'], about: ABOUT.dice, when: WHEN.fourth },
  { key: 'touch', rules: ['E8', 'E9'], about: ABOUT.start, when: WHEN.touch },
  {
    key: 'two',
    rules: ['C5'],
    about: TEAM,
    when: ({ misses, phase }) => phase !== 'over' && misses.includes(2),
  },
  {
    key: 'miss',
    rules: ['C5'],
    about: TEAM,
    when: ({ misses, phase }) => phase !== 'over' && misses.includes(1),
  },
  { key: 'joker', rules: ['E11'], about: ABOUT.jokers, when: WHEN.joker },
  { key: 'column', rules: ['E12', 'C6'], about: ABOUT.sheet, when: WHEN.column },
  { key: 'colour', rules: ['E13', 'C6'], about: ABOUT.colours, when: WHEN.colour },
  { key: 'ten', rules: ['C7'], about: TEAM, when: isSoon(SOON_TEN, 10) },
  { key: 'nineteen', rules: ['C8'], about: TEAM, when: isSoon(SOON_NINETEEN, 19) },
  { key: 'last', rules: ['C9'], about: TEAM, when: isSoon(SOON_LAST, 27) },
];

function isSoon(from: number, goal: number) {
  return ({ rolls, phase }: Position): boolean => rolls >= from && rolls < goal && phase !== 'over';
}
