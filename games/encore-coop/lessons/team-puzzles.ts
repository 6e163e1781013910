import type { Puzzle } from '#games/teach.ts';
import { gained, may, points } from './ask.ts';
import { dueAfter, LAST, MISSED, NEARLY_WON, upTo, WON } from './match.ts';
import { FRAMED, HALVES, IN_ORDER, STARRED, TOO_EARLY } from './scripts.ts';

const DUO = ['Mia', 'Tom'];
const DUE_10 = dueAfter(10);
const DUE_19 = dueAfter(19);
/** Only one number is left for Mia and Lea: a 4. */
const ONE_NUMBER = `${upTo(19)}
roll O G R 5 4
2 R5 B3 C2 C3 D2 E2`;
const LOST = `${LAST}
3 O? A6
1 Y2 O3 O4
2 pass`;

/** What the team shares: its mission, its goals and its end. */
export const teamPuzzles: readonly Puzzle[] = [
  points('noPoints', ['C6'], upTo(16), 'columns', [0, 3, 5]),
  points('columns', ['E12', 'C6'], upTo(23), 'columns', [3, 5, 6]),
  gained('twice', 1, 'colours', upTo(18), [1, 2, 3]),
  { ...gained('halves', 2, 'rows', HALVES, [0, 1, 2]), players: DUO },
  { ...gained('stars', 3, 'stars', STARRED, [0, 1, 2]), players: DUO },
  { ...gained('framed', 4, 'blocks', FRAMED, [0, 1, 2]), players: DUO },
  { ...gained('tooEarly', 5, 'word', TOO_EARLY, [0, 1, 2]), players: DUO },
  { ...gained('inOrder', 5, 'word', IN_ORDER, [1, 2, 3]), players: DUO },
  may('shared', ['C7'], DUE_10, 'strike 3 2 1'),
  may('tooFew', ['C7'], DUE_10, 'strike 2 2 1'),
  may('oneForAll', ['C7'], DUE_10, 'strike 6 0 0'),
  may('hasNot', ['C7'], DUE_10, 'strike 0 6 0'),
  may('notLeader', ['C7'], DUE_10, 'strike 3 2 1', 1),
  { ask: 'cross', key: 'spared', rules: ['C7'], before: DUE_10, wanted: /^strike 3 0 3$/ },
  may('numberDie', ['C8'], DUE_19, 'discard number'),
  may('anotherSays', ['C8'], DUE_19, 'discard colour', 2),
  may('sixAgain', ['C8'], upTo(19), 'roll O G R 5 4 2', 1),
  may('four', ['C8', 'E5'], ONE_NUMBER, 'O2 N1 N2'),
  {
    ask: 'count',
    key: 'noMoreColours',
    rules: ['C6', 'C9'],
    before: `${LAST}\n${MISSED}`,
    offers: [2, 12, 22],
  },
  {
    ask: 'count',
    key: 'lastMiss',
    rules: ['C9', 'C5'],
    before: LOST,
    fact: ['misses', '1'],
    offers: [1, 2, 3],
  },
  may('over', ['C10'], `${NEARLY_WON}\n${WON}`, 'O2 F7 G7'),
];
