import { type ESTree, type ParseResult, parseSync, Visitor } from 'vite';
import type { SourceFile } from '../files.ts';

/**
 * How a file asks for another: when it is loaded (`static`), for its types alone, by `import()`
 * or `require()` when it gets there (`lazy`), or by its place in the tree (`url`, `glob`).
 */
export type How = 'static' | 'type' | 'lazy' | 'url' | 'glob';

export interface Import {
  readonly how: How;
  /** As written. A `*` stands for what is only known at run time; several are of a glob. */
  readonly names: readonly string[];
}

/** Everything that a source, a style sheet or a page imports, in whatever way. */
export function importsIn({ path, text }: SourceFile): readonly Import[] {
  if (path.endsWith('.css')) return matches(text, STYLES, 'static');
  if (path.endsWith('.html')) return matches(text, SCRIPTS, 'static');
  // The command has no ending.
  const name = /\.[cm]?[jt]sx?$/.test(path) ? path : `${path}.js`;
  const parsed = parseSync(name, text, { sourceType: 'module' });
  const { errors } = parsed;
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]!.message}`);
  // The tree of a program is made when it is asked for, which takes longer than all the rest.
  const deeper = DEEPER.test(text) ? importsWithin(parsed.program) : [];
  return [...importsAtTop(parsed, text), ...deeper, ...matches(text, COMMENTED, 'type')];
}

/** Without any of these words a file imports by statements alone. */
const DEEPER = /\bimport\s*[(./]|require|Worker\b|\bimportScripts\b/i;

const STYLES = /(?:@import\s+(?:url\()?|\burl\()\s*["']?(?!data:)([^"')\s]+)/g;
const SCRIPTS = /<script[^>]*\ssrc="([^"]+)"/g;
/** Types in plain JavaScript, and what a comment makes the compiler read. */
const COMMENTED =
  /^(?:\s*\*.*\bimport\(|\s*\/\*\*.*\bimport\(|\/\/\/ <reference path=)["']([^"']+)/gm;

function matches(text: string, pattern: RegExp, how: How): readonly Import[] {
  return [...text.matchAll(pattern)].map(([, name = '']) => ({ how, names: [name] }));
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

/** What is imported by expressions and types, anywhere in a file. */
function importsWithin(program: ESTree.Program): readonly Import[] {
  const found: Import[] = [];
  const add = (how: How, ...names: string[]) => found.push({ how, names });
  const { texts, loaders } = constantsOf(program);
  const read = (node: Node | undefined) => nameIn(node, texts);
  new Visitor({
    TSImportType: ({ source }) => add('type', source.value),
    TSExternalModuleReference: ({ expression }) => add('static', read(expression)),
    ImportExpression: ({ source }) => add('lazy', read(source)),
    NewExpression({ callee, arguments: [first, base] }) {
      if (isName(callee, 'URL') && isMeta(base, 'url')) add('url', read(first));
      if (isName(callee, 'Worker', 'SharedWorker') && isText(first)) add('url', read(first));
    },
    CallExpression({ callee, arguments: args }) {
      if (isMeta(callee, 'glob')) add('glob', ...listIn(args[0]).map(read));
      else if (isMeta(callee, 'resolve')) add('lazy', read(args[0]));
      else if (isName(callee, 'importScripts')) for (const each of args) add('url', read(each));
      else if (isLoader(callee, loaders)) add('lazy', read(args[0]));
    },
  }).visit(program);
  return found;
}

type Node = ESTree.Node;

/** The file's own names for texts and for `require`: constants at its top. */
function constantsOf({ body }: ESTree.Program) {
  const texts = new Map<string, string>();
  const loaders = new Set(['require']);
  for (const { id, init } of body.flatMap(declaratorsOf)) {
    if (id.type !== 'Identifier' || !init) continue;
    if (init.type === 'Literal' && typeof init.value === 'string') texts.set(id.name, init.value);
    if (isRequireMaker(init)) loaders.add(id.name);
  }
  return { texts, loaders };
}

function declaratorsOf(statement: Node): readonly ESTree.VariableDeclarator[] {
  const declaration =
    statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  return declaration?.type === 'VariableDeclaration' ? declaration.declarations : [];
}

/** What a name says as far as it can be read, with `*` for the rest. */
function nameIn(node: Node | undefined, texts: ReadonlyMap<string, string>): string {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'Identifier') return texts.get(node.name) ?? '*';
  if (node?.type === 'TemplateLiteral') {
    const values = node.expressions.map((each) => nameIn(each, texts));
    return node.quasis.map(({ value }, i) => `${value.cooked}${values[i] ?? ''}`).join('');
  }
  if (node?.type === 'BinaryExpression' && node.operator === '+')
    return nameIn(node.left, texts) + nameIn(node.right, texts);
  return '*';
}

function listIn(node: Node | undefined): readonly Node[] {
  if (node?.type !== 'ArrayExpression') return node ? [node] : [];
  return node.elements.filter((each) => each !== null);
}

function isText(node: Node | undefined): boolean {
  return node?.type === 'Literal' || node?.type === 'TemplateLiteral';
}

function isName(node: Node, ...names: readonly string[]): boolean {
  return node.type === 'Identifier' && names.includes(node.name);
}

/** `import.meta.url` and the like. */
function isMeta(node: Node | undefined, property: string): boolean {
  return (
    node?.type === 'MemberExpression' &&
    node.object.type === 'MetaProperty' &&
    isName(node.property, property)
  );
}

/** `require`, `require.resolve`, or what `createRequire` made. */
function isLoader(callee: Node, loaders: ReadonlySet<string>): boolean {
  if (callee.type === 'MemberExpression')
    return isName(callee.property, 'resolve') && isLoader(callee.object, loaders);
  return isName(callee, ...loaders) || isRequireMaker(callee);
}

function isRequireMaker(node: Node): boolean {
  return node.type === 'CallExpression' && isName(node.callee, 'createRequire');
}
