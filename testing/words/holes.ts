/** What a message asks for: a value, a number that chooses a branch, or a term in some form. */
export interface Hole {
  readonly name: string;
  readonly kind: 'plain' | 'plural' | 'term';
  /** Of a term: `colour.boxes` of `{colour, term, boxes}`. */
  readonly family?: string;
}

/** The holes of a message, those in its branches too. */
export function holesIn(message: string): readonly Hole[] {
  const holes: Hole[] = [];
  for (let at = message.indexOf('{'); at !== -1; at = message.indexOf('{', at)) {
    const end = closing(message, at);
    const [name = '', kind = 'plain', ...rest] = message
      .slice(at + 1, end)
      .split(',')
      .map((part) => part.trim());
    if (kind === 'plural') {
      holes.push({ name, kind });
      const branches = message.slice(message.indexOf('plural,', at) + 'plural,'.length, end);
      for (const branch of branchesIn(branches)) holes.push(...holesIn(branch.text));
    } else if (kind === 'term') {
      holes.push({ name, kind, family: rest[0] ? `${name}.${rest[0]}` : name });
    } else {
      holes.push({ name, kind: 'plain' });
    }
    at = end + 1;
  }
  return holes;
}

/** The branches of a plural, such as `one` with `# box`. */
export function branchesIn(branches: string): readonly { name: string; text: string }[] {
  const found: { name: string; text: string }[] = [];
  for (let from = 0, at = branches.indexOf('{'); at !== -1; at = branches.indexOf('{', from)) {
    const end = closing(branches, at);
    found.push({ name: branches.slice(from, at).trim(), text: branches.slice(at + 1, end) });
    from = end + 1;
  }
  return found;
}

function closing(text: string, open: number): number {
  for (let at = open, depth = 0; at < text.length; at++) {
    if (text[at] === '{') depth++;
    if (text[at] === '}' && --depth === 0) return at;
  }
  throw new Error(`“${text}” has an unclosed brace`);
}
