import type { Puzzle } from '#games/teach.ts';
import {
  ALONE,
  CUT,
  FIRST,
  GREENS,
  LEVEL,
  NEARLY_H,
  NEARLY_I,
  NEARLY_OVER,
  NEARLY_RED,
  NO_JOKERS,
  OPENED,
  OVER,
  THREE,
  TWO_COLUMNS,
} from './scripts.ts';

const may = (key: string, rules: string[], before: string, choice: string, seat = 0): Puzzle => ({
  ask: 'may',
  key,
  rules,
  before,
  choice,
  seat,
});

const FOURTH_TAKEN = `${THREE}
roll Y O B 5 2 1
2 Y2 I6 I7`;

const TWINS = `${THREE}
roll B B Y 1 1 5
2 B1 I1`;

/** In the order of the rules, easy ones first. */
export const puzzles: readonly Puzzle[] = [
  may('five', ['E9', 'E6'], FIRST, 'Y5 H6 H7 I6 I7 J7'),
  may('two', ['E9'], FIRST, 'O2 G2 H2'),
  may('part', ['E10'], FIRST, 'B2 H4 H5'),
  may('unrolled', ['E5'], FIRST, 'B4 G4 G5 H4 H5'),
  may('fewer', ['E6'], FIRST, 'B5 G4 G5 H4 H5'),
  may('outside', ['E9'], FIRST, 'B2 G4 G5'),
  may('same', ['E2'], `${FIRST}\n1 Y5 H6 H7 I6 I7 J7`, 'Y5 H6 H7 I6 I7 J7', 1),
  { ask: 'cross', key: 'begin', rules: ['E9', 'E6'], before: FIRST, wanted: /^B2 / },
  may('again', ['E9'], `${OPENED}\nroll B R G 2 1 3`, 'B2 G4 H4'),
  may('crossed', ['E6'], `${OPENED}\nroll Y R B 2 1 3`, 'Y2 I7 J7'),
  may('colour', ['E7'], `${OPENED}\nroll O G B 2 1 3`, 'O2 J6 K6'),
  may('split', ['E8'], `${OPENED}\nroll O R B 4 1 2`, 'O4 G2 H2 I5 J5'),
  may('gap', ['E8'], `${OPENED}\nroll R G B 5 1 2`, 'R5 D6 E6 F5 G6 G7'),
  may('corner', ['E9'], `${OPENED}\nroll G R B 3 1 2`, 'G3 D3 E3 F3', 1),
  may('neighbour', ['E9', 'E8'], GREENS, 'G4 D3 E3 F3 G3'),
  may('cut', ['E8'], CUT, 'G2 D2 D4'),
  { ask: 'cross', key: 'single', rules: ['E8', 'E10'], before: CUT, wanted: /^G1 D[24]$/ },
  may('taken', ['E3'], FOURTH_TAKEN, 'Y1 J7'),
  may('twin', ['E3'], TWINS, 'B1 G4'),
  may('early', ['E3'], `${THREE}\nroll O Y B 1 2 5`, 'O1 H2'),
  may('left', ['E4'], `${THREE}\nroll O Y B 1 2 5\n2 pass`, 'O1 H2'),
  may('six', ['E11', 'E6'], `${OPENED}\nroll R B G ? 1 2`, 'R? D6 E6 F5 F6 G6 G7'),
  may('wild', ['E11'], `${OPENED}\nroll X O B 2 1 3`, 'X2 I5 J5'),
  {
    ask: 'count',
    key: 'both',
    rules: ['E11'],
    before: 'roll X R B ? 3 2\n1 X? H6 H7 I6 I7\n2 pass',
    part: 'jokers',
    offers: [8, 7, 6],
  },
  may('empty', ['E11'], NO_JOKERS, 'X1 H1'),
  { ask: 'cross', key: 'spend', rules: ['E11'], before: NEARLY_H, wanted: /^X1 / },
  { ask: 'cross', key: 'fill', rules: ['E12'], before: NEARLY_I, wanted: /^O1 I5$/ },
  {
    ask: 'count',
    key: 'tie',
    rules: ['E12'],
    before: `${LEVEL}\n1 G1 H1\n2 G1 H1`,
    seat: 1,
    part: 'columns',
    offers: [0, 1, 2],
  },
  {
    ask: 'count',
    key: 'late',
    rules: ['E12'],
    before: `${LEVEL}\n1 G1 H1\n2 pass\nroll G B O 1 2 3\n2 G1 H1\n1 pass`,
    seat: 1,
    part: 'columns',
    offers: [0, 1, 2],
  },
  {
    ask: 'count',
    key: 'double',
    rules: ['E12'],
    before: `${TWO_COLUMNS}\n1 Y4 H6 H7 I6 I7`,
    part: 'columns',
    offers: [1, 2, 3],
  },
  {
    ask: 'count',
    key: 'red',
    rules: ['E13'],
    before: `${NEARLY_RED}\n1 R1 K6`,
    part: 'colours',
    offers: [3, 5, 10],
  },
  may('last', ['E15'], `${NEARLY_OVER}\n1 B1 O4`, 'Y3 H6 H7 I6', 1),
  may('over', ['E15'], OVER, 'G1 H1', 1),
  {
    ask: 'count',
    key: 'stars',
    rules: ['E16'],
    before: OVER,
    part: 'stars',
    offers: [-9, -18, 0],
  },
  { ask: 'count', key: 'total', rules: ['E16'], before: OVER, offers: [-8, 0, 18] },
  {
    ask: 'count',
    key: 'alone',
    rules: ['E18'],
    players: ['Mia'],
    before: ALONE,
    part: 'columns',
    offers: [0, 1, 2],
  },
];
