import type { Puzzle } from '#games/teach.ts';
import { may, points } from './ask.ts';
import {
  FIFTH,
  FIRST,
  FOURTH,
  LEVEL,
  NO_JOKERS,
  OPENED,
  SECOND,
  THREE,
  TWO_MISSES,
} from './scripts.ts';

const DUO = ['Mia', 'Tom'];
const MISSED_TWICE = `${TWO_MISSES}\n1 pass`;
const TWINS = `${THREE}
roll R R B 2 2 4
1 R2 G4 H4`;
const LATER = `${LEVEL}
1 O1 H7
2 pass
roll Y R B 2 4 5
2 Y2 H6 H7
1 pass`;

/** What is as in Encore!, and misses, in the order of the rules, easy ones first. */
export const puzzles: readonly Puzzle[] = [
  may('five', ['E9', 'E6'], FIRST, 'B5 G5 G6 H5 I5 J5'),
  may('outside', ['E9'], FIRST, 'B2 F6 G6'),
  may('unrolled', ['E5'], FIRST, 'G3 H1 H2 I1'),
  may('fewer', ['E6'], FIRST, 'B5 G5 H5 I5 J5'),
  may('same', ['E2', 'C2'], `${FIRST}\n1 B5 G5 G6 H5 I5 J5`, 'B5 E3 E4 F4 G4 H4', 1),
  may('fiveDice', ['E1'], '', 'roll B G O 5 2'),
  may('copied', ['E7', 'C2'], `${FIRST}\n1 B5 G5 G6 H5 I5 J5`, 'B5 G5 G6 H5 I5 J5', 1),
  may('again', ['E9'], `${OPENED}\nroll G R Y 2 1 3`, 'G2 H1 I1'),
  may('colour', ['E7'], SECOND, 'O3 I4 J4 J3'),
  may('split', ['E8'], SECOND, 'R4 F5 G4 H3 H4'),
  may('corner', ['E9'], SECOND, 'O1 D5', 1),
  may('cut', ['E8'], FOURTH, 'O2 K5 L4'),
  {
    ask: 'cross',
    key: 'single',
    rules: ['E8', 'E10'],
    before: `${THREE}\nroll O R B 1 3 4`,
    wanted: /^O1 (K5|L4)$/,
  },
  may('leader', ['C1', 'E14', 'E3'], FOURTH, 'R2 G4 H4'),
  may('early', ['E3'], FIFTH, 'G4 H1 H2 I1 I2'),
  may('taken', ['E3'], `${FIFTH}\n2 Y2 H6 I6`, 'Y1 J7'),
  may('twin', ['E3'], TWINS, 'R2 F5 G5', 1),
  may('six', ['E11', 'E6'], 'roll B R G ? 1 2', 'B? F6 G5 G6 H5 I5 J5'),
  {
    ...points('both', ['E11'], 'roll X R B ? 3 2\n1 X? H1 H2 I1 I2', 'jokers', [8, 7, 6]),
    players: ['Mia'],
  },
  { ...may('empty', ['E11'], NO_JOKERS, 'X1 H7'), players: ['Mia'] },
  may('left', ['C5', 'E4'], `${FIFTH}\n2 pass`, 'Y2 J7 K7'),
  may('unwilling', ['C5', 'E4'], SECOND, 'pass'),
  {
    ask: 'count',
    key: 'second',
    rules: ['C5'],
    before: TWO_MISSES,
    fact: ['misses', '0'],
    offers: [0, 1, 2],
  },
  may('third', ['C10', 'C5'], MISSED_TWICE, 'O3 B4 C4 D4', 1),
  {
    ...points('tie', ['E12'], `${LEVEL}\n1 O1 H7\n2 Y2 H6 H7`, 'columns', [0, 1, 2], 1),
    players: DUO,
  },
  { ...points('late', ['E12'], LATER, 'columns', [0, 1, 2], 1), players: DUO },
];
