import type { Puzzle } from '#games/teach.ts';
import { count, may } from './ask.ts';
import { NEARLY_BLUE, NEARLY_OVER, OVER } from './matches.ts';
import {
  ALONE,
  BEGUN,
  CUT,
  FIRST,
  FOURTH,
  FULL_H,
  GREENS,
  NEARLY_H,
  NO_JOKERS,
  OPENED,
  SOLO_OVER,
  THREE,
} from './scripts.ts';

const REST = `${BEGUN}\nroll Y O G 3 2 1 heart`;
const BLUE = `${OPENED}\nroll B G Y 3 2 ? heart`;
const TWINS = `${THREE}
roll R R Y 1 1 5 bomb
2 R1 G2`;
const TAKEN = `${FOURTH}\n2 O3 F3 G3 H3`;
const BOTH = `roll X R B ? 3 2 line
1 X? H6 H7 I5 I6
2 pass`;
const LATER = `${FULL_H}
roll Y R B 2 4 5 bomb
2 Y2 H6 H7
1 pass`;

/** What is as in Encore!, in the order of the rules, easy ones first. */
export const puzzles: readonly Puzzle[] = [
  may('five', ['E9', 'E6'], FIRST, 'O5 E2 F2 F3 G3 H3'),
  may('two', ['E9'], FIRST, 'G2 H1 I1'),
  may('part', ['E10'], FIRST, 'Y2 H6 H7'),
  may('unrolled', ['P2'], FIRST, 'Y4 H6 H7 I5 I6'),
  may('fewer', ['E6'], FIRST, 'Y5 H6 H7 I5 I6'),
  may('outside', ['E9'], FIRST, 'Y2 F4 G4'),
  may('same', ['P2'], `${FIRST}\n1 O5 E2 F2 F3 G3 H3`, 'O5 E2 F2 F3 G3 H3', 1),
  may('sixDice', ['P1'], '', 'roll O Y G 5 2 2'),
  { ask: 'cross', key: 'rest', rules: ['E10', 'E6'], before: REST, wanted: /^Y2 I5 I6$/ },
  may('share', ['E8'], REST, 'Y3 G4 I5 I6'),
  may('again', ['E9'], REST, 'O2 G3 H3'),
  may('crossed', ['E6'], REST, 'Y2 H6 I6'),
  may('colour', ['E7'], REST, 'O2 I4 I5'),
  may('apart', ['E8'], BLUE, 'B3 C3 E3 E4'),
  may('corner', ['E9'], BLUE, 'B3 C3 C4 D3'),
  may('neighbour', ['E9', 'E8'], GREENS, 'G4 E6 F6 F7 G7'),
  may('cut', ['E8'], CUT, 'G2 E5 G6'),
  { ask: 'cross', key: 'single', rules: ['E8', 'E10'], before: CUT, wanted: /^G1 (E5|G6)$/ },
  may('six', ['E6', 'E11'], BLUE, 'B? B4 C3 C4 D3 E3 E4'),
  count('both', ['E11'], BOTH, 'jokers', [6, 5, 4]),
  may('empty', ['E11'], NO_JOKERS, 'X1 H1'),
  may('taken', ['P2'], TAKEN, 'O1 I4'),
  may('twin', ['P2'], TWINS, 'R1 H2'),
  may('early', ['P2'], FOURTH, 'R1 H2'),
  may('left', ['P3'], `${FOURTH}\n2 pass`, 'heart'),
  { ask: 'cross', key: 'fill', rules: ['E12'], before: NEARLY_H, wanted: /^G1 H1$/ },
  count('tie', ['E12'], `${NEARLY_H}\n1 G1 H1\n2 Y2 H6 H7`, 'columns', [0, 1, 2], 1),
  count('late', ['E12'], LATER, 'columns', [0, 1, 2], 1),
  count('lateDie', ['P4'], LATER, 'dice', [2, 4, 0], 1),
  count('blue', ['E13'], `${NEARLY_BLUE}\n1 B2 A2 A3`, 'colours', [3, 5, 10]),
  may('last', ['E15'], `${NEARLY_OVER}\n1 R1 E7`, 'Y2 H6 H7', 1),
  may('over', ['P13'], OVER, 'Y2 H6 H7', 1),
  count('open', ['P13'], OVER, 'stars', [-8, -16, 0]),
  count('unused', ['P13'], OVER, 'dice', [4, 0, 8]),
  { ask: 'count', key: 'total', rules: ['P13'], before: OVER, offers: [10, 18, 26] },
  { ...count('alone', ['P14'], ALONE, 'columns', [0, 1, 2]), players: ['Mia'] },
  { ...may('soloDice', ['P14'], '', 'roll O Y G 5 2 2 line'), players: ['Mia'] },
  { ...may('thirty', ['P14'], SOLO_OVER, 'B2 H4 H5'), players: ['Mia'] },
];
