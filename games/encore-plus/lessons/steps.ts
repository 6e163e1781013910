import type { Step } from '#games/teach.ts';
import { NEARLY_LEVEL } from './level.ts';
import { NEARLY_OVER, NEARLY_ROWS } from './matches.ts';
import { FIRST, FOURTH, GOLDEN, NEARLY_H, OPENED, THREE } from './scripts.ts';

/** Those that Mia has left open. */
const STARS = ['A7', 'C1', 'D4', 'G6', 'K1', 'L1', 'M4', 'O5'];
const COLUMN_H = ['H1', 'H2', 'H3', 'H4', 'H5', 'H6', 'H7'];

/** A golden die within Mia’s reach, and how it looks when she has crossed it off. */
const GOLDEN_NEXT = `${OPENED}\nroll B R Y 2 5 5 heart`;
const CIRCLED = `${GOLDEN_NEXT}\n1 B2 E3 E4\n2 pass`;
const BOMB = `${OPENED}\nroll R G B 5 4 5 bomb`;
const LINE = `${GOLDEN}\nroll R O Y 5 4 5 line`;
const BLOCK = `${THREE}\nroll O G B 5 5 3 block\n2 pass`;

export const steps: readonly Step[] = [
  { key: 'sheet', chapter: 'setUp', rules: ['P1'], scene: { shown: FIRST } },
  {
    key: 'goal',
    chapter: 'goal',
    rules: ['E12', 'E13', 'P10'],
    scene: { before: NEARLY_H, shown: '1 G1 H1\n2 pass', point: COLUMN_H },
  },
  {
    key: 'choose',
    chapter: 'play',
    rules: ['P2', 'E6', 'E7'],
    scene: { before: FIRST, shown: '1 O5 E2 F2 F3 G3 H3\n2 G2 H1 I1' },
    task: { before: FIRST, wanted: /^Y2 / },
  },
  {
    key: 'start',
    chapter: 'play',
    rules: ['E9'],
    scene: { before: FIRST, shown: '1 Y2 H6 H7\n2 G2 H1 I1', point: COLUMN_H },
    examples: [
      { key: 'inside', before: FIRST, choice: 'Y2 H6 H7' },
      { key: 'outside', before: FIRST, choice: 'Y2 F4 G4' },
    ],
  },
  {
    key: 'touch',
    chapter: 'play',
    rules: ['E8', 'E9'],
    scene: { before: `${OPENED}\nroll B G Y 3 5 5 block`, shown: '1 B3 D3 E3 E4\n2 pass' },
    examples: [
      { key: 'joined', before: `${OPENED}\nroll B G Y 3 5 5 block`, choice: 'B3 D3 E3 E4' },
      { key: 'apart', before: `${OPENED}\nroll B G Y 3 5 5 block`, choice: 'B3 C3 E3 E4' },
      { key: 'corner', before: `${OPENED}\nroll B G Y 3 5 5 block`, choice: 'B3 C3 C4 D3' },
    ],
    task: { before: `${OPENED}\nroll B G Y 2 5 5 block`, wanted: /^B2 / },
  },
  {
    key: 'rolls',
    chapter: 'play',
    rules: ['P2', 'P3', 'E14'],
    scene: { before: THREE, shown: 'roll O R G 3 1 4 heart\n2 O3 F3 G3 H3\n1 R1 H2' },
    task: { before: `${FOURTH}\n2 O3 F3 G3 H3`, wanted: /^R1 / },
  },
  {
    key: 'jokers',
    chapter: 'play',
    rules: ['E11'],
    scene: {
      before: `${OPENED}\nroll X O G 4 1 5 heart`,
      shown: '1 X4 H6 H7 I5 I6\n2 pass',
      glance: true,
    },
    task: { before: `${OPENED}\nroll X O G 4 1 5 heart`, wanted: /^X4 / },
  },
  {
    key: 'special',
    chapter: 'play',
    rules: ['P2', 'P4'],
    scene: {
      before: `${CIRCLED}\nroll R O Y 5 4 5 bomb`,
      shown: '1 bomb N6 N7 O6 O7\n2 pass',
      glance: true,
    },
  },
  {
    key: 'golden',
    chapter: 'play',
    rules: ['P4'],
    scene: { before: GOLDEN_NEXT, shown: '1 B2 E3 E4\n2 pass', point: ['E4'], glance: true },
  },
  {
    key: 'bomb',
    chapter: 'play',
    rules: ['P5'],
    scene: { before: BOMB, shown: '1 bomb N2 N3 O2 O3\n2 pass' },
    examples: [
      { key: 'square', before: BOMB, choice: 'bomb N2 N3 O2 O3' },
      { key: 'wide', before: BOMB, choice: 'bomb A1 B1 C1' },
    ],
    task: { before: BOMB, wanted: /^bomb / },
  },
  {
    key: 'stars',
    chapter: 'play',
    rules: ['P7'],
    scene: { before: `${GOLDEN}\nroll R O Y 5 4 5 stars`, shown: '1 stars D4 F1\n2 pass' },
  },
  {
    key: 'line',
    chapter: 'play',
    rules: ['P8'],
    scene: { before: LINE, shown: '1 line D2 G2 H2\n2 pass' },
    examples: [
      { key: 'row', before: LINE, choice: 'line D2 G2 H2' },
      { key: 'column', before: LINE, choice: 'line E5 E6 E7' },
    ],
    task: { before: LINE, wanted: /^line( \w\d){3}$/ },
  },
  {
    key: 'block',
    chapter: 'play',
    rules: ['P9'],
    scene: { before: BLOCK, shown: '1 block E5' },
    examples: [
      { key: 'touching', before: BLOCK, choice: 'block E5' },
      { key: 'away', before: BLOCK, choice: 'block A6' },
    ],
    task: { before: BLOCK, wanted: /^block / },
  },
  {
    key: 'heart',
    chapter: 'scoring',
    rules: ['P6', 'P12'],
    scene: {
      before: NEARLY_H,
      shown: `1 heart
2 pass
roll G R B 1 4 5 bomb
2 pass
1 G1 H1`,
      point: COLUMN_H,
      glance: true,
    },
  },
  {
    key: 'column',
    chapter: 'scoring',
    rules: ['E12'],
    scene: { before: NEARLY_H, shown: '1 G1 H1\n2 Y2 H6 H7', point: COLUMN_H },
  },
  {
    key: 'row',
    chapter: 'scoring',
    rules: ['P10', 'P11'],
    scene: { before: NEARLY_ROWS, shown: '1 R1 H2\n1 bonus G4 H3', point: ['H2', 'H3'] },
    task: { before: `${NEARLY_ROWS}\n1 R1 H2`, wanted: /^bonus [A-O]/ },
  },
  {
    key: 'end',
    chapter: 'scoring',
    rules: ['E13', 'E15'],
    scene: { before: NEARLY_OVER, shown: '1 R1 E7\n2 pass', point: ['E7'], glance: true },
  },
  {
    key: 'count',
    chapter: 'scoring',
    rules: ['P13'],
    scene: { before: NEARLY_OVER, shown: '1 R1 E7\n2 pass', point: STARS, glance: true },
  },
  {
    key: 'win',
    chapter: 'scoring',
    rules: ['P13'],
    scene: { before: NEARLY_LEVEL, shown: '2 R1 E7\n1 R1 E7', point: ['E7'], glance: true },
  },
];
