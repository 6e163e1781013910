import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { PURE } from '../vitest.config.ts';
import { filesIn, ROOT, type SourceFile } from './files.ts';
import { graphOf } from './imports/graph.ts';
import { leaksIn, stateIn } from './state.ts';

const CACHE = 'Cache: what is found there is what would be made again.';
const SCRATCH = 'Scratch: every call writes what it reads.';
const TABLE = 'Filled while the module is loaded, then only read.';

/** All that modules keep which tests of the pure parts share, and why no test can see another's. */
const KEPT: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'engine/text.ts': { lists: CACHE, numbers: CACHE, plurals: CACHE },
  'games/choice/bot.ts': { moves: SCRATCH },
  'games/choice/bots/judge.ts': { NOBODY: 'Has no elements.' },
  'games/choice/bots/lines.ts': { numbered: TABLE, known: CACHE },
  'games/choice/bots/prices.ts': { known: CACHE },
  'games/choice/bots/promises.ts': { known: CACHE },
  'games/choice/bots/rings.ts': { known: CACHE },
  'games/choice/dice.ts': { offers: CACHE },
  'games/choice/moves.ts': { used: SCRATCH, taken: SCRATCH, last: SCRATCH },
  'games/encore-coop/bots/glance.ts': { known: CACHE },
  'games/encore-coop/bots/layout.ts': { '[slot, base]': TABLE },
  'games/encore-coop/bots/traits.ts': { scratch: SCRATCH },
  'games/qwixx/lab/best.ts': { values: SCRATCH, dice: SCRATCH, unseen: SCRATCH },
  'games/qwixx/lab/ranks.ts': { LOWER: TABLE, HIGHER: TABLE },
  'games/qwixx/lab/rows.ts': { CROSSING: TABLE, POINTS: TABLE },
  'games/qwixx/sheets.ts': { latest: CACHE },
  'kits/grid/boards.ts': { known: CACHE, latest: CACHE },
  'kits/grid/bots/shapes.ts': { known: CACHE },
  'kits/grid/face/options.ts': { known: CACHE },
  'testing/hunt.ts': { hunted: CACHE },
};

const SHARED = sharedFiles();

test('what pure tests share keeps no state but what is listed with its reason', () => {
  const modules = SHARED.filter(({ path }) => !path.endsWith('.test.ts'));
  const found = modules.map((file) => [file.path, stateIn(file).toSorted()] as const);
  const listed = Object.entries(KEPT).map(([path, names]) => [path, Object.keys(names).toSorted()]);
  expect(Object.fromEntries(found.filter(([, names]) => names.length > 0))).toEqual(
    Object.fromEntries(listed),
  );
});

test('neither pure tests nor what they share change anything for the next file', () => {
  const found = SHARED.flatMap((file) => leaksIn(file).map((leak) => `${file.path}: ${leak}`));
  expect(found).toEqual([]);
});

test.each([
  'let a = 1;',
  'export let a: number;',
  'export const a = new Map<string, number>();',
  'const a = new Int8Array(9).fill(1);',
  'const a = new Counter();',
  'const a: string[] = [];',
  'const a: Record<string, number> = {};',
  'const a = { b: 1 };\nfunction f() { a.b++; }',
  'const a = [1, 2];\nexport const f = () => a.push(3);',
  'const a = [[1]] as number[][];\nfunction f(b: number) { a[0]![b] = 2; }',
])('state is found: %s', (text) => {
  expect(stateIn({ path: 'a.ts', text })).toEqual(['a']);
});

test.each([
  'const a: readonly string[] = [];',
  'const a: ReadonlySet<string> = new Set(["x"]);',
  'const a = { b: 1 };\nconst f = () => a.b;',
  'const a = [1];\na.push(2);',
  'function f() { const b = new Map(); let c = 1; c++; b.set(c, c); }',
  'const a = new RegExp("x", "g");',
])('no state is found: %s', (text) => {
  expect(stateIn({ path: 'a.ts', text })).toEqual([]);
});

test.each([
  'vi.useFakeTimers();',
  'vi.mock("./x.ts");',
  'vi.spyOn(Math, "random");',
  'vi.stubGlobal("fetch", f);',
  'process.env.TZ = "UTC";',
  'process.env["TZ"] ??= "UTC";',
  'delete process.env.TZ;',
  'process.chdir("/");',
  'globalThis.fetch = f;',
  'Object.assign(globalThis, { fetch });',
  'Math.random = () => 0;',
])('a leak is found: %s', (text) => {
  expect(leaksIn({ text })).toHaveLength(1);
});

test('plain doubles and looks leave nothing', () => {
  const text = 'const f = vi.fn(); if (process.env.TZ === "x" || Math.max(1, 2) >= 2) f();';
  expect(leaksIn({ text })).toEqual([]);
});

/** The tests that share modules, and all modules that they load. */
function sharedFiles(): readonly SourceFile[] {
  const all = new Map(filesIn(ROOT, /\.[jt]sx?$/).map((file) => [file.path, file]));
  const tests = globSync(PURE, { cwd: fileURLToPath(ROOT) });
  const found = new Set(tests.map((path) => all.get(path.replaceAll('\\', '/'))!));
  for (const file of found) {
    for (const { to, how } of graphOf([file]).edges) {
      const loaded = how === 'type' || how === 'url' ? undefined : all.get(to);
      if (loaded) found.add(loaded);
    }
  }
  return [...found];
}
