import type { CountPuzzle, MayPuzzle, Puzzle } from '#games/teach.ts';
import {
  after,
  before,
  FIRST,
  FULL_RING,
  midway,
  SHORT_MATCH,
  STUCK,
  THROWN,
  TWO_MISSES,
} from './scripts.ts';
import { THREE_DICE } from './steps.ts';

/** May Mia, or who else sits at that seat, do this? */
const may = (
  key: string,
  rules: readonly string[],
  lines: string,
  choice: string,
  seat = 0,
): MayPuzzle => ({ ask: 'may', key, rules, before: lines, choice, seat });

/** How many points is this part of Mia’s score? */
const count = (
  key: string,
  rules: readonly string[],
  lines: string,
  part: string,
  offers: readonly number[],
): CountPuzzle => ({ ask: 'count', key, rules, before: lines, part, offers });

/** Whatever uses two dice or more, and does not give up the side. */
const TWO_DICE = /^(?!.*close).*[ =]/;

const EIGHT = `roll V5 R3 B1
1 keep`;
const OUTER = midway('B2 S4 G4');
const INNER = midway('G6 Y5 B1');
const LAST = before(18);

/** Without Tom, it is Mia who throws next, too. */
const ALONE = `roll G6 G1 Y2
1 keep
1 G@10 Y@11 G@12
roll R1 S4 G4
1 keep`;

/** Eleven colours and eleven numbers. */
const FIRST_SIDE = `${before(9)}
1 10=6+4
2 11=6+4+1`;

/** In the order of the rules, easy ones first. */
export const puzzles: readonly Puzzle[] = [
  { ask: 'cross', key: 'keepOne', rules: ['T1'], before: THROWN, wanted: /^reroll 1 3$/ },
  may('thirdThrow', ['T1'], FIRST, 'reroll 2'),
  may('others', ['T1'], THROWN, 'reroll 1', 1),
  may('early', ['T1'], THROWN, 'V@7 1a', 1),
  may('mixed', ['T2', 'T3', 'T4'], FIRST, '6 Y@11 G@12'),
  may('sum', ['T2', 'T4'], FIRST, 'Y@5 7=6+1'),
  may('colours', ['T3', 'T5'], FIRST, 'G@10 Y@11 G@12'),
  may('numbers', ['T4', 'T5'], FIRST, '6 2 1a', 1),
  may('eight', ['T4'], EIGHT, '8=5+3'),
  may('allThree', ['T4'], FIRST, '9=6+2+1'),
  may('minus', ['T4'], FIRST, '4=6+2'),
  may('unseen', ['T2'], FIRST, '5'),
  may('twice', ['T2'], FIRST, 'Y@5 2'),
  may('reused', ['T2'], FIRST, '7=6+1 8=6+2'),
  { ask: 'cross', key: 'split', rules: ['T2', 'T4'], before: FIRST, wanted: /(?:^| )8=6\+2/ },
  may('wrongColour', ['T3'], FIRST, 'G@2'),
  may('green', ['T3'], OUTER, 'G@1'),
  may('grey', ['T3'], OUTER, 'S@7'),
  may('bothEnds', ['T3', 'T5'], OUTER, 'S@7 G@1'),
  may('gap', ['T3'], OUTER, 'G@10'),
  may('crossed', ['T3'], OUTER, 'B@4'),
  may('jump', ['T5', 'T3'], FIRST, 'G@12 G@10 Y@11'),
  may('round', ['T3'], before(7), 'Y@16'),
  may('six', ['T4'], INNER, '6'),
  may('eleven', ['T4'], INNER, '11=6+5'),
  may('otherEnd', ['T4'], INNER, '1a'),
  may('again', ['T4'], INNER, '7=6+1'),
  may('stuck', ['T4'], STUCK, '12=6+4+2'),
  { ask: 'cross', key: 'three', rules: ['T6'], before: before(6), wanted: THREE_DICE },
  { ask: 'cross', key: 'two', rules: ['T6'], before: before(3), wanted: TWO_DICE },
  {
    ask: 'cross',
    key: 'alone',
    rules: ['T6'],
    players: ['Mia'],
    options: { Sides: '1' },
    before: ALONE,
    wanted: THREE_DICE,
  },
  may('anyTurn', ['T9'], before(9), '10=6+4 close'),
  may('noMisses', ['T9', 'T8'], FIRST, 'G@10 Y@11 G@12 close'),
  may('atOnce', ['T9', 'T8'], TWO_MISSES, 'close'),
  may('fullRing', ['T10', 'T8'], FULL_RING, '5=3+2'),
  may('second', ['T9'], LAST, 'close'),
  may('lastDice', ['T10'], `${LAST}\n1 pass`, 'B@9 R@8', 1),
  may('over', ['T10'], after(19), 'V@6', 1),
  count('five', ['T11'], OUTER, 'colours1', [0, 5, 8]),
  count('eleven13', ['T11'], after(9), 'colours1', [11, 13, 18]),
  count('wholeRing', ['T11'], FULL_RING, 'colours1', [16, 18, 25]),
  count('ten', ['T12'], after(19), 'numbers2', [10, 20, 22]),
  { ask: 'count', key: 'turned', rules: ['T8'], before: after(11), seat: 1, offers: [0, 8, 23] },
  {
    ask: 'count',
    key: 'firstOnly',
    rules: ['T10', 'T12'],
    before: SHORT_MATCH,
    seat: 1,
    offers: [0, 5, 7],
  },
  {
    ask: 'count',
    key: 'firstSide',
    rules: ['T11', 'T12'],
    before: FIRST_SIDE,
    offers: [22, 33, 39],
  },
  { ask: 'count', key: 'total', rules: ['T13', 'T11'], before: after(19), offers: [58, 61, 66] },
];
