import type { Step } from '#games/teach.ts';
import { before, ENDS_LEVEL, FIRST, midway, NEARLY_LEVEL, shown, THROWN } from './scripts.ts';

/** Three colours for the ends of Mia’s ring, and three numbers for the end of her line. */
const COLOURFUL = midway('G6 S4 Y2');
const NUMEROUS = midway('B2 Y5 B1');

/** Whatever uses all three dice. */
export const THREE_DICE =
  /^(?:[\w@]+ [\w@]+ [A-Z\d][@\w]*|[\w@]+ \w+=\d\+\d|\w+=\d\+\d [A-Z\d][@\w]*|\w+=\d\+\d\+\d)$/;

export const steps: readonly Step[] = [
  { key: 'sheet', chapter: 'setUp', rules: ['T8'], scene: { shown: FIRST } },
  {
    key: 'goal',
    chapter: 'goal',
    rules: ['T11', 'T12'],
    scene: { before: before(7), shown: shown(7) },
  },
  {
    key: 'again',
    chapter: 'play',
    rules: ['T1', 'T7'],
    scene: { before: THROWN, shown: FIRST.slice(THROWN.length + 1) },
    task: { before: THROWN, wanted: /^reroll 1 3$/ },
  },
  {
    key: 'choose',
    chapter: 'play',
    rules: ['T2'],
    scene: { before: FIRST, shown: '1 Y@5 7=6+1\n2 6 2 1a' },
    examples: [
      { key: 'mixed', before: FIRST, choice: 'Y@5 7=6+1' },
      { key: 'twice', before: FIRST, choice: 'Y@11 2' },
    ],
    task: { before: FIRST, wanted: /^(?:Y@\d+ 7=6\+1|7=6\+1 Y@\d+)$/ },
  },
  {
    key: 'ring',
    chapter: 'play',
    rules: ['T3'],
    scene: {
      before: COLOURFUL,
      shown: '1 S@7 G@1 Y@16\n2 6 2',
      point: ['G@1', 'S@7'],
    },
    examples: [
      { key: 'beside', before: COLOURFUL, choice: 'G@1', near: ['R@2'] },
      { key: 'apart', before: COLOURFUL, choice: 'G@10' },
    ],
    task: { before: COLOURFUL, wanted: /^(?=.*S@7)(?=.*Y@16)/ },
  },
  {
    key: 'line',
    chapter: 'play',
    rules: ['T4'],
    scene: {
      before: NUMEROUS,
      shown: '1 2 5 1a\n2 2 6=5+1',
      point: ['2', '10', '11'],
    },
    examples: [
      { key: 'onwards', before: NUMEROUS, choice: '2', near: ['4'] },
      { key: 'behind', before: midway('G6 G1 B1'), choice: '6', near: ['4'] },
    ],
    task: { before: NUMEROUS, wanted: /^2 5 1a$/ },
  },
  {
    key: 'order',
    chapter: 'play',
    rules: ['T5', 'T3'],
    scene: { before: FIRST, shown: '1 G@10 Y@11 G@12\n2 6 2 1a' },
    examples: [
      { key: 'outwards', before: FIRST, choice: 'G@10 Y@11 G@12' },
      { key: 'jumping', before: FIRST, choice: 'G@10 G@12 Y@11' },
    ],
  },
  {
    key: 'miss',
    chapter: 'play',
    rules: ['T6'],
    scene: { before: before(5), shown: shown(5), seat: 1 },
    task: { before: before(8), wanted: THREE_DICE },
  },
  {
    key: 'two',
    chapter: 'play',
    rules: ['T6'],
    scene: { before: COLOURFUL, shown: '1 S@7 G@1 Y@16\n2 6 2', seat: 1 },
  },
  {
    key: 'turn',
    chapter: 'play',
    rules: ['T8'],
    scene: { before: before(10), shown: shown(10), seat: 1 },
  },
  {
    key: 'giveUp',
    chapter: 'play',
    rules: ['T9'],
    scene: { before: before(9), shown: shown(9) },
    task: { before: before(9), wanted: /close$/ },
  },
  {
    key: 'end',
    chapter: 'scoring',
    rules: ['T10'],
    scene: { before: before(18), shown: shown(18) },
  },
  {
    key: 'count',
    chapter: 'scoring',
    rules: ['T11', 'T12'],
    scene: { before: before(18), shown: shown(18), glance: true },
  },
  {
    key: 'win',
    chapter: 'scoring',
    rules: ['T13'],
    scene: { before: NEARLY_LEVEL, shown: ENDS_LEVEL },
  },
];
