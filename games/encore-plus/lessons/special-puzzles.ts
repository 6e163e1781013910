import type { Puzzle } from '#games/teach.ts';
import { count, may } from './ask.ts';
import { ALL_HEARTS, LEVEL_Q, NEARLY_A, NEARLY_B, NEARLY_ROWS } from './matches.ts';
import { BOMBED, CUT, FULL_H, GOLDEN, OPENED, SPENT, THREE } from './scripts.ts';

const BOMB = `${OPENED}\nroll R G B 5 4 2 bomb`;
const STARS = `${GOLDEN}\nroll R O Y 5 4 5 stars`;
const LINE = `${GOLDEN}\nroll R O Y 5 4 5 line`;
const BLOCK = `${THREE}\nroll O G B 5 5 3 block\n2 pass`;
const BEGINNING = (face: string) => `roll R G B 5 5 5 ${face}`;
const IN_Q = `${LEVEL_Q}\n2 O2 N2 O2\n1 O2 N2 O2`;
const AFTER_Q = `${LEVEL_Q}
2 O2 N2 O2
1 pass
2 bonus pass
roll O R Y 2 1 5 heart
1 O2 N2 O2
2 pass`;
const ROWS = `${NEARLY_ROWS}\n1 R1 H2`;
const STARS_IN_A_ROW = `roll Y G R 2 2 5 heart
1 G2 H1 I1
2 pass
roll Y O R 1 5 4 heart
1 Y1 J1
2 pass
roll R O B 5 4 5 stars`;

/** What the special die brings, and rows and hearts, in the order of the rules. */
export const specialPuzzles: readonly Puzzle[] = [
  may('wrongFace', ['P2'], `${OPENED}\nroll R G B 5 4 2 block`, 'bomb A1 A2 B1 B2'),
  may('takenSpecial', ['P2'], `${THREE}\nroll R O Y 5 4 2 bomb\n2 bomb A1 A2 B1 B2`, 'bomb O7'),
  may('leftSix', ['P2'], `${THREE}\nroll R O Y 1 4 2 bomb\n2 bomb A1 A2 B1 B2`, 'R1 H2'),
  may('none', ['P4'], `${SPENT}\nroll R O Y 5 4 2 bomb`, 'bomb A1 A2 B1 B2'),
  may('itself', ['P4'], `${SPENT}\nroll R O Y 5 4 2 bomb`, 'bomb D3 D4 E3 E4'),
  {
    ask: 'cross',
    key: 'golden',
    rules: ['P4'],
    before: `${OPENED}\nroll B R Y 2 4 5 line`,
    wanted: /^B2 .*\bE4/,
  },
  count('free', ['P4', 'E11'], BOMBED, 'jokers', [6, 5, 4]),
  may('far', ['P5'], BEGINNING('bomb'), 'bomb A1 A2 B1 B2'),
  may('few', ['P5'], BOMB, 'bomb K4 L5'),
  may('wide', ['P5'], BOMB, 'bomb A1 B1 C1'),
  may('bombCrossed', ['P5'], BOMB, 'bomb G3 G4 H3 H4'),
  count(
    'paid',
    ['P4', 'P5'],
    `${BEGINNING('bomb')}\n1 bomb D3 D4 E3 E4\n2 pass`,
    'dice',
    [0, 2, 4],
  ),
  may('beside', ['P5', 'E9'], `${BOMBED}\nroll R O Y 2 4 5 heart`, 'R2 M2 M3'),
  may('starH', ['P7'], BEGINNING('stars'), 'stars H3'),
  may('starFar', ['P7'], STARS, 'stars D4 M4'),
  may('plain', ['P7'], STARS, 'stars D4 D3'),
  may('starsInARow', ['P7'], STARS_IN_A_ROW, 'stars K1 L1'),
  may('lineGap', ['P8'], LINE, 'line D2 G2 H2'),
  may('lineDown', ['P8'], LINE, 'line E5 E6 E7'),
  may('lineRun', ['P8'], LINE, 'line B2 C2 D2'),
  may('lineH', ['P8'], LINE, 'line H6'),
  may('lineFar', ['P8'], LINE, 'line B2 D2'),
  may('blockSix', ['P9'], BLOCK, 'block E5'),
  may('blockH', ['P9'], `${OPENED}\nroll R G B 5 5 5 block`, 'block H6'),
  may('blockDone', ['P9'], BLOCK, 'block H6'),
  {
    ask: 'cross',
    key: 'blockCut',
    rules: ['P9'],
    before: `${CUT.slice(0, CUT.lastIndexOf('\n'))}\nroll G R B 2 1 3 block`,
    wanted: /^block E5$/,
  },
  may('sixth', ['P6'], ALL_HEARTS, 'heart'),
  count(
    'heartLate',
    ['P12'],
    `${FULL_H}\nroll R B Y 5 5 5 heart\n2 pass\n1 heart`,
    'hearts',
    [0, 1, 2],
  ),
  count('three', ['P12'], `${NEARLY_B}\n1 R2 A1 B1\n2 pass`, 'hearts', [0, 2, 3]),
  count('second', ['E12'], `${NEARLY_B}\n1 R2 A1 B1\n2 pass`, 'columns', [2, 3, 5]),
  count('four', ['P12'], `${NEARLY_A}\n1 Y1 A7\n2 pass`, 'hearts', [4, 7, 8]),
  may('bothRows', ['P10'], `${IN_Q}\n1 bonus A6 A7 B6 B7`, 'bonus A6 A7 B6 B7', 1),
  may('bonusWide', ['P5', 'P10'], IN_Q, 'bonus A1 A3'),
  may('decline', ['P10'], IN_Q, 'bonus pass'),
  count('rowLater', ['P10'], AFTER_Q, 'rows', [0, 3, 5]),
  { ask: 'cross', key: 'chain', rules: ['P10', 'P11'], before: ROWS, wanted: /^bonus .*\bH3/ },
  count('chained', ['P10'], `${ROWS}\n1 bonus H3`, 'rows', [5, 10, 0]),
  count('order', ['P11', 'P12'], `${ROWS}\n1 bonus H3`, 'hearts', [0, 1, 2]),
];
