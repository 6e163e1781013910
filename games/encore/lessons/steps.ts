import type { Step } from '#games/teach.ts';
import { NEARLY_LEVEL } from './level.ts';
import { FIRST, FOURTH, LEVEL, NEARLY_H, NEARLY_I, NEARLY_OVER, OPENED, THREE } from './scripts.ts';

/** Those that Mia has left open. */
const STARS = ['C2', 'E2', 'F4', 'G3', 'H1', 'I6', 'L1', 'M7', 'O6'];
const COLUMN_I = ['I1', 'I2', 'I3', 'I4', 'I5', 'I6', 'I7'];

export const steps: readonly Step[] = [
  { key: 'sheet', chapter: 'setUp', rules: ['E1'], scene: { shown: FIRST } },
  {
    key: 'goal',
    chapter: 'goal',
    rules: ['E12', 'E13'],
    scene: { before: NEARLY_I, shown: '1 O1 I5', point: COLUMN_I },
  },
  {
    key: 'choose',
    chapter: 'play',
    rules: ['E5', 'E6', 'E7'],
    scene: { before: FIRST, shown: '1 Y5 H6 H7 I6 I7 J7\n2 O2 G2 H2' },
    task: { before: FIRST, wanted: /^O2 / },
  },
  {
    key: 'start',
    chapter: 'play',
    rules: ['E9'],
    scene: {
      before: 'roll B R G 2 1 4',
      shown: '1 B2 G4 H4\n2 R1 H3',
      point: ['H1', 'H2', 'H3', 'H4', 'H5', 'H6', 'H7'],
    },
    examples: [
      { key: 'inside', before: 'roll B R G 2 1 4', choice: 'B2 G4 H4' },
      { key: 'outside', before: 'roll B R G 2 1 4', choice: 'B2 G4 G5' },
    ],
  },
  {
    key: 'together',
    chapter: 'play',
    rules: ['E2'],
    scene: {
      before: OPENED,
      shown: 'roll B G R 4 1 3\n1 B4 G4 G5 H4 H5\n2 B4 G4 G5 H4 H5',
    },
  },
  {
    key: 'touch',
    chapter: 'play',
    rules: ['E8', 'E9'],
    scene: { before: `${OPENED}\nroll O R B 3 1 2`, shown: '1 O3 I5 J5 J6\n2 pass' },
    examples: [
      { key: 'joined', before: `${OPENED}\nroll O R B 3 1 2`, choice: 'O3 I5 J5 J6' },
      { key: 'apart', before: `${OPENED}\nroll O R B 3 1 2`, choice: 'O3 I5 K5 J6' },
      { key: 'corner', before: `${OPENED}\nroll O R B 3 1 1`, choice: 'R1 K6' },
    ],
    task: { before: `${OPENED}\nroll G R O 3 1 2`, wanted: /^G3 / },
  },
  {
    key: 'fourth',
    chapter: 'play',
    rules: ['E3', 'E14'],
    scene: { before: THREE, shown: 'roll O Y B 1 2 5\n2 Y2 I6 I7\n1 O1 H2' },
    task: { before: `${THREE}\nroll R Y B 3 2 1\n2 Y2 I6 I7`, wanted: /^R3 / },
  },
  {
    key: 'pass',
    chapter: 'play',
    rules: ['E4'],
    scene: { before: FOURTH, shown: '2 pass\n1 O1 H2' },
  },
  {
    key: 'jokers',
    chapter: 'play',
    rules: ['E11'],
    scene: { before: NEARLY_H, shown: '1 X3 I5 J5 K5\n2 pass', glance: true },
    task: { before: `${OPENED}\nroll X R B 4 5 5`, wanted: /^X4 / },
  },
  {
    key: 'column',
    chapter: 'scoring',
    rules: ['E12'],
    scene: { before: LEVEL, shown: '1 G1 H1\n2 G1 H1', point: ['H1'] },
  },
  {
    key: 'colours',
    chapter: 'scoring',
    rules: ['E13', 'E15'],
    scene: { before: NEARLY_OVER, shown: '1 B1 O4\n2 pass', point: ['O4'], glance: true },
  },
  {
    key: 'count',
    chapter: 'scoring',
    rules: ['E16'],
    scene: { before: NEARLY_OVER, shown: '1 B1 O4\n2 pass', point: STARS, glance: true },
  },
  {
    key: 'win',
    chapter: 'scoring',
    rules: ['E17'],
    scene: { before: NEARLY_LEVEL, shown: '1 B1 O4\n2 B1 O4', point: ['O4'], glance: true },
  },
];
