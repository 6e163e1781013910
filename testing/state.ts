import { type ESTree, parseSync, Visitor } from 'vite';
import { lex, type SourceFile } from './files.ts';

/**
 * The module-level state that could change after loading, as far as the source shows:
 * variables, collections that are not declared readonly, and constants that a function writes to.
 * What a function hides within itself is not seen.
 */
export function stateIn({ path, text }: SourceFile): readonly string[] {
  const { program, errors } = parseSync(path, text, { sourceType: 'module' });
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]!.message}`);
  const names = new Set<string>();
  const found = new Set<string>();
  for (const { kind, declarations } of program.body.flatMap(declarationsOf)) {
    for (const { id, init } of declarations) {
      const name = id.type === 'Identifier' ? id.name : text.slice(id.start, id.end);
      names.add(name);
      const type = id.typeAnnotation
        ? text.slice(id.typeAnnotation.start, id.typeAnnotation.end)
        : '';
      const isOpen = isCollection(init) && !/^:\s*readonly/i.test(type);
      if (kind !== 'const' || isOpen) found.add(name);
    }
  }
  for (const name of writtenIn(program)) if (names.has(name)) found.add(name);
  return [...found];
}

/** Changes of what all files of a thread share: doubles but for plain ones, globals, the process. */
const LEAKS =
  /\bvi\.(?!fn\b)\w+|\b(?:process|globalThis|Math|Date|console)(?:\.\w+|\[[^\]]*\])+\s*[-+*/|&?]*=(?!=)|\bprocess\.(?:chdir|umask|on|once)\b|\b(?:Object\.(?:assign|define\w+)\(|delete)\s*(?:process|globalThis)\b/g;

/** What a test, or a helper of tests, could leave behind for the next file. */
export function leaksIn({ text }: Pick<SourceFile, 'text'>): readonly string[] {
  return lex(text).code.match(LEAKS) ?? [];
}

type Node = ESTree.Node;

function declarationsOf(statement: Node): readonly ESTree.VariableDeclaration[] {
  const declaration =
    statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  return declaration?.type === 'VariableDeclaration' ? [declaration] : [];
}

/** Something that begins empty, or is made by a class: all but what never changes. */
function isCollection(init: Node | null): boolean {
  if (init?.type === 'ArrayExpression') return init.elements.length === 0;
  if (init?.type === 'ObjectExpression') return init.properties.length === 0;
  if (init?.type === 'CallExpression' && init.callee.type === 'MemberExpression')
    return init.callee.object.type === 'NewExpression' && isCollection(init.callee.object);
  if (init?.type !== 'NewExpression') return false;
  return init.callee.type !== 'Identifier' || !/^(?:RegExp|URL)$/.test(init.callee.name);
}

const WRITING =
  /^(?:push|pop|shift|unshift|splice|sort|reverse|fill|copyWithin|set|add|delete|clear)$/;

/** Names whose parts functions assign or change by a method of lists, sets and maps. */
function writtenIn(program: ESTree.Program): ReadonlySet<string> {
  const found = new Set<string>();
  let depth = 0;
  const enter = () => {
    depth++;
  };
  const leave = () => {
    depth--;
  };
  const write = (target: Node) => {
    const root = rootOf(target);
    if (depth > 0 && root && target.type === 'MemberExpression') found.add(root);
  };
  new Visitor({
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    AssignmentExpression: ({ left }) => write(left),
    UpdateExpression: ({ argument }) => write(argument),
    CallExpression({ callee }) {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      if (WRITING.test(callee.property.name)) write(callee);
    },
  }).visit(program);
  return found;
}

function rootOf(node: Node): string | undefined {
  if (node.type === 'TSNonNullExpression') return rootOf(node.expression);
  if (node.type === 'MemberExpression') return rootOf(node.object);
  return node.type === 'Identifier' ? node.name : undefined;
}
