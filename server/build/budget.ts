import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { LANGUAGES } from '#engine/contract.ts';

/** A file of the build, as listed in Vite's manifest. */
interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

/** Chunks by the path of their source, seen from `web/`, or by a name of the tool's own. */
export type Manifest = Readonly<Record<string, Chunk>>;

/** Compressed bytes of JavaScript. */
export interface Budgets {
  readonly firstScreen: number;
  /** The first screen, the table, and a face on it. */
  readonly table: number;
  /** The same where the match is on a server. */
  readonly onlineTable: number;
}

export interface Weights extends Budgets {
  /** Table by table, under the folder of its game; `table` is the heaviest. */
  readonly tables: Readonly<Record<string, number>>;
  readonly onlineTables: Readonly<Record<string, number>>;
}

export const BUDGETS: Budgets = { firstScreen: 60_000, table: 120_000, onlineTable: 120_000 };

const ENTRY = /^index\.html$/;
const HOME = /^screens\/home\b/;
const TABLE = /^table\/screen\.tsx$/;
/** Who comes by a link to a match that is played needs no lobby. */
const ONLINE = [/^lobby\/table-screen\.tsx$/, /^table\/online\.tsx$/];
const FACE = /games\/([^/]+)\/face\/index\.tsx$/;
/** What a game says at its tables comes with its face, in one language. */
const SPEECH = /games\/([^/]+)\/face\/speech\/(\w+)\.ts$/;

/** What a reader of the most talkative language loads from this build. */
export function weigh(site: string): Weights {
  const text = readFileSync(path.join(site, '.vite/manifest.json'), 'utf8');
  const sizes = new Map<string, number>();
  return weighManifest(JSON.parse(text) as Manifest, (file) => {
    const known = sizes.get(file) ?? gzipSync(readFileSync(path.join(site, file))).length;
    sizes.set(file, known);
    return known;
  });
}

export function weighManifest(
  manifest: Manifest,
  sizeOf: (file: string) => number,
  languages: readonly string[] = LANGUAGES,
): Weights {
  const names = Object.keys(manifest);
  const find = (pattern: RegExp): string[] => names.filter((name) => pattern.test(name));
  const first = [...found(find, ENTRY), ...find(HOME)];
  const heaviest = (rootsIn: (language: string) => readonly string[]): number =>
    Math.max(
      ...languages.map((language) => {
        const files = [...filesFor(manifest, rootsIn(language), language)];
        return files.reduce((sum, file) => sum + sizeOf(file), 0);
      }),
    );
  const tablesOf = (parts: readonly RegExp[]): Readonly<Record<string, number>> => {
    const roots = [...first, ...parts.flatMap((part) => found(find, part))];
    const speeches = found(find, SPEECH);
    return Object.fromEntries(
      found(find, FACE).map((face) => {
        const game = FACE.exec(face)![1]!;
        return [game, heaviest((language) => [...roots, face, speechIn(speeches, game, language)])];
      }),
    );
  };
  const tables = tablesOf([TABLE]);
  const onlineTables = tablesOf(ONLINE);
  return {
    firstScreen: heaviest(() => first),
    table: Math.max(...Object.values(tables)),
    tables,
    onlineTable: Math.max(...Object.values(onlineTables)),
    onlineTables,
  };
}

function speechIn(speeches: readonly string[], game: string, language: string): string {
  const speech = speeches.find((name) => {
    const [, of, spoken] = SPEECH.exec(name)!;
    return of === game && spoken === language;
  });
  if (speech === undefined) throw new Error(`The build has no chunk of what ${game} says.`);
  return speech;
}

/** A part that has moved must not pass as one that weighs nothing. */
function found(find: (pattern: RegExp) => string[], pattern: RegExp): string[] {
  const names = find(pattern);
  if (names.length === 0) throw new Error(`The build has no chunk ${pattern.source}.`);
  return names;
}

/** The scripts that these chunks need before they can show anything, texts among them. */
function filesFor(
  manifest: Manifest,
  roots: readonly string[],
  language: string,
): ReadonlySet<string> {
  const seen = new Set<string>();
  const visit = (name: string): void => {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    const texts = chunk.dynamicImports?.filter((each) => each === `texts/${language}.json`);
    for (const each of [...(chunk.imports ?? []), ...(texts ?? [])]) visit(each);
  };
  for (const root of roots) visit(root);
  const files = [...seen].map((name) => manifest[name]!.file);
  return new Set(files.filter((file) => file.endsWith('.js')));
}
