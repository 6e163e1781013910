import { type ParseResult, parseSync } from 'vite';
import type { SourceFile } from '../files.ts';
import { importsOfPage, importsOfStyle } from './markup.ts';
import { importsWithin } from './within.ts';

/**
 * How a file asks for another: when it is loaded (`static`), for its types alone, by `import()`
 * or `require()` when it gets there (`lazy`), or by its place in the tree (`url`, `glob`).
 */
export type How = 'static' | 'type' | 'lazy' | 'url' | 'glob';

export interface Import {
  readonly how: How;
  /** As written. A `*` stands for what only a run could tell; several are of a glob. */
  readonly names: readonly string[];
}

/** Everything that a source, a style sheet or a page imports, in whatever way. */
export function importsIn({ path, text }: SourceFile): readonly Import[] {
  if (path.endsWith('.css')) return importsOfStyle(text);
  if (path.endsWith('.html')) return importsOfPage(text);
  // The command has no ending.
  const name = /\.[cm]?[jt]sx?$/.test(path) ? path : `${path}.js`;
  const parsed = parseSync(name, text, { sourceType: 'module' });
  const { errors } = parsed;
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]!.message}`);
  // The tree of a program is made when it is asked for, which takes longer than all the rest.
  const deeper = DEEPER.test(text) ? importsWithin(parsed.program) : [];
  return [...importsAtTop(parsed, text), ...deeper, ...importsInComments(parsed)];
}

/** Without any of these words a file imports by statements alone, of those that take something. */
const DEEPER =
  /\bimport\s*[(./]|\bexport\s*(?:type\s*)?(?:\{\s*[}/]|\/)|\bmodule\s*["'/]|require|worker\b|importScripts|getBuiltinModule/i;

/** Types that plain JavaScript takes from comments, and what these make the compiler read. */
const COMMENTED =
  /(?:\bimport\s*\(\s*|@import\b[^"'@]*|\/\s*<reference\b[^>]*?\b(?:path|types)\s*=\s*)["'`]([^"'`]+)|@jsxImportSource\s+(\S+)/g;

function importsInComments({ comments }: ParseResult): readonly Import[] {
  return comments.flatMap(({ value }) =>
    [...value.matchAll(COMMENTED)].map(
      ([, name, source]): Import => ({ how: 'type', names: [name ?? source!] }),
    ),
  );
}

/** The statements that import or export from elsewhere. */
function importsAtTop({ module }: ParseResult, text: string): readonly Import[] {
  const imports = module.staticImports.map(({ start, moduleRequest }): Import => {
    const isType = /^import\s+type\s+(?!from\b|,)/.test(text.slice(start, start + 40));
    return { how: isType ? 'type' : 'static', names: [moduleRequest.value] };
  });
  const exports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }): Import[] =>
      moduleRequest ? [{ how: isType ? 'type' : 'static', names: [moduleRequest.value] }] : [],
    ),
  );
  return [...imports, ...exports];
}
