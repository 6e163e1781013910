import { parseSync } from 'vite';
import { filesIn, isTest, ROOT } from '../files.ts';

interface Node {
  readonly type: string;
  readonly [name: string]: unknown;
}

/** Small print within a button is no name of it. */
const ASIDE = ['small', 'Icon', 'Stamp', 'Die'];

/** The keys of texts that buttons show, as far as the sources name them. */
export function keysOnButtons(): ReadonlySet<string> {
  const files = ['web/', 'games/', 'kits/'].flatMap((folder) =>
    filesIn(new URL(folder, ROOT), /\.tsx$/).filter((file) => !isTest(file)),
  );
  const keys = new Set<string>();
  for (const { path, text } of files) {
    walk(parseSync(path, text).program as unknown as Node, (node) => {
      if (node.type === 'JSXElement' && isButton(node)) {
        for (const child of node.children as Node[]) collect(child, keys);
      }
    });
  }
  return keys;
}

function isButton(element: Node): boolean {
  const opening = element.openingElement as Node;
  if (nameOf(opening) === 'button') return true;
  return (opening.attributes as Node[]).some(
    ({ name, value }) =>
      (name as Node | undefined)?.name === 'class' &&
      /(?:^| )button(?: |$)/.test(String((value as Node | null)?.value ?? '')),
  );
}

/** Strings given to a function that says texts. */
function collect(node: Node, keys: Set<string>): void {
  if (node.type === 'JSXElement' && ASIDE.includes(nameOf(node.openingElement as Node))) return;
  if (node.type === 'CallExpression' && /^(?:t|say)/.test(String((node.callee as Node).name))) {
    const [key] = node.arguments as Node[];
    if (key) walk(key, ({ type, value }) => type === 'Literal' && keys.add(String(value)));
  }
  for (const child of childrenOf(node)) collect(child, keys);
}

function nameOf(opening: Node): string {
  return String((opening.name as Node).name);
}

function walk(node: Node, visit: (node: Node) => void): void {
  visit(node);
  for (const child of childrenOf(node)) walk(child, visit);
}

function childrenOf(node: Node): readonly Node[] {
  return Object.values(node)
    .flat()
    .filter((each): each is Node => typeof (each as Node | null)?.type === 'string');
}
