import { type ESTree, Visitor } from 'vite';
import type { How, Import } from './read.ts';

type Node = ESTree.Node;

/** What loads a file when it is called. Each is followed in one form; all else it is used for is lost. */
const LOADERS = [
  'createRequire',
  'getBuiltinModule',
  'importScripts',
  'require',
  'SharedWorker',
  'Worker',
];

/** What is imported by expressions and types, anywhere in a file. */
export function importsWithin(program: ESTree.Program): readonly Import[] {
  const found: Import[] = [];
  const add = (how: How, ...names: string[]) => found.push({ how, names });
  const texts = textsOf(program);
  const read = (node: Node | undefined) => nameIn(node, texts);
  // Nodes are visited from the outside in: what is followed is known before its parts are met.
  const followed = new Set<Node>();
  const follow = (node: Node | undefined) => node !== undefined && followed.add(node).has(node);
  const lose = (node: Node, name: string) => followed.has(node) || add('lazy', `*${name}`);
  new Visitor({
    // Of statements the parser lists those that export something.
    ExportNamedDeclaration({ source, specifiers, exportKind }) {
      if (source && specifiers.length === 0)
        add(exportKind === 'type' ? 'type' : 'static', source.value);
    },
    ImportSpecifier({ imported, local }) {
      if (isName(imported, local.name)) followed.add(imported).add(local);
    },
    TSModuleDeclaration({ id }) {
      if (id.type === 'Literal') add('type', id.value);
    },
    TSTypeReference({ typeName }) {
      follow(typeName);
    },
    TSImportType: ({ source }) => add('type', source.value),
    TSExternalModuleReference: ({ expression }) => add('static', read(expression)),
    ImportExpression: ({ source }) => add('lazy', read(source)),
    NewExpression({ callee, arguments: [first, base] }) {
      if (isName(callee, 'URL') && follow(metaOf(base, 'url'))) add('url', read(first));
      if (isName(callee, 'Worker', 'SharedWorker') && isPlaced(first)) follow(callee);
    },
    CallExpression({ callee, arguments: args }) {
      if (follow(metaOf(callee, 'glob'))) add('glob', ...listIn(args[0]).map(read));
      else if (follow(metaOf(callee, 'resolve')) || follow(requireIn(callee)))
        add('lazy', read(args[0]));
      else if (isName(callee, 'importScripts') && follow(callee))
        for (const each of args) add('url', read(each));
      // The launcher starts the same file again.
      else if (isName(callee, 'createRequire', 'underModernNode')) follow(metaOf(args[0], 'url'));
    },
    MetaProperty(node) {
      if (node.meta.name === 'import') lose(node, 'import.meta');
    },
    Identifier(node) {
      if (LOADERS.includes(node.name)) lose(node, node.name);
    },
    Literal(node) {
      if (LOADERS.some((name) => name === node.value)) lose(node, node.raw ?? '');
    },
  }).visit(program);
  return found;
}

/** The file's own names for texts: constants at its top. */
function textsOf({ body }: ESTree.Program): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const { id, init } of body.flatMap(declaratorsOf))
    if (id.type === 'Identifier' && init?.type === 'Literal' && typeof init.value === 'string')
      texts.set(id.name, init.value);
  return texts;
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

function isName(node: Node, ...names: readonly string[]): boolean {
  return node.type === 'Identifier' && names.includes(node.name);
}

/** The `import.meta` of `import.meta.url` and the like. */
function metaOf(node: Node | undefined, property: string): Node | undefined {
  if (node?.type !== 'MemberExpression' || node.computed) return undefined;
  const { object } = node;
  return object.type === 'MetaProperty' && isName(node.property, property) ? object : undefined;
}

/** `new URL('…', import.meta.url)` */
function isPlaced(node: Node | undefined): boolean {
  if (node?.type !== 'NewExpression' || !isName(node.callee, 'URL')) return false;
  return metaOf(node.arguments[1], 'url') !== undefined;
}

/** The name in `require`, `createRequire(import.meta.url)`, or `resolve` of one of these. */
function requireIn(node: Node): Node | undefined {
  if (node.type === 'MemberExpression')
    return isName(node.property, 'resolve') ? requireIn(node.object) : undefined;
  if (node.type !== 'CallExpression') return isName(node, 'require') ? node : undefined;
  const isOwn = isName(node.callee, 'createRequire') && metaOf(node.arguments[0], 'url');
  return isOwn ? node.callee : undefined;
}
