import { readFileSync } from 'node:fs';
import { ROOT } from './files.ts';

/** A document as one line, so that sentences are found wherever a line ends. */
export function documentText(file: string): string {
  const text = readFileSync(new URL(file, ROOT), 'utf8');
  return text.replaceAll(/^\d+\. /gm, '').replaceAll(/\s+/g, ' ');
}

const WORDS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');
const TENS = new Map([
  [20, 'twenty'],
  [30, 'thirty'],
  [50, 'fifty'],
  [60, 'sixty'],
]);

/** A number as it is written in a sentence: `ten`, `sixty`, `five hundred`, `240,100`. */
export function inWords(n: number): string {
  if (n >= 100 && n < 1000 && n % 100 === 0) return `${inWords(n / 100)} hundred`;
  return WORDS[n] ?? TENS.get(n) ?? n.toLocaleString('en');
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
const FIGURES =
  /(?<![\w#-])\d[\d,.]*(?!\w)|\b(?:three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|fifty|sixty|hundreds?|thousand|dozens?|half)\b|\ban? (?:minute|hour|day|week|month|year)\b/gi;
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
