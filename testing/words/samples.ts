import type { Arg, Language } from '#engine/contract.ts';
import { GAME_NAMES } from './read.ts';

/** People at a table: with a vowel, with an h that nobody hears, and two more. */
export const PLAYERS = ['Anna', 'Hugo', 'Léa', 'Tom'];

/** None, one, few and many. */
export const COUNTS = [0, 1, 2, 5, 21];

type Values = readonly Arg[] | ((language: Language) => readonly Arg[]);
type Meanings = Readonly<Record<string, Values>>;

const LISTS: readonly Arg[] = [['Anna'], ['Hugo', 'Anna'], ['Tom', 'Léa', 'Anna']];
const BOXES = ['A1', 'E5', 'H7', 'O2'];
const OTHERS = ['H3', 'B4'];
const LETTERS = ['A', 'E', 'H', 'O'];
const SYMBOLS = { first: ['🦊'], second: ['⭐'], third: ['🎲'], fourth: ['🌳'] };

function named(names: string, values: Values): Meanings {
  return Object.fromEntries(names.split(' ').map((name) => [name, values]));
}

/** What the arguments of texts are in play, by their names. */
const EVERYWHERE: Meanings = {
  ...named('seat', [0, 1, 2]),
  ...named('seats', [[0], [1, 0], [2, 1, 0]]),
  ...named('name who player host person bot other', PLAYERS),
  ...named('names players', LISTS),
  ...named('game', (language) => GAME_NAMES[language]),
  ...named('box', BOXES),
  ...named('column', LETTERS),
  ...named('row otherRow', ['P', 'Q', 'T']),
  ...named('day made seen', ['3 May']),
  ...named('percent chance', ['8 %', '55 %']),
  ...named('at due done drawn former have here high is last least line locked lost low', [1, 2, 8]),
  ...named(
    'luck luckWithin matches max min most next nth number of ofPuzzles ofSteps one',
    [1, 2, 8],
  ),
  ...named('playing puzzles rank ranks reached read rest roll second share side size', [1, 2, 8]),
  ...named(
    'skill skillWithin square steps sum taken times turn used waiting was watching',
    [1, 2, 8],
  ),
  ...named('white within won all amount beside best from to open searched waiting', [1, 2, 8]),
  ...named('dice wanted fit goals rolls evenings seconds degrees', COUNTS),
  ...named(
    'count points jokers total boxes turns minutes goal later place days left ready need behind lead',
    COUNTS,
  ),
  ...named('all others ofPuzzles locked used', [1, 2, 8]),
  ...named('most wanted', [2, 3, 8]),
  ...named('matches searched', [200]),
  ...named('rule', ['Q4']),
  ...named('version', ['1.2.0']),
  ...named('code', ['🦊⭐🎲🌳 42']),
  ...named('id', ['4']),
};

/** Where a name means something else: the first that fits counts. */
const IN_PLACES: readonly (readonly [place: string, meanings: Meanings])[] = [
  ['games/choice', named('sum sums numbers addends ways choices', [[6], [6, 12], [1, 3, 5]])],
  ['games/choice', { ...named('box face', ['R', 'B']), ...named('die word', ['2']) }],
  ['games/choice/face', named('beside last line', [[4], [4, 9]])],
  ['games/qwixx', { ...named('colour', ['red']), ...named('numbers', [[7], [7, 8], [7, 8, 9]]) }],
  ['games/qwixx', named('one other', [2, 5])],
  ['games/encore-plus', { ...named('other', OTHERS) }],
  ['games/encore-coop/face', named('names', LISTS)],
  ['games/encore-coop', { ...named('colours numbers', [2, 3]), ...named('need goal', [3, 12]) }],
  ['games/qwixx/texts', named('count', [3, 6])],
  ['kits/grid/face', { number: ['2', '?'], points: [2, 4], total: [8] }],
  ['engine', { min: [2], max: [5] }],
  ['engine', { header: ['Sheet'], value: ['blue'], choices: [['classic', 'red']], word: ['R13'] }],
  ['server/statistics', named('faces', [['1', '2', '3']])],
  ['web/lobby', { min: [1], max: [6], minutes: [20], count: [2, 5] }],
  ['web/lobby', { ...SYMBOLS, number: ['42'], ...named('what', ['Table']) }],
  ['web/lobby', named('host', ['192.168.0.7:8080'])],
  ['web/household', named('most least', ['H4'])],
  ['web/household', { ...named('from to', [62, 71]), count: [5] }],
  [
    'web/learn',
    { choice: ['A1 B1'], before: ['A'], after: ['B'], option: ['Sheet'], value: ['Blue'] },
  ],
  ['web/learn', named('boxes dice', ['A1, A2'])],
  ['web/analysis', named('reason', ['+3'])],
  ['web/bots', named('level', ['Expert'])],
  ['web/household', named('level', ['Expert'])],
  ['web/solo', { level: ['Expert'], beside: ['+3'], short: ['−2'], from: [40] }],
  ['web/phrases', named('words', ['…'])],
  ['web/screens', { ...named('words', ['…']), language: ['English'], before: PLAYERS }],
  ['web/screens', { ...named('die is due', ['R 3']), title: ['Qwixx, Anna'], size: ['4 MB'] }],
  ['web/texts', { ...named('die', ['R 3']), title: ['Qwixx, Anna'], what: ['R 4'], text: ['R13'] }],
  ['web/texts', { ...named('was dice', ['R 3']), count: [2, 5] }],
  ['web/share', named('second', [1, 2, 8])],
];

/** The values of an argument that is no term, or nothing where nobody has said what it is. */
export function samplesOf(
  name: string,
  folder: string,
  language: Language,
): readonly Arg[] | undefined {
  const special = IN_PLACES.find(
    ([place, meanings]) => folder.startsWith(place) && name in meanings,
  );
  const values = special?.[1][name] ?? EVERYWHERE[name];
  return typeof values === 'function' ? values(language) : values;
}
