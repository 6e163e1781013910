import type { Step } from '#games/teach.ts';
import { chosenOn, dueAfter, LAST, MISSED, NEARLY_WON, rolledOn, WON } from './match.ts';
import { missionSteps } from './mission-steps.ts';
import { FIFTH, FIRST, FOURTH, OPENED, SECOND, TWO_MISSES } from './scripts.ts';

const COLUMN_H = ['H1', 'H2', 'H3', 'H4', 'H5', 'H6', 'H7'];
const COLUMNS_B_C = ['B', 'C'].flatMap((letter) =>
  [1, 2, 3, 4, 5, 6, 7].map((row) => letter + row),
);
const WILD = `${OPENED}
roll X R B 4 5 5`;

export const steps: readonly Step[] = [
  { key: 'sheet', chapter: 'setUp', rules: ['C2', 'E1'], scene: { shown: FIRST } },
  {
    key: 'goal',
    chapter: 'goal',
    rules: ['C3', 'C10', 'C1'],
    scene: { before: NEARLY_WON, shown: WON, seat: 2, point: ['A6'], glance: true },
  },
  {
    key: 'choose',
    chapter: 'play',
    rules: ['E5', 'E6', 'E7'],
    scene: { before: FIRST, shown: '1 B5 G5 G6 H5 I5 J5\n2 B4 E4 F4 G4 H4\n3 O2 H4 I4' },
    task: { before: FIRST, wanted: /^G2 / },
  },
  {
    key: 'start',
    chapter: 'play',
    rules: ['E9'],
    scene: {
      before: FIRST,
      shown: '1 G2 H1 I1\n2 B4 E4 F4 G4 H4\n3 O2 H4 I4',
      point: COLUMN_H,
    },
    examples: [
      { key: 'inside', before: FIRST, choice: 'G2 H1 I1' },
      { key: 'outside', before: FIRST, choice: 'B2 F6 G6' },
    ],
  },
  {
    key: 'touch',
    chapter: 'play',
    rules: ['E8', 'E9'],
    scene: { before: SECOND, shown: '1 O3 I4 J4 K4\n2 R1 H5\n3 R4 I3 J3 J4 K3' },
    examples: [
      { key: 'joined', before: SECOND, choice: 'O3 I4 J4 K4' },
      { key: 'apart', before: SECOND, choice: 'O3 I4 J4 L4' },
      { key: 'corner', before: SECOND, choice: 'O1 K4' },
    ],
    task: { before: `${OPENED}\nroll Y R G 3 4 2`, wanted: /^Y3 / },
  },
  {
    key: 'fourth',
    chapter: 'play',
    rules: ['C4', 'E2', 'E3', 'E14'],
    scene: { before: FOURTH, shown: '1 R2 G4 H4\n2 O3 B4 C4 D4\n3 B3 H5 I5 I6' },
    task: { before: `${FIFTH}\n2 Y2 H6 I6`, wanted: /^G4 / },
  },
  {
    key: 'jokers',
    chapter: 'play',
    rules: ['E11'],
    scene: {
      before: WILD,
      shown: '1 X4 I4 J4 K4 L4\n2 X4 A4 B4 C4 D4\n3 R4 I3 J3 J4 K3',
      glance: true,
    },
    task: { before: WILD, wanted: /^X4 / },
  },
  {
    key: 'miss',
    chapter: 'play',
    rules: ['C5', 'E4', 'C10'],
    scene: { before: TWO_MISSES, shown: '1 pass', glance: true },
  },
  {
    key: 'column',
    chapter: 'scoring',
    rules: ['E12', 'C6'],
    scene: { before: rolledOn(23), shown: chosenOn(23), point: COLUMNS_B_C, glance: true },
  },
  {
    key: 'colours',
    chapter: 'scoring',
    rules: ['E13', 'C3', 'C6'],
    scene: { before: rolledOn(18), shown: chosenOn(18), seat: 1, point: ['A7'], glance: true },
  },
  {
    key: 'ten',
    chapter: 'scoring',
    rules: ['C7'],
    scene: { before: rolledOn(10), shown: chosenOn(10), glance: true },
    task: { before: dueAfter(10) },
  },
  {
    key: 'nineteen',
    chapter: 'scoring',
    rules: ['C8'],
    scene: { before: rolledOn(19), shown: `${chosenOn(19)}\nroll O G R 5 4`, glance: true },
    task: { before: dueAfter(19) },
  },
  {
    key: 'last',
    chapter: 'scoring',
    rules: ['C9', 'C10'],
    scene: { before: LAST, shown: MISSED, glance: true },
  },
  ...missionSteps,
];
