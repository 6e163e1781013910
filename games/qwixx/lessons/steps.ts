import type { Step } from '#games/teach.ts';
import { NEARLY_LEVEL } from './level.ts';
import {
  CLOSED,
  FIRST,
  FIVE_RED,
  FOUR_RED,
  LEVEL,
  NEARLY_OVER,
  ROWS,
  SECOND,
  SEVENTY,
  THREE_MISSES,
} from './scripts.ts';

/** The red row from its first box to its lock. */
const RED = ['R2', 'lock:R'];

/** Tom throws a 9 with the white dice. */
const NINE = `${ROWS}
roll 4 5 R1 Y2 G3 B4`;

export const steps: readonly Step[] = [
  { key: 'sheet', chapter: 'setUp', rules: ['Q7'], scene: { shown: FIRST } },
  {
    key: 'goal',
    chapter: 'goal',
    rules: ['Q12'],
    scene: { before: NINE, shown: '1 R9\n2 pass\n2 pass', glance: true },
  },
  {
    key: 'white',
    chapter: 'play',
    rules: ['Q3'],
    scene: { before: FIRST, shown: '1 R5\n2 Y5' },
    task: { before: FIRST, wanted: /^[RYGB]5$/ },
  },
  {
    key: 'colour',
    chapter: 'play',
    rules: ['Q4', 'Q6'],
    scene: { before: SECOND, shown: '1 B10' },
    task: { before: SECOND, wanted: /^G7$/ },
  },
  {
    key: 'right',
    chapter: 'play',
    rules: ['Q1'],
    scene: { before: NINE, shown: '1 B9\n2 pass\n2 pass', point: ['B12', 'B11'] },
    examples: [
      { key: 'onwards', before: NINE, choice: 'R9', near: ['R7'] },
      { key: 'behind', before: NINE, choice: 'Y9', near: ['Y10'] },
    ],
    task: { before: `${ROWS}\nroll 2 3 R1 Y2 G3 B4`, wanted: /^G5$/ },
  },
  {
    key: 'miss',
    chapter: 'play',
    rules: ['Q5'],
    scene: {
      before: `${SECOND}
1 B10
roll 3 3 R6 Y6 G6 B6`,
      shown: '1 G6\n2 pass\n2 pass',
      seat: 1,
    },
  },
  {
    key: 'close',
    chapter: 'play',
    rules: ['Q2'],
    scene: { before: FIVE_RED, shown: '1 R12\n2 pass', near: RED },
    examples: [
      { key: 'five', before: FIVE_RED, choice: 'R12', near: RED },
      { key: 'four', before: FOUR_RED, choice: 'R12', near: RED },
    ],
    task: { before: FIVE_RED, wanted: /^R12$/ },
  },
  {
    key: 'both',
    chapter: 'play',
    rules: ['Q9'],
    scene: { before: LEVEL, shown: '1 R12\n2 R12', seat: 1, point: ['R12'] },
  },
  {
    key: 'gone',
    chapter: 'play',
    rules: ['Q8'],
    scene: { before: CLOSED, shown: '2 Y7\nroll 3 5 Y2 G6 B6', seat: 1 },
  },
  {
    key: 'end',
    chapter: 'scoring',
    rules: ['Q10', 'Q11'],
    scene: { before: NEARLY_OVER, shown: '1 Y12\n2 pass' },
  },
  {
    key: 'four',
    chapter: 'scoring',
    rules: ['Q10', 'Q5'],
    scene: { before: THREE_MISSES, shown: '2 pass', seat: 1 },
  },
  {
    key: 'count',
    chapter: 'scoring',
    rules: ['Q12'],
    scene: {
      before: SEVENTY.slice(0, SEVENTY.lastIndexOf('\n')),
      shown: SEVENTY.slice(SEVENTY.lastIndexOf('\n') + 1),
      glance: true,
    },
  },
  {
    key: 'win',
    chapter: 'scoring',
    rules: ['Q12'],
    scene: { before: NEARLY_LEVEL, shown: '1 Y12\n2 Y12', point: ['Y12'], glance: true },
  },
];
