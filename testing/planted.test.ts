import path from 'node:path';
import { expect, test } from 'vitest';
import { GAMES } from '#games/index.ts';
import type { SourceFile } from './files.ts';
import {
  arrowFor,
  circles,
  forbidden,
  foreignPackages,
  placeOf,
  reached,
} from './imports/check.ts';
import { type Graph, graphOf } from './imports/graph.ts';
import { ARROWS, PACKAGES } from './imports/rules.ts';
import { SOURCES } from './imports/sources.ts';
import { PLACED_WAYS, REFUSED, TYPED_WAYS, WAYS } from './imports/ways.ts';

const PATTERNS = ARROWS.flatMap(({ from }) => from);
const HARMLESS = graphOf(SOURCES);
const SHIPPED = reached(HARMLESS.edges);
const BY_PART = Map.groupBy(SOURCES, (file) => partOf(file, ARROWS));

test.each(PATTERNS)(
  '%s: an import of each part that it may not is found, and nothing else',
  (from) => {
    const planted = PATTERNS.flatMap((to) => forbiddenPair(from, to));
    expect(planted.length).toBeGreaterThan(PATTERNS.length / 3);
    for (const [i, [file, target]] of planted.entries()) {
      const [way, text] = plantable(file, target, i + PATTERNS.indexOf(from));
      const found = forbidden(withLine(file, text));
      const pairs = new Set(found.map((edge) => `${edge.from} → ${edge.to}`));
      expect(pairs, `${way}: ${text}`).toContain(`${file.path} → ${target.path}`);
      // A name made at run time may mean its neighbours as well.
      if (way !== 'by a name made at run time') expect(pairs.size, text).toBe(1);
      else expect(new Set(found.map((edge) => edge.from))).toEqual(new Set([file.path]));
    }
  },
);

const LIVE = sourceOf('server/play/live.ts');
const GAME = sourceOf(`games/${GAMES.at(-1)!.id}/index.ts`);

test.each(Object.entries({ ...WAYS, ...TYPED_WAYS, ...PLACED_WAYS }))(
  'a server that imports one game is found: %s',
  (way, line) => {
    for (const name of namesOf(LIVE, GAME, way in PLACED_WAYS)) {
      const found = forbidden(withLine(LIVE, line(name)));
      expect(found.map(({ from, to }) => [from, to])).toContainEqual([LIVE.path, GAME.path]);
    }
  },
);

test.each(Object.entries(REFUSED))(
  'shipped code that could import anything is found: %s',
  (_, line) => {
    const { lost } = withLine(LIVE, line(relative(LIVE, GAME)));
    expect(SHIPPED).toContain(LIVE.path);
    expect(lost.map(({ from }) => from)).toContain(LIVE.path);
  },
);

test.each([
  ["/** @type {import('NAME').Shelf} */"],
  ["/** @param {import('./child.js').X | import('NAME').Shelf} x */"],
  ["/** @param {import('NAME').Shelf | import('./child.js').X} x */"],
  ["/**\n * @type {\n *   import('NAME').Shelf}\n */"],
  ["/** @import { Shelf } from 'NAME' */"],
  ['/**\n * @import * as shelf\n *   from "NAME"\n */'],
  ["///<reference path='NAME'/>"],
  ['/** @jsxImportSource NAME */'],
])('a type that plain JavaScript takes from a comment is found: %s', (line) => {
  const file = sourceOf('launch/child.js');
  const found = forbidden(withLine(file, line.replace('NAME', relative(file, GAME))));
  expect(found).toMatchObject([{ to: GAME.path, how: 'type' }]);
});

test.each([
  ['@import "NAME";'],
  ['@import"NAME";'],
  ["@IMPORT'NAME' screen;"],
  ['@import/**/"NAME";'],
  ["@import url('NAME') layer(x);"],
  ['.x { mask: url(NAME); }'],
  ['.x { mask: URL( "NAME" ); }'],
])('a style sheet that imports another part is found: %s', (line) => {
  const file = sourceOf('ui/base.css');
  const target = sourceOf('server/statistics/page.css');
  const text = line.replace('NAME', relative(file, target));
  expect(forbidden(withLine(file, text))).toMatchObject([{ to: target.path }]);
});

test('a style sheet with a set of pictures, which is not followed, is found', () => {
  const file = sourceOf('ui/base.css');
  const { lost } = withLine(file, '.x { mask: image-set("../server/statistics/page.css" 1x); }');
  expect(lost.map(({ from }) => from)).toContain(file.path);
});

test('a glob from the root of the app is found', () => {
  const line = `export const planted = import.meta.glob('/../${LIVE.path}', { eager: true });`;
  expect(forbidden(withLine(sourceOf('web/main.tsx'), line))).toMatchObject([{ to: LIVE.path }]);
});

const PAGE = sourceOf('web/index.html');

test.each([
  ['<script src="NAME"></script>'],
  ["<script async src='NAME'></script>"],
  ['<script src=NAME></script>'],
  ['<SCRIPT\nSRC = "NAME"></SCRIPT>'],
  ['<script data-x=">" src="NAME"></script>'],
  ['<link rel="modulepreload" href="NAME" />'],
  ['<link rel=stylesheet href=NAME>'],
  ['<style>@import "NAME";</style>'],
])('a page that loads a file of another part is found: %s', (line) => {
  const found = forbidden(withLine(PAGE, line.replace('NAME', `../${LIVE.path}`)));
  expect(found).toMatchObject([{ to: LIVE.path }]);
});

test.each([
  [`<script type="module">import '../${LIVE.path}';</script>`],
  [`<script type="importmap">{ "imports": { "x": "../${LIVE.path}" } }</script>`],
])('a page with a script in it, which is not followed, is found: %s', (line) => {
  const { lost } = withLine(PAGE, line);
  expect(lost.map(({ from }) => from)).toContain(PAGE.path);
});

test.each([...new Set(PACKAGES.flatMap(({ from }) => from))])(
  '%s: a package that it may not load is found',
  (pattern) => {
    const file = shippedOf(pattern, PACKAGES);
    const name = placeOf(file.path, PACKAGES)!.rule.to.includes('zod') ? 'vite' : 'zod';
    const lines = Object.values(WAYS).map((way) => way(`${name}/mini`));
    for (const line of lines)
      expect(foreignPackages(withLine(file, line))).toEqual([`${file.path} → ${name}`]);
  },
);

test('an import that leads nowhere, or anywhere, is found', () => {
  const lines = [
    "export const p = import.meta.glob('./gone-*.ts');",
    "import './gone.ts';",
    `import '#games/../${GAME.path}';`,
    "import '#play/room.ts';",
    'export const p = import(p);',
  ];
  for (const line of lines)
    expect(withLine(LIVE, line).lost).toHaveLength(HARMLESS.lost.length + 1);
});

test('shipped code that imports a test is found', () => {
  for (const name of ['./testing.ts', './judge.test.ts', '#testing/same.ts']) {
    const { edges } = withLine(LIVE, `import '${name}';`);
    const tests = [...reached(edges)].filter((each) => /\btesting\b|\.test\./.test(each));
    expect(tests, name).not.toEqual([]);
  }
});

test('a circle of files is found', () => {
  const { edges } = withLine(sourceOf('engine/contract.ts'), "import '#engine/match.ts';");
  const found = circles(edges.map(({ from, to }) => [from, to]));
  expect(found.some((circle) => circle.includes('engine/match.ts'))).toBe(true);
});

/** The tree with one more line in one file. */
function withLine(file: SourceFile, line: string): Graph {
  const changed = { path: file.path, text: `${file.text}\n${line}\n` };
  return graphOf(SOURCES.map((each) => (each === file ? changed : each)));
}

/** A file of a part and one that it may not import, of another part or another folder of its own. */
function forbiddenPair(from: string, to: string): readonly (readonly [SourceFile, SourceFile])[] {
  const file = shippedOf(from, ARROWS);
  const target = BY_PART.get(to)!.find(
    (each) => !arrowFor({ from: file.path, to: each.path, how: 'static' }),
  );
  return target ? [[file, target]] : [];
}

function plantable(file: SourceFile, target: SourceFile, turn: number): readonly [string, string] {
  if (/\.(?:css|html)$/.test(file.path)) return ['style', `@import "${relative(file, target)}";`];
  const ways = Object.entries({
    ...WAYS,
    ...(/\.tsx?$/.test(file.path) ? TYPED_WAYS : {}),
    ...PLACED_WAYS,
  });
  const [way, line] = ways[turn % ways.length]!;
  const names = namesOf(file, target, way in PLACED_WAYS);
  return [way, line(names[turn % names.length]!)];
}

/** An alias where there is one, and the way there. */
function namesOf(file: SourceFile, target: SourceFile, isPlaced: boolean): readonly string[] {
  // `bin` has a package.json of its own.
  const hasAlias = !/^(?:bin|docs|launch)\//.test(target.path) && !file.path.startsWith('bin/');
  return [...(isPlaced || !hasAlias ? [] : [`#${target.path}`]), relative(file, target)];
}

function relative(file: SourceFile, target: SourceFile): string {
  const way = path.relative(path.dirname(file.path), target.path);
  return way.startsWith('.') ? way : `./${way}`;
}

/** A file of a part, of those that ship if there are any: code rather than a style sheet. */
function shippedOf(pattern: string, rules: typeof ARROWS): SourceFile {
  const own = SOURCES.filter((each) => partOf(each, rules) === pattern);
  const shipped = own.filter((each) => SHIPPED.has(each.path));
  return shipped.find((each) => !each.path.endsWith('.css')) ?? shipped[0] ?? own[0]!;
}

function partOf(file: SourceFile, rules: typeof ARROWS): string | undefined {
  return placeOf(file.path, rules)?.pattern;
}

function sourceOf(name: string): SourceFile {
  return SOURCES.find((each) => each.path === name)!;
}
