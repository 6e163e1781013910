import { existsSync, readFileSync } from 'node:fs';
import type { Arg, Language } from '#engine/contract.ts';
import { ROOT } from '../files.ts';
import { GAME_NAMES } from './read.ts';

/** People at a table: with a vowel, with an h that nobody hears, and two more. */
export const PLAYERS = ['Anna', 'Hugo', 'Léa', 'Tom'];

/** None, one, few and many. */
export const COUNTS = [0, 1, 2, 5, 21];

type Values = readonly Arg[] | ((language: Language) => readonly Arg[]);
type Meanings = Readonly<Record<string, Values>>;

const LISTS: readonly Arg[] = [['Anna'], ['Hugo', 'Anna'], ['Tom', 'Léa', 'Anna']];
const BOXES = ['A1', 'E5', 'H7', 'O2'];
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

/** Where a name means something else in the app: the first that fits counts. */
const IN_PLACES: readonly (readonly [place: string, meanings: Meanings])[] = [
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
  ['web/screens', { ...named('die is due', ['R 3']), title: ['A game, Anna'], size: ['4 MB'] }],
  [
    'web/texts',
    { ...named('die', ['R 3']), title: ['A game, Anna'], what: ['R 4'], text: ['R13'] },
  ],
  ['web/texts', { ...named('was dice', ['R 3']), count: [2, 5] }],
  ['web/share', named('second', [1, 2, 8])],
];

/**
 * What a game or a kit says of its own arguments: `testing/samples.json`, by part (`face`, `texts`
 * …) or under an empty name for all its parts.
 */
function ownSamplesOf(folder: string, name: string): readonly Arg[] | undefined {
  const [top, of, part = ''] = folder.split('/');
  const file = new URL(`${top}/${of}/testing/samples.json`, ROOT);
  if (!existsSync(file)) return undefined;
  const parts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, Arg[]>>;
  return parts[part]?.[name] ?? parts['']?.[name];
}

/** The values of an argument that is no term, or nothing where nobody has said what it is. */
export function samplesOf(
  name: string,
  folder: string,
  language: Language,
): readonly Arg[] | undefined {
  const own = ownSamplesOf(folder, name);
  if (own) return own;
  const special = IN_PLACES.find(
    ([place, meanings]) => folder.startsWith(place) && name in meanings,
  );
  const values = special?.[1][name] ?? EVERYWHERE[name];
  return typeof values === 'function' ? values(language) : values;
}
