import type { Puzzle } from '#games/teach.ts';
import {
  CLOSED,
  FIRST,
  FIVE_RED,
  FOUR_RED,
  LEVEL,
  NEARLY_OVER,
  OVER,
  ROWS,
  SECOND,
  SEVENTY,
  THREE_MISSES,
  THREE_ROWS,
} from './scripts.ts';

const may = (key: string, rules: string[], before: string, choice: string, seat = 0): Puzzle => ({
  ask: 'may',
  key,
  rules,
  before,
  choice,
  seat,
});

const count = (
  key: string,
  rules: string[],
  before: string,
  part: string,
  offers: number[],
  seat = 0,
): Puzzle => ({ ask: 'count', key, rules, before, part, offers, seat });

/** After these rows Tom rolls; the white dice make so much. */
const white = (one: number, other: number): string => `${ROWS}\nroll ${one} ${other} R1 Y2 G3 B4`;

const LEFT_HAND = `roll 4 4 R2 Y1 G1 B1
1 R8
2 pass`;

const SAME_ROW = `roll 2 3 R4 Y1 G1 B1
1 R5
2 pass`;

/** In the order of the rules, easy ones first. */
export const puzzles: readonly Puzzle[] = [
  may('five', ['Q3'], FIRST, 'Y5', 1),
  may('sum', ['Q3'], FIRST, 'Y6', 1),
  { ask: 'cross', key: 'white', rules: ['Q3'], before: FIRST, seat: 1, wanted: /^[RYGB]5$/ },
  may('skip', ['Q1'], 'roll 6 4 R1 Y1 G1 B1', 'R10'),
  may('red', ['Q1'], white(3, 3), 'R6'),
  may('yellow', ['Q1'], white(5, 6), 'Y11'),
  may('behind', ['Q1'], white(4, 5), 'Y9'),
  may('green', ['Q1'], white(2, 3), 'G5'),
  may('back', ['Q1'], white(4, 4), 'G8'),
  may('blue', ['Q1'], white(4, 5), 'B9'),
  may('ten', ['Q4'], SECOND, 'B10'),
  may('nine', ['Q4'], SECOND, 'B9'),
  may('passive', ['Q4'], SECOND, 'B10', 1),
  may('twice', ['Q6'], SAME_ROW, 'R6'),
  may('order', ['Q6', 'Q1'], LEFT_HAND, 'R6'),
  { ask: 'cross', key: 'second', rules: ['Q4'], before: SECOND, wanted: /^G/ },
  count('miss', ['Q5'], `${FIRST}\n1 pass\n2 Y5\n1 pass`, 'misses', [0, -5, -10]),
  count('watching', ['Q5'], `${FIRST}\n1 R5\n2 pass\n1 pass`, 'misses', [0, -5, -10], 1),
  count('half', ['Q5'], `${FIRST}\n1 pass\n2 pass\n1 B10`, 'misses', [0, -5, -10]),
  may('four', ['Q2'], FOUR_RED, 'R12'),
  may('close', ['Q2'], FIVE_RED, 'R12'),
  { ask: 'cross', key: 'lock', rules: ['Q2'], before: FIVE_RED, wanted: /^R12$/ },
  count('locked', ['Q2', 'Q12'], CLOSED, 'red', [21, 28, 36]),
  may('closed', ['Q8'], `${CLOSED}\n2 Y7\nroll 3 5 Y2 G6 B6`, 'R8', 1),
  may('gone', ['Q8'], CLOSED, 'R7', 1),
  may('too', ['Q9', 'Q2'], `${LEVEL}\n1 R12`, 'R12', 1),
  count('both', ['Q9'], `${LEVEL}\n1 R12\n2 R12`, 'red', [15, 21, 28], 1),
  may('few', ['Q9', 'Q2'], `${FIVE_RED}\n1 R12`, 'R12', 1),
  may('third', ['Q10', 'Q9'], `${THREE_ROWS}\n1 R12`, 'Y12', 1),
  may('atOnce', ['Q10', 'Q11'], OVER, 'G11', 1),
  count('spared', ['Q11'], OVER, 'misses', [0, -5, -10], 1),
  may('fourth', ['Q10'], `${THREE_MISSES}\n2 pass`, 'R7'),
  { ask: 'cross', key: 'end', rules: ['Q10'], before: NEARLY_OVER, wanted: /^Y12$/ },
  count('green7', ['Q12'], SEVENTY, 'green', [7, 28, 36]),
  { ask: 'count', key: 'seventy', rules: ['Q12'], before: SEVENTY, offers: [60, 70, 80] },
];
