import { existsSync, globSync, realpathSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ROOT, type SourceFile } from '../files.ts';
import { type How, type Import, importsIn } from './read.ts';

/** One file that imports another, both by their paths from the root. */
export interface Edge {
  readonly from: string;
  readonly to: string;
  readonly how: How;
}

export interface Graph {
  readonly edges: readonly Edge[];
  /** Packages, by name; all that come with Node are `node`. */
  readonly packages: readonly { readonly from: string; readonly name: string }[];
  /** Imports that lead nowhere, or where only a run could tell. */
  readonly lost: readonly { readonly from: string; readonly name: string }[];
}

const FOLDER = realpathSync(fileURLToPath(ROOT));

/** What the given files import, resolved as Node and `imports` of package.json do. */
export function graphOf(files: readonly SourceFile[]): Graph {
  const graphs = files.map(graphOfOne);
  return {
    edges: graphs.flatMap(({ edges }) => edges),
    packages: graphs.flatMap(({ packages }) => packages),
    lost: graphs.flatMap(({ lost }) => lost),
  };
}

/** Files are read once: a copy with one file changed costs that file. */
const known = new WeakMap<SourceFile, Graph>();

function graphOfOne(file: SourceFile): Graph {
  const graph = known.get(file) ?? resolved(file);
  known.set(file, graph);
  return graph;
}

function resolved(file: SourceFile): Graph {
  const { path: from } = file;
  const edges: Edge[] = [];
  const packages: { from: string; name: string }[] = [];
  const lost: { from: string; name: string }[] = [];
  for (const each of importsIn(file)) {
    const { how, names } = each;
    const name = names[0]!.replace(/\?.*$/, '');
    if (isPackage(file, each)) packages.push({ from, name: packageOf(name) });
    else {
      const found = targets(from, { how, names: [name, ...names.slice(1)] });
      for (const to of found) edges.push({ from, to, how });
      // An address may be that of a folder, or of what is written there.
      const needNotBe = how === 'url' && !name.startsWith('*');
      if (found.length === 0 && !needNotBe) lost.push({ from, name });
    }
  }
  return { edges, packages, lost };
}

function isPackage({ path: from }: SourceFile, { how, names: [name = ''] }: Import): boolean {
  if (how === 'url' || how === 'glob' || name.startsWith('*')) return false;
  if (/^[.#/]/.test(name)) return false;
  // Style sheets name their neighbours without a dot, too.
  return !(from.endsWith('.css') && existsSync(path.join(FOLDER, path.dirname(from), name)));
}

function packageOf(name: string): string {
  if (name.startsWith('node:')) return 'node';
  return /^(?:@[^/]+\/)?[^/]+/.exec(name)![0];
}

function targets(from: string, { how, names }: Import): readonly string[] {
  const [name = ''] = names;
  if (how === 'glob') return glob(from, names);
  if (name.startsWith('*')) return [];
  return name.includes('*') ? glob(from, names) : only(from, name, how);
}

/** The file that is meant, if it is one: an address may also be that of a folder. */
function only(from: string, name: string, how: How): readonly string[] {
  const file =
    how === 'url' || /\.(?:css|html)$/.test(from) ? placed(from, name) : node(from, name);
  return file && existsSync(file) && statSync(file).isFile() ? [inTree(file)] : [];
}

function placed(from: string, name: string): string | undefined {
  const folder = path.join(FOLDER, path.dirname(from));
  // The root of a page is its own folder, and `public`.
  const places = name.startsWith('/')
    ? [path.join(folder, name), path.join(folder, 'public', name)]
    : [inFolder(folder, name)];
  return places.find((each) => existsSync(each));
}

/** Addresses may be written in other letters (`%67`); those elsewhere are no files of ours. */
function inFolder(folder: string, name: string): string {
  const address = new URL(name, pathToFileURL(`${folder}/`));
  return address.protocol === 'file:' ? fileURLToPath(address) : '';
}

function node(from: string, name: string): string | undefined {
  try {
    return createRequire(path.join(FOLDER, from)).resolve(name);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (/^(?:MODULE_NOT_FOUND$|ERR_)/.test(code)) return undefined;
    throw error;
  }
}

function glob(from: string, names: readonly string[]): readonly string[] {
  const rooted = names.map((name) => {
    const [, not = '', rest = ''] = /^(!?)(.*)$/.exec(name)!;
    if (rest.startsWith('#')) return not + rest.slice(1);
    // The root of the app's build.
    return not + path.join(rest.startsWith('/') ? 'web' : path.dirname(from), rest);
  });
  const exclude = rooted.filter((each) => each.startsWith('!')).map((each) => each.slice(1));
  const include = rooted.filter((each) => !each.startsWith('!'));
  return globSync(include, { cwd: FOLDER, exclude }).map((each) => each.replaceAll('\\', '/'));
}

function inTree(file: string): string {
  return path.relative(FOLDER, file).replaceAll('\\', '/');
}
