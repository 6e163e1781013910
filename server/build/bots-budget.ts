import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/** Compressed bytes that the bots of one game are: what they are made of, and what they have learnt. */
export interface BotsWeight {
  readonly code: number;
  readonly data: number;
}

export const BOTS_BUDGET: BotsWeight = { code: 40_000, data: 300_000 };

/** Scripts of a build, by name. */
export type Scripts = ReadonlyMap<string, string>;

const WORKER = /^worker-.*\.js$/;
const PLAYERS = /^players-.*\.js$/;
const LEARNT = /^learnt-(.+)-[\w-]{8}\.js$/;
const AT_ONCE = /(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g;
const LATER = /import\(\s*["'`]\.\/([^"'`]+\.js)["'`]\s*\)/g;

/** The bots of each game, as a browser loads them into a worker. */
export function weighBots(site: string): Readonly<Record<string, BotsWeight>> {
  const folder = path.join(site, 'assets');
  const names = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  const scripts = new Map(names.map((name) => [name, read(name)]));
  return weighScripts(scripts, (name) => gzipSync(scripts.get(name)!).length);
}

export function weighScripts(
  scripts: Scripts,
  sizeOf: (name: string) => number,
): Readonly<Record<string, BotsWeight>> {
  const learnt = [...scripts.keys()].filter((name) => LEARNT.test(name));
  const thinking = withImports(scripts, thinkersOf(scripts));
  const sum = (names: Iterable<string>) => [...names].reduce((all, name) => all + sizeOf(name), 0);
  return Object.fromEntries(
    learnt.map((data) => {
      const players = [...scripts.keys()].filter((name) => importsOf(scripts, name).includes(data));
      const files = new Set([...thinking, ...withImports(scripts, players)]);
      const code = [...files].filter((name) => !LEARNT.test(name));
      return [LEARNT.exec(data)![1]!, { code: sum(code), data: sizeOf(data) }];
    }),
  );
}

/** The worker and what it loads for its tasks; games come by the list of players. */
function thinkersOf(scripts: Scripts): readonly string[] {
  const workers = [...scripts.keys()].filter((name) => WORKER.test(name));
  if (workers.length !== 1) throw new Error(`The build has ${workers.length} workers for bots.`);
  return [...workers, ...found(scripts, workers[0]!, LATER)].filter((name) => !PLAYERS.test(name));
}

function withImports(scripts: Scripts, roots: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const visit = (name: string): void => {
    if (seen.has(name)) return;
    seen.add(name);
    for (const each of importsOf(scripts, name)) visit(each);
  };
  for (const root of roots) visit(root);
  return seen;
}

function importsOf(scripts: Scripts, name: string): readonly string[] {
  return found(scripts, name, AT_ONCE);
}

function found(scripts: Scripts, name: string, pattern: RegExp): readonly string[] {
  const text = scripts.get(name);
  if (text === undefined) throw new Error(`The build has no script ${name}.`);
  return [...text.matchAll(pattern)].map(([, file]) => file!);
}
