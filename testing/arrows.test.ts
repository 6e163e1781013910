import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GAMES } from '#games/index.ts';
import manifest from '../package.json' with { type: 'json' };
import { filesIn, isTest, lex, ROOT, type SourceFile } from './files.ts';
import {
  arrowFor,
  circles,
  forbidden,
  foreignPackages,
  placeOf,
  reached,
} from './imports/check.ts';
import { type Edge, graphOf } from './imports/graph.ts';
import { ARROWS, PACKAGES, type Rule } from './imports/rules.ts';
import { SOURCES } from './imports/sources.ts';

/** Parts that see neither Node nor a browser, no clock and no chance but what they are given. */
const PURE = /^(?:engine|kits|bots|games)\//;
const IMPURE =
  /\b(?:window|document|navigator|localStorage|fetch|process|Buffer|console|setTimeout|setInterval|performance|Date|Math\.random|crypto|globalThis)\b/g;

/** Ids that are words of every day; only a string that is nothing else means the game. */
const EVERYDAY_IDS = ['choice'];

const GRAPH = graphOf(SOURCES);
const SHIPPED = reached(GRAPH.edges);

test('ARCHITECTURE.md has the same arrows', () => {
  const text = readFileSync(new URL('ARCHITECTURE.md', ROOT), 'utf8');
  const blocks = text.split('```').filter((block) => block.includes(' → '));
  expect(blocks.map(linesOf)).toEqual([ARROWS.map(lineOf), PACKAGES.map(lineOf)]);
});

test('every part of the tree has its arrows', () => {
  expect(SOURCES.filter(({ path }) => !placeOf(path, ARROWS)).map(({ path }) => path)).toEqual([]);
});

test('imports follow the arrows', () => {
  expect(forbidden(GRAPH)).toEqual([]);
});

test('every arrow is needed', () => {
  const used = new Set(GRAPH.edges.map((edge) => `${lineFor(edge)}: ${arrowFor(edge)}`));
  const all = ARROWS.flatMap((rule) => rule.to.map((to) => `${lineOf(rule)}: ${to}`));
  expect(all.filter((arrow) => !used.has(arrow))).toEqual([]);
});

test('it is plain where each import of shipped code leads', () => {
  expect(GRAPH.lost.filter(({ from }) => SHIPPED.has(from))).toEqual([]);
});

test('shipped code imports nothing that is for tests', () => {
  const wrong = GRAPH.edges.filter(
    ({ from, to }) => SHIPPED.has(from) && (isTest({ path: to }) || to.startsWith('testing/')),
  );
  expect(wrong).toEqual([]);
});

test('shipped code loads the packages of its part, all of which are installed for it', () => {
  expect(foreignPackages(GRAPH)).toEqual([]);
  const named = new Set(PACKAGES.flatMap(({ to }) => to).filter((name) => name !== 'node'));
  expect([...named].toSorted()).toEqual(Object.keys(manifest.dependencies).toSorted());
});

test('no files, and no parts, import each other in a circle', () => {
  const loaded = GRAPH.edges.filter(({ how }) => how === 'static');
  expect(circles(loaded.map(({ from, to }) => [from, to]))).toEqual([]);
  // What is loaded by name when it is wanted may stand above: `launch` hands over to `cli`.
  const known = GRAPH.edges.filter(({ how }) => how === 'static' || how === 'type');
  expect(circles(known.map(({ from, to }) => [partOf(from), partOf(to)]))).toEqual([]);
});

test('what runs anywhere touches no machine', () => {
  const wrong = SOURCES.filter(({ path }) => PURE.test(path) && /\.ts$/.test(path))
    .filter(({ path }) => !path.includes('/face/'))
    .flatMap(({ path, text }) => (lex(text).code.match(IMPURE) ?? []).map((what) => [path, what]));
  expect(wrong).toEqual([]);
});

test('no game is named outside its folder', () => {
  const texts = filesIn(ROOT, /^en\.json$/);
  const code = SOURCES.filter(({ path }) => /\.[jt]sx?$/.test(path));
  const elsewhere = [...code, ...texts].filter(
    // A card bears its game's name in every language.
    ({ path }) => !isList(path) && !path.startsWith('lab/bench') && !path.endsWith('/card.tsx'),
  );
  const wrong = elsewhere.flatMap((file) => gamesNamedIn(file).map((id) => [file.path, id]));
  expect(wrong).toEqual([]);
});

function lineOf({ from, to }: Rule): string {
  return `${from.join(', ')} → ${to.join(', ') || 'nothing'}`;
}

/** The rules in a block; a line without an arrow goes on with the one before. */
function linesOf(block: string): readonly string[] {
  const text = block.trim().replaceAll(/\n(?!.* →)/g, ' ');
  return text.split('\n').map((line) => line.replaceAll(/\s+/g, ' '));
}

function lineFor({ from }: Edge): string {
  return lineOf(placeOf(from, ARROWS)!.rule);
}

function partOf(path: string): string {
  return placeOf(path, ARROWS)?.pattern ?? path;
}

/** The lists of all games are those that may import each of them. */
function isList(path: string): boolean {
  const place = placeOf(path, ARROWS);
  return place?.pattern === path && place.rule.to.some((to) => /^games\/x\b/.test(to));
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
