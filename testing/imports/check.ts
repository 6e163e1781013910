import type { Edge, Graph } from './graph.ts';
import { ARROWS, ENTRIES, PACKAGES, type Rule } from './rules.ts';

/** Imports that no arrow allows. */
export function forbidden({ edges }: Graph): readonly Edge[] {
  return edges.filter((edge) => !arrowFor(edge));
}

/** Packages that the part does not load. Tests and benchmarks, which do not ship, are free. */
export function foreignPackages(graph: Graph): readonly string[] {
  const shipped = reached(graph.edges);
  return graph.packages
    .filter(({ from }) => shipped.has(from))
    .filter(({ from, name }) => !placeOf(from, PACKAGES)?.rule.to.includes(name))
    .map(({ from, name }) => `${from} → ${name}`);
}

/** The files that people run, and all that these import. */
export function reached(edges: readonly Edge[]): ReadonlySet<string> {
  const found = new Set(ENTRIES);
  const targets = Map.groupBy(edges, ({ from }) => from);
  for (const file of found) for (const { to } of targets.get(file) ?? []) found.add(to);
  return found;
}

/** The arrow that allows an import, or `own` within a part; undefined if none does. */
export function arrowFor(edge: Edge): string | undefined {
  if (!answers.has(edge)) answers.set(edge, allowed(edge));
  return answers.get(edge);
}

const answers = new WeakMap<Edge, string | undefined>();

function allowed({ from, to }: Edge): string | undefined {
  const own = placeOf(from, ARROWS);
  if (!own) return undefined;
  const target = placeOf(to, ARROWS);
  if (target?.pattern === own.pattern && sameFolders(own.folders, target.folders, true))
    return 'own';
  return own.rule.to.find((pattern) => {
    const folders = match(pattern, to);
    const isExact = !target || exactness(pattern) >= exactness(target.pattern);
    return folders && isExact && sameFolders(own.folders, folders);
  });
}

interface Place {
  readonly rule: Rule;
  readonly pattern: string;
  readonly folders: Folders;
}
/** What `x`, `y` and `*` of a pattern stand for. */
type Folders = Readonly<Record<string, string>>;

/** The most exact line that names a file. */
export function placeOf(file: string, rules: readonly Rule[]): Place | undefined {
  let best: Place | undefined;
  for (const rule of rules) {
    for (const pattern of rule.from) {
      const folders = match(pattern, file);
      if (folders && (!best || exactness(pattern) > exactness(best.pattern)))
        best = { rule, pattern, folders };
    }
  }
  return best;
}

function exactness(pattern: string): number {
  const segments = pattern.split('/');
  return segments.length * 10 - segments.filter((each) => /^[xy]$|\*/.test(each)).length;
}

function match(pattern: string, file: string): Folders | undefined {
  const found = regexOf(pattern).exec(file);
  return found ? { ...found.groups } : undefined;
}

const regexes = new Map<string, RegExp>();

function regexOf(pattern: string): RegExp {
  const known = regexes.get(pattern);
  if (known) return known;
  const segments = pattern.split('/').map((each) => {
    if (/^[xy]$/.test(each)) return `(?<${each}>[^/.]+)`;
    return each.replaceAll('.', '\\.').replace('*', '(?<any>[^/]*)');
  });
  const made = new RegExp(`^${segments.join('/')}${/\.\w+$/.test(pattern) ? '$' : '(?:/|$)'}`);
  regexes.set(pattern, made);
  return made;
}

/** Whether letters that stand in both are the same; a `*` is asked for its own alone. */
function sameFolders(one: Folders, other: Folders, isOwn = false): boolean {
  return Object.keys(one).every(
    (letter) => !(letter in other) || (letter === 'any' && !isOwn) || one[letter] === other[letter],
  );
}

/** Groups of nodes that import each other in a circle. */
export function circles(edges: readonly (readonly [string, string])[]): readonly string[][] {
  const targets = Map.groupBy(edges, ([from]) => from);
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const path: string[] = [];
  const found: string[][] = [];
  const visit = (node: string): number => {
    order.set(node, order.size);
    lowest.set(node, order.get(node)!);
    path.push(node);
    for (const [, to] of targets.get(node) ?? []) {
      const low = order.has(to)
        ? path.includes(to)
          ? order.get(to)!
          : Number.POSITIVE_INFINITY
        : visit(to);
      lowest.set(node, Math.min(lowest.get(node)!, low));
    }
    if (lowest.get(node) === order.get(node)) {
      const circle = path.splice(path.indexOf(node));
      if (circle.length > 1) found.push(circle.toSorted());
    }
    return lowest.get(node)!;
  };
  for (const [from] of edges) if (!order.has(from)) visit(from);
  return found;
}
