import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { filesIn, ROOT } from '#testing/files.ts';
import { folderOf, knownFolders, sourcesOf } from './folders.ts';
import { strykerPlugins } from './ignore.ts';
import {
  type Explanations,
  isEnough,
  judge,
  keyOf,
  lineOf,
  type Mutant,
  unexplained,
} from './judged.ts';
import { reportOf, usage } from './report.ts';

const FOLDERS = knownFolders(fileURLToPath(ROOT));

function mutant(status: Mutant['status'], original: string, replacement = 'true'): Mutant {
  return {
    file: 'engine/match.ts',
    line: 7,
    mutator: 'ConditionalExpression',
    status,
    source: `  if (${original}) return x;`,
    original,
    replacement,
  };
}

const ALL = [
  mutant('Killed', 'a > 1'),
  mutant('Killed', 'a > 1', 'false'),
  mutant('Timeout', 'b'),
  mutant('Survived', 'c'),
  mutant('NoCoverage', 'd'),
  mutant('Survived', 'e'),
];
const OF_C = { 'engine/match.ts': { 'if (c) return x; · c → true': 'Only faster.' } };

describe('the folders', () => {
  test('are known by name, and by a file or folder in them', () => {
    expect(folderOf(FOLDERS, 'engine')?.name).toBe('engine');
    expect(folderOf(FOLDERS, './engine/')?.name).toBe('engine');
    expect(folderOf(FOLDERS, 'engine/record/read.ts')?.name).toBe('engine');
    for (const unknown of ['', 'engines', 'cli', 'games', '../engine']) {
      expect(folderOf(FOLDERS, unknown), unknown).toBeUndefined();
    }
  });

  test('hold every game of the tree, to the same target as the engine', () => {
    const games = FOLDERS.filter(({ name }) => name.startsWith('games/'));
    expect(games.length).toBeGreaterThanOrEqual(5);
    expect(new Set([...games, FOLDERS[0]!].map(({ target }) => target))).toEqual(new Set([85]));
  });

  test('are mutated whole, or in the named part, and never their tests', () => {
    const engine = folderOf(FOLDERS, 'engine')!;
    expect(sourcesOf(engine, 'engine')).toEqual(['engine/**/*.ts', '!**/*.test.ts']);
    expect(sourcesOf(engine, 'engine/record/')[0]).toBe('engine/record/**/*.ts');
    expect(sourcesOf(engine, 'engine/match.ts')[0]).toBe('engine/match.ts');
  });

  test('are listed for those who name none or an unknown one', () => {
    expect(usage(FOLDERS, '')).toMatch(/^Usage: [\s\S]* {2}engine\n[\s\S]* {2}web\/table\n/);
    expect(usage(FOLDERS, 'motor')).toMatch(/^"motor" is not among [\s\S]* {2}engine\n/);
  });
});

describe('the verdict', () => {
  test('counts killed and timed out mutants of all, with and without explained ones', () => {
    expect(judge(ALL, OF_C)).toMatchObject({
      mutants: 6,
      killed: 2,
      timeouts: 1,
      uncovered: 1,
      score: 50,
      scoreOfRest: 60,
    });
  });

  test('of no mutants is a failure but where there are none, and has no score', () => {
    const nothing = judge([], {});
    for (const folder of FOLDERS) {
      expect(isEnough(nothing, folder), folder.name).toBe(folder.name === 'protocol');
      expect(isEnough(nothing, folder, `${folder.name}/typo.ts`)).toBe(false);
    }
    const said = reportOf('engine/typo.ts', FOLDERS[0]!, nothing, { seconds: 1, reports: 'r' });
    expect(said.trim()).toBe('engine/typo.ts: nothing to mutate there');
  });

  test('is good enough at the target, and without explanations of nothing', () => {
    const folder = { name: 'a', sources: [], tests: [] };
    const verdict = judge(ALL, OF_C);
    expect(isEnough(verdict, folder)).toBe(true);
    expect(isEnough(verdict, { ...folder, target: 50 })).toBe(true);
    expect(isEnough(verdict, { ...folder, target: 51 })).toBe(false);
    const stale = judge(ALL, { 'engine/text.ts': OF_C['engine/match.ts'] });
    expect(isEnough(stale, folder)).toBe(false);
  });

  test('is rounded down', () => {
    const many = Array.from({ length: 2000 }, (_, i) => mutant(i ? 'Killed' : 'Survived', 'a'));
    expect(judge(many, {}).score).toBe(99.9);
  });

  test('takes an explanation for the survivor that it names, and for no other', () => {
    const { survivors, explained, stale } = judge(ALL, OF_C);
    expect(survivors.map(({ original }) => original)).toEqual(['d', 'e']);
    expect(explained).toEqual([{ mutant: ALL[3], reason: 'Only faster.' }]);
    expect(stale).toEqual([]);
  });

  test('finds explanations of nothing: killed, changed, or in another file', () => {
    const reasons = {
      'if (a > 1) return x; · a > 1 → true': 'It is killed now.',
      'if (c) return y; · c → true': 'Its line has changed.',
    };
    const { stale, explained } = judge(ALL, {
      'engine/match.ts': reasons,
      'engine/text.ts': OF_C['engine/match.ts'],
    });
    expect(explained).toEqual([]);
    expect(stale).toHaveLength(3);
    expect(stale[2]).toBe('engine/text.ts: if (c) return x; · c → true');
  });

  test('takes no empty reason, so that a copied list explains nothing', () => {
    const copied = unexplained(judge(ALL, {}).survivors);
    expect(Object.keys(copied['engine/match.ts']!)).toHaveLength(3);
    expect(judge(ALL, copied).explained).toEqual([]);
  });
});

describe('a survivor', () => {
  test('is listed with its place and the change', () => {
    expect(lineOf(ALL[3]!)).toBe('engine/match.ts:7 ConditionalExpression: c → true');
    expect(lineOf(ALL[4]!)).toContain('no test comes here');
  });

  test('is known by code, however it is broken into lines, and shortened when long', () => {
    const block = { ...ALL[3]!, source: 'else {', original: `{\n  ${'go(); '.repeat(40)}\n}` };
    expect(keyOf({ ...block, original: '{\n  go();\n}', replacement: '{}' })).toBe(
      'else { · { go(); } → {}',
    );
    expect(lineOf(block).length).toBeLessThan(150);
  });

  test('stands in the report, below what is explained', () => {
    const said = reportOf('engine', FOLDERS[0]!, judge(ALL, OF_C), { seconds: 3, reports: 'r' });
    expect(said).toMatch(/Explained \(1\):[\s\S]*Only faster\.[\s\S]*Survivors \(2\):/);
    expect(said).toContain('killed 2, timeouts 1, survived 2, no coverage 1');
    expect(said).toContain('score 50 %, below 85 %; 60 % without the 1 explained');
  });
});

test('messages of errors are not mutated, other news are', () => {
  const [{ value }] = strykerPlugins as [(typeof strykerPlugins)[number]];
  const made = (name: string) =>
    value.shouldIgnore({ node: { type: 'NewExpression', callee: { name } } });
  expect(made('RangeError')).toBeDefined();
  expect(made('Map')).toBeUndefined();
  expect(value.shouldIgnore({ node: { type: 'CallExpression' } })).toBeUndefined();
});

describe('explanations', () => {
  const files = filesIn(new URL('testing/mutants/explained/', ROOT), /\.json$/);
  const all = files.flatMap(({ text }) =>
    Object.entries(JSON.parse(text) as Explanations).flatMap(([file, reasons]) =>
      Object.entries(reasons).map(([key, reason]) => ({ file, key, reason })),
    ),
  );

  test('are there, each with a reason', () => {
    expect(all.length).toBeGreaterThan(0);
    expect(all.filter(({ reason }) => reason.trim() === '')).toEqual([]);
  });

  test('are of lines that stand in the sources of a known folder', () => {
    const gone = all.filter(({ file, key }) => {
      const [line, change] = key.split(' · ');
      if (!folderOf(FOLDERS, file) || !existsSync(new URL(file, ROOT))) return true;
      const lines = readFileSync(new URL(file, ROOT), 'utf8').split('\n');
      return change !== undefined && !lines.some((each) => each.trim() === line);
    });
    expect(gone).toEqual([]);
  });
});
