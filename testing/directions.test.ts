import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// A sheet may be turned: what is said of it names boxes, columns and rows, never a direction.

const TEXTS = '{{kits/*,games/*}/{,face/,reasons/,lessons/,rulebook/}texts,web/{,*/}texts}';

const DIRECTIONS = {
  en: /\b(?:above|below|beneath|underneath|top|bottom|upper|lower|upwards?|downwards?|leftmost|rightmost|(?:to|on|at) the (?:left|right)|(?:left|right) of|horizontal\w*|vertical\w*|sideways)\b/i,
  fr: /(?<!\p{L})(?:gauche|droite|en haut|en bas|vers le (?:haut|bas)|du (?:haut|bas)|au-dessus|au-dessous|dessus|dessous|horizontal\p{L}*|vertical\p{L}*)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:links|rechts|oben|unten|oberhalb|unterhalb|darüber|darunter|(?:link|recht|ober|unter)e[nrs]?|waagerecht\p{L}*|senkrecht\p{L}*|horizontal\p{L}*|vertikal\p{L}*)(?!\p{L})/iu,
} as const;
const KNOWN = Object.keys(DIRECTIONS) as (keyof typeof DIRECTIONS)[];

/** What people may type to find a rule, in words of their own. */
const SEARCHED = /\/rulebook\/.*\.words$/;

const FINE: readonly string[] = [
  // Ranks, points and values, not places.
  'games/encore-plus/texts/de.json P15.rank10',
  ...['encore', 'encore-plus'].flatMap((game) => [
    `games/${game}/rulebook/texts/en.json E12.text`,
    `games/${game}/lessons/texts/en.json coach.column`,
  ]),
  // The lines of a record and a list.
  ...KNOWN.map((language) => `web/screens/texts/${language}.json record.shape`),
  'web/screens/texts/de.json table.correctHow',
  // The setting that turns the sheet has to say how it lies.
  'web/screens/texts/en.json settings.sheet.printed.detail',
  'web/screens/texts/fr.json settings.sheet.turned.detail',
  'web/screens/texts/de.json settings.sheet.turned.detail',
];

test.each(KNOWN)(
  'what tables, lessons, rules and screens say names no direction in %s',
  (language) => {
    const files = globSync(`${TEXTS}/${language}.json`);
    expect(files.length).toBeGreaterThan(30);
    const found = files.flatMap((file) => {
      const texts: Readonly<Record<string, string>> = JSON.parse(readFileSync(file, 'utf8'));
      return Object.entries(texts)
        .filter(([, message]) => DIRECTIONS[language].test(message))
        .map(([key]) => `${file} ${key}`)
        .filter((each) => !SEARCHED.test(each));
    });
    // An exception that is none any more is struck from the list.
    expect(found.sort()).toEqual(
      FINE.filter((each) => each.includes(`/${language}.json `)).toSorted(),
    );
  },
);

test.each([
  ['en', 'Tap the box above it.', true],
  ['en', 'The row on the right is closed.', true],
  ['en', 'No jokers left.', false],
  ['fr', 'La case à gauche est libre.', true],
  ['fr', 'Encore 3 jokers.', false],
  ['de', 'Das obere Kästchen ist frei.', true],
  ['de', 'Unter 3 Würfeln gibt es einen Fehlwurf.', false],
] as const)('a direction is known in %s: %s', (language, message, isOne) => {
  expect(DIRECTIONS[language].test(message)).toBe(isOne);
});
