// biome-ignore-all lint/suspicious/noTemplateCurlyInString: sources are quoted here
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type AllTexts, type Game, LANGUAGES, type Texts } from '#engine/contract.ts';
import { inEach } from '#engine/languages.ts';
import { joinTexts } from '#engine/texts.ts';
import { CARDS } from '#games/cards.ts';
import type { Face } from '#games/face.ts';
import { isTaught } from '#games/lessons.ts';
import { openCourse } from '#web/learn/course.ts';
import { missing, type Speech, sourceOf, sourcesIn, tightEllipses, unsaid } from './app-texts.ts';
import { ROOT } from './files.ts';
import { speechOf } from './speech.ts';
import { translations } from './translations.ts';

/** Words that are the same in two languages and right in both. */
const SHARED = [
  ...['Dicepad', 'English', 'Français', 'Deutsch', 'Solo', 'solo', 'Options', 'Version {version}'],
  ...['Mission', 'Mission {number}', 'Score', 'Total', 'Place', 'Pause', 'Moment', 'Menu'],
  ...['Vibration', 'Bot', 'bot', 'Name', 'Orange', 'violet', 'Variante', 'Esc', '{game}, solo'],
  ...['{min}–{max} · {minutes} min', '{points, plural, one {# pt} other {# pts}}'],
  ...['Novice', 'Expert', 'Level', 'points', 'OK'],
  '{count, plural, one {pt} other {pts}}',
  '{total, plural, one {# point} other {# points}}',
];

const FACES: readonly Face[] = await Promise.all(CARDS.map(({ load }) => load()));
const COURSES = await Promise.all(
  FACES.filter(({ game }) => isTaught(game.id)).map(({ game }) => openCourse(game.id)),
);
const SPEECHES = new Map(
  await Promise.all(CARDS.map(async (card) => [card.id, await speechOf(card)] as const)),
);
const ON_GRID = FACES.filter((face) => 'sheet.column' in everything(face).en);
/** What a face may be asked for by name. */
const CONTRACT = sourceOf(readFileSync(folder('games/face.ts'), 'utf8'));
const KIT = sourcesIn(folder('kits/grid/face/'));

describe('the app', () => {
  const own = joinTexts(
    ...[
      'web/texts/',
      'web/screens/texts/',
      'web/lobby/texts/',
      'web/bots/texts/',
      'web/company/texts/',
      'web/hint/texts/',
      'web/phrases/texts/',
    ].map(written),
    written('web/analysis/texts/'),
    written('web/learn/texts/'),
    written('web/leaving/texts/'),
    written('web/notice/texts/'),
    written('web/household/texts/'),
    written('web/privacy/texts/'),
    written('web/share/texts/'),
    written('web/solo/texts/'),
  );
  const taught = COURSES.flatMap(({ rulebook, lessons }) => [rulebook.texts, lessons.texts]);
  const known = joinTexts(own, ...FACES.map(everything), ...taught).en;
  const rules = [
    ...sourcesIn(folder('bots/')),
    sourceOf(readFileSync(folder('games/teach.ts'), 'utf8')),
    sourceOf(readFileSync(folder('protocol/phrases.ts'), 'utf8')),
  ];
  speech({ own: own.en, known, sources: sourcesIn(folder('web/')), rules, made: [] });
  translations(own, SHARED);
  ellipses(own);
});

describe('the kit of coloured sheets', () => {
  speech({
    own: written('kits/grid/face/texts/').en,
    known: joinTexts(...ON_GRID.map(everything)).en,
    sources: [...KIT, ...ON_GRID.flatMap(ownSources)],
    rules: [CONTRACT],
    made: ON_GRID.flatMap(({ game }) => optionKeys(game)),
  });
});

describe.each(FACES.map((face) => [face.game.id, face] as const))('the face of %s', (id, face) => {
  const isOnGrid = ON_GRID.includes(face);
  speech({
    own: id === 'encore' ? {} : written(`games/${id}/face/texts/`).en,
    known: everything(face).en,
    sources: isOnGrid ? [...ownSources(face), ...KIT] : ownSources(face),
    rules: [...sourcesIn(folder(`games/${id}/`)), CONTRACT],
    made: optionKeys(face.game),
  });
  translations(everything(face), SHARED);
  ellipses(everything(face));

  test.each(LANGUAGES)('announcements are whole sentences, in %s', (language) => {
    const told = Object.entries(everything(face)[language]).filter(([key]) =>
      /^(?:tell|status)\./.test(key),
    );
    expect(told.filter(([, message]) => !/[.!?]\}*$/.test(message))).toEqual([]);
  });
});

describe('the checks', () => {
  const texts = { 'bell.rings': 'Ding', 'bell.state.loud': 'Loud', 'E9.far': 'Too far' };
  const check = (code: string, own: Texts = texts) => {
    const of = { own, known: own, sources: [sourceOf(code)], made: [] };
    return { unsaid: unsaid(of), missing: missing(of) };
  };
  const said =
    "t('bell.rings'); const loud = 1; t(`bell.state.${loud}`); f({ rule: 'E9', key: 'far' });";

  test('are content with what is said and written', () => {
    expect(check(said)).toEqual({ unsaid: [], missing: [] });
  });

  test('find what nobody says', () => {
    const more = { 'bell.silent': '…', 'bell.state.soft': 'Soft', 'E9.near': 'Too near' };
    expect(check(said, { ...texts, ...more }).unsaid).toEqual(Object.keys(more));
  });

  test('find what is not written', () => {
    const more = "t('bell.lost'); t(`bell.colour.${loud}`); f({ rule: 'E9', key: 'lost' });";
    expect(check(said + more).missing).toHaveLength(3);
  });

  test('find a German ellipsis that touches a word', () => {
    const right = { 'bell.soon': 'Es läutet …', 'bell.quoted': '„… läutet“' };
    expect(tightEllipses({ ...right, 'bell.tight': 'Es läutet… Gleich.' })).toEqual(['bell.tight']);
  });
});

/** Declares the tests of what is said and what is written. */
function speech(of: Speech): void {
  test('nothing is written that nobody says', () => expect(unsaid(of)).toEqual([]));
  test('nothing is said that is not written', () => expect(missing(of)).toEqual([]));
}

function ellipses({ de }: AllTexts): void {
  test('a German ellipsis has its space', () => expect(tightEllipses(de)).toEqual([]));
}

function folder(path: string): URL {
  return new URL(path, ROOT);
}

function ownSources({ game }: Face): Speech['sources'] {
  return sourcesIn(folder(`games/${game.id}/face/`));
}

/** All that is said at a table of a game. */
function everything({ game }: Face): AllTexts {
  return SPEECHES.get(game.id)!;
}

function written(path: string): AllTexts {
  return inEach((language) => JSON.parse(readFileSync(folder(`${path}${language}.json`), 'utf8')));
}

/** What the set-up screen shows: every header of a game and what may be chosen there. */
function optionKeys({ headers, players }: Game): readonly string[] {
  const tables = Array.from({ length: players.max - players.min + 1 }, (_, i) => players.min + i);
  return headers.flatMap((header) => {
    const choices = tables.flatMap((seats) => (header.each ?? header).choices(seats));
    const named = [...new Set(choices)].map((value) => `option.${header.name}.${value}`);
    return [`option.${header.name}`, ...named];
  });
}
