import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LANGUAGES } from '#engine/contract.ts';
import { speaker } from '#engine/text.ts';
import { DICE as MIXED_DICE } from '#games/choice/dice.ts';
import { SPECIAL_DIE } from '#games/encore-plus/special.ts';
import { COLOUR_DICE, WHITE_DIE } from '#games/qwixx/play.ts';
import { COLOUR_DIE, NUMBER_DIE } from '#kits/grid/tray.ts';
import { ICONS } from '#ui/icons.ts';
import { ACTIONS, COLOURS, icon, lookOf, picture } from './looks.ts';
import { dieName, faceName } from './names.ts';
import { BACK, LOGO, statisticsPage } from './page.ts';
import { STATISTICS_TEXTS } from './texts.ts';

const ALL = [WHITE_DIE, NUMBER_DIE, COLOUR_DIE, SPECIAL_DIE, ...COLOUR_DICE, ...MIXED_DICE];
const speakers = LANGUAGES.map((each) => speaker(STATISTICS_TEXTS[each], [], each));

test('every die of every game has a name of its own, in every language', () => {
  for (const say of speakers) {
    expect(new Set(ALL.map(({ faces }) => dieName(faces, say))).size).toBe(ALL.length);
  }
});

test.each([
  [WHITE_DIE, ['White die', 'Dé blanc', 'Weißer Würfel']],
  [NUMBER_DIE, ['Number die', 'Dé chiffré', 'Zahlenwürfel']],
  [COLOUR_DIE, ['Colour die', 'Dé de couleur', 'Farbwürfel']],
  [SPECIAL_DIE, ['Special die', 'Dé spécial', 'Spezialwürfel']],
  [COLOUR_DICE[0]!, ['Red die', 'Dé rouge', 'Roter Würfel']],
])('%o is called %s', ({ faces }, names) => {
  const known = (['en', 'fr', 'de'] as const).map((each) => speakers[LANGUAGES.indexOf(each)]!);
  expect(known.map((say) => dieName(faces, say))).toEqual(names);
});

test('a die of many colours is called by its faces', () => {
  const names = speakers.map((say) => dieName(MIXED_DICE[0]!.faces, say));
  expect(names[0]).toBe('Multicoloured die: red 1, blue 2, grey 3, yellow 4, violet 5, green 6');
  expect(names[1]).toBe('Dé multicolore\u202f: 1 rouge, 2 bleu, 3 gris, 4 jaune, 5 violet, 6 vert');
  expect(names[2]).toBe('Bunter Würfel: rote 1, blaue 2, graue 3, gelbe 4, violette 5, grüne 6');
});

test('no face of any game is named by its letter in records', () => {
  for (const { faces } of ALL) {
    for (const face of faces) {
      expect(lookOf(face).kind, face).not.toBe('unknown');
      for (const say of speakers) expect(faceName(face, say)).not.toMatch(/[A-Z]\d|^[A-Z?]$/);
    }
  }
});

test('what is not known is shown as it is, and escaped', () => {
  const [say] = speakers;
  expect(dieName(['<', '&'], say!)).toBe('< &');
  expect(faceName('<', say!)).toBe('<');
  expect(picture(lookOf('<'))).toContain('&lt;');
});

test('each colour has the symbol that the app gives it', () => {
  const symbols = readFileSync(new URL('../../ui/symbols.css', import.meta.url), 'utf8');
  for (const [letter, name] of Object.entries(COLOURS)) {
    expect(symbols).toContain(`.${name} {\n  --sy:`);
    expect(picture(lookOf(letter))).toContain(`die colour ${name}"`);
    expect(picture(lookOf(`${letter}4`))).toMatch(new RegExp(`die both ${name}".*>4<`));
  }
});

test('the golden faces are drawn as the app draws them', () => {
  const { heart, bomb, star, row3, block } = ICONS;
  expect(ACTIONS).toEqual({ heart, bomb, stars: star, line: row3, block });
  expect(picture(lookOf('bomb'))).toContain(icon(bomb));
});

test('the bar of the page is that of the app', () => {
  const shapes = (text: string) =>
    text.match(/class="\w+" (?:d="[^"]+"|cx="[^"]+" cy="[^"]+" r="[^"]+")/g);
  const drawn = readFileSync(new URL('../../ui/logo.tsx', import.meta.url), 'utf8');
  expect(shapes(LOGO)).toHaveLength(5);
  expect(shapes(LOGO)).toEqual(shapes(drawn));
  expect(BACK).toBe(ICONS.back);
});

test('the bars of the browser have the colours that the app gives them', () => {
  const colours = (text: string) => text.match(/content="#\w+" media="[^"]+"/g);
  const app = readFileSync(new URL('../../web/index.html', import.meta.url), 'utf8');
  const page = statisticsPage({ dice: [], language: 'en', style: '/style.css' });
  expect(colours(app)).toHaveLength(2);
  expect(colours(page)).toEqual(colours(app));
});
