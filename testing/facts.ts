import { readFileSync } from 'node:fs';
import { filesIn, ROOT } from './files.ts';
import { PLAIN } from './plain-figures.ts';

/**
 * All documents but the RULES.md of games: each rule has a test that bears its name
 * (`testing/rulebook.ts`), and their figures are those of the rulebooks, most without a name in code.
 */
export const DOCUMENTED: readonly string[] = filesIn(ROOT, /\.md$/)
  .map(({ path }) => path)
  .filter((path) => /^(?:docs\/.*|[^/]+)$/.test(path));

/** What a document should say and does not, and its figures that nobody answers for. */
export function faultsOf(file: string, facts: readonly string[]) {
  const text = documentText(file);
  const sentences = [...facts, ...(PLAIN[file] ?? [])];
  return {
    missing: sentences.filter((each) => !text.includes(each)),
    unanswered: uncoveredFigures(text, sentences),
  };
}

/** A document as one line, so that sentences are found wherever a line ends. */
function documentText(file: string): string {
  const text = readFileSync(new URL(file, ROOT), 'utf8');
  return text.replaceAll(/^\d+\. /gm, '').replaceAll(/\s+/g, ' ');
}

const SMALL =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** A number as it is written in a sentence: `ten`, `sixty`, `five hundred`, `240,100`. */
export function inWords(n: number): string {
  if (n >= 100 && n < 1000 && n % 100 === 0) return `${inWords(n / 100)} hundred`;
  return SMALL[n] ?? TENS[n / 10 - 2] ?? n.toLocaleString('en');
}

const SECOND = 1000;
const UNITS: readonly (readonly [string, number])[] = [
  ['a year', 365 * 24 * 3600 * SECOND],
  ['a day', 24 * 3600 * SECOND],
  ['an hour', 3600 * SECOND],
  ['a minute', 60 * SECOND],
  ['a second', SECOND],
];

/** A time in milliseconds as it is written in a sentence: `a year`, `ten minutes`. */
export function timeInWords(ms: number): string {
  if (ms === 30 * SECOND) return 'half a minute';
  const [unit, length] = UNITS.find((each) => ms >= each[1])!;
  const count = ms / length;
  return count === 1 ? unit : `${inWords(count)} ${unit.split(' ')[1]}s`;
}

/** Figures, in digits or in words; `one` and `two` are too common words to mean one. */
const FIGURES = new RegExp(
  String.raw`(?<![\w#-])\d[\d,.]*|\b(?:${[...SMALL.slice(3), ...TENS].join('|')}|hundreds?|thousands?|millions?|dozens?|half)\b|\ban? (?:minute|hour|day|week|month|year)\b`,
  'gi',
);
/** What is no sentence: blocks and spans of code, quoted titles of tests, measured figures. */
const ELSEWHERE = /<!-- figures.*?<!-- end of figures -->|```.*?```|`[^`]*`|“[^”]*”/g;

/** The figures of a document that stand in none of these sentences, each with what is around it. */
export function uncoveredFigures(text: string, sentences: readonly string[]): readonly string[] {
  const covered = [
    ...sentences.flatMap((each) => rangesOf(text, each)),
    ...[...text.matchAll(ELSEWHERE)].map(({ index, 0: all }) => [index, index + all.length]),
  ];
  return [...text.matchAll(FIGURES)]
    .filter(({ index }) => !covered.some(([from, to]) => from! <= index && index < to!))
    .map(({ index, 0: figure }) => {
      const around = text.slice(Math.max(0, index - 40), index + figure.length + 25);
      return `${figure}: …${around.trim()}…`;
    });
}

function rangesOf(text: string, sentence: string): (readonly [number, number])[] {
  const found: [number, number][] = [];
  for (let at = text.indexOf(sentence); at >= 0; at = text.indexOf(sentence, at + 1))
    found.push([at, at + sentence.length]);
  return found;
}

export function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
