import { expect, test } from 'vitest';
import { GAMES } from '#games/index.ts';
import { filesIn, isTest, lex, ROOT, type SourceFile } from './files.ts';

/** What each part of the tree may import, by the beginning of the path, beside itself. */
const ARROWS: Readonly<Record<string, readonly string[]>> = {
  engine: [],
  fair: ['engine/'],
  protocol: ['engine/'],
  kits: ['engine/'],
  bots: ['engine/', 'kits/'],
  games: ['engine/', 'kits/', 'bots/'],
  lab: ['engine/', 'kits/', 'games/', 'bots/'],
  ui: [],
  web: ['engine/', 'kits/', 'games/', 'bots/', 'ui/', 'fair/', 'protocol/'],
  server: ['engine/', 'kits/', 'games/', 'bots/', 'fair/', 'protocol/'],
  cli: [
    'engine/',
    'kits/',
    'games/',
    'bots/',
    'lab/',
    'server/',
    'fair/',
    'testing/',
    'launch/modules.js',
  ],
  testing: ['engine/', 'kits/', 'server/'],
  launch: ['cli/main.ts'],
  docs: ['engine/', 'games/'],
};

/** What a browser loads of a game or a kit. It may draw: nothing else there imports `ui`. */
const FACE = /^(?:games|kits)\/(?:[\w-]+\/face\/|[\w-]+\/card\.tsx$|(?:face|card|cards)\.ts$)/;

/** The lists of all games. */
const LISTS = [
  'games/index.ts',
  'games/cards.ts',
  'games/players.ts',
  'games/reasons.ts',
  'games/figures.ts',
  'games/tuners.ts',
  'games/lessons.ts',
];

/** What every game's folder may import of `games` itself. */
const CONTRACTS = ['games/shelf.ts', 'games/face.ts', 'games/card.ts', 'games/teach.ts'];

/** Parts that see neither Node nor a browser, no clock and no chance but what they are given. */
const PURE = ['engine', 'kits', 'bots', 'games'];
const IMPURE =
  /\b(?:window|document|navigator|localStorage|fetch|process|Buffer|console|setTimeout|setInterval|performance|Date|Math\.random|crypto|globalThis)\b/g;

const IMPORT = /(?:\bfrom\s+|^import\s+|\bimport\()['"]([^'"\n]+)['"]/gm;

/** Ids that are words of every day; only a string that is nothing else means the game. */
const EVERYDAY_IDS = ['choice'];

const sources = filesIn(ROOT, /\.[jt]sx?$/).filter(({ path }) => !path.startsWith('dist/'));
const shipped = sources.filter((file) => file.path.includes('/') && !isTest(file));

test('every part of the tree is found and has its arrows', () => {
  const parts = new Set(shipped.map(partOf));
  expect([...parts].filter((part) => !(part in ARROWS) && part !== 'bin')).toEqual([]);
  for (const part of ['engine', 'kits', 'bots', 'games', 'ui', 'web', 'server', 'launch']) {
    expect(parts).toContain(part);
  }
});

test('imports follow the arrows', () => {
  const wrong = shipped.flatMap((file) =>
    importsOf(file)
      .filter((target) => !isPackage(target) && !mayImport(file, target))
      .map((target) => `${file.path} imports ${target}`),
  );
  expect(wrong).toEqual([]);
});

test('what runs anywhere imports no package and touches no machine', () => {
  const wrong = shipped
    .filter((file) => PURE.includes(partOf(file)) && !FACE.test(file.path))
    .flatMap((file) => {
      const touched = lex(file.text).code.match(IMPURE) ?? [];
      return [...importsOf(file).filter(isPackage), ...touched].map((what) => [file.path, what]);
    });
  expect(wrong).toEqual([]);
});

test('faces and components import no package but the one that draws', () => {
  const wrong = shipped
    .filter((file) => FACE.test(file.path) || partOf(file) === 'ui')
    .flatMap((file) =>
      importsOf(file)
        .filter(isPackage)
        .map((name) => [file.path, name]),
    )
    .filter(([, name]) => !/^(?:preact|@preact\/signals|uqr|@fontsource-variable)\b/.test(name!));
  expect(wrong).toEqual([]);
});

test('no game is named outside its folder', () => {
  const texts = filesIn(ROOT, /^en\.json$/);
  const elsewhere = [...shipped, ...texts].filter(
    // A card bears its game's name in every language.
    ({ path }) =>
      !LISTS.includes(path) && !path.startsWith('lab/bench') && !path.endsWith('/card.tsx'),
  );
  const wrong = elsewhere.flatMap((file) => gamesNamedIn(file).map((id) => [file.path, id]));
  expect(wrong).toEqual([]);
});

function partOf({ path }: SourceFile): string {
  return path.split('/')[0]!;
}

/** The files and packages that a source imports: files by their path from the root. */
function importsOf({ path, text }: SourceFile): readonly string[] {
  const found = text.matchAll(IMPORT);
  return [...found].map(([, name = '']) => {
    if (name.startsWith('#')) return name.slice(1);
    if (!name.startsWith('.')) return name;
    return new URL(name, `file:///${path}`).pathname.slice(1);
  });
}

function isPackage(target: string): boolean {
  return /^(?:node:|@|(?:preact|vitest)\/)/.test(target) || !target.includes('/');
}

function mayImport(file: SourceFile, target: string): boolean {
  const part = partOf(file);
  if ((ARROWS[part] ?? []).some((beginning) => target.startsWith(beginning))) return true;
  if (FACE.test(file.path) && (target.startsWith('ui/') || CONTRACTS.includes(target))) return true;
  if (LISTS.includes(file.path)) return target.startsWith('games/');
  if (part === 'games')
    return CONTRACTS.includes(target) || folderOf(target) === folderOf(file.path);
  // What is not in a kit's own folder stands alone.
  if (part === 'kits' && !/^kits\/\w+\//.test(file.path)) return false;
  return target.startsWith(`${part}/`);
}

/** `games/qwixx` of whatever lies in or below it. */
function folderOf(path: string): string {
  return path.split('/').slice(0, 2).join('/');
}

/** The ids of games that a file names in strings or code, but for the game it belongs to. */
function gamesNamedIn({ path, text }: SourceFile): readonly string[] {
  const own = GAMES.find(({ id }) => path.startsWith(`games/${id}/`));
  const { strings, code } = path.endsWith('.json') ? { strings: [text], code: '' } : lex(text);
  const foreign = own ? strings.map((each) => each.replaceAll(own.name, '')) : strings;
  const named = GAMES.filter(({ id, name }) => {
    if (EVERYDAY_IDS.includes(id)) return foreign.some((each) => each === id || each === name);
    const word = new RegExp(`(?<![\\w/-])${id}(?![\\w-])`, 'i');
    return new RegExp(`\\b${camel(id)}\\b`).test(code) || foreign.some((each) => word.test(each));
  });
  return named.map(({ id }) => id).filter((id) => id !== own?.id);
}

function camel(id: string): string {
  return id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}
