/** The lines that are new, and above each the less indented one to which it belongs. */
export function changes(before: readonly string[], after: readonly string[]): readonly string[] {
  const old = commonLines(before, after);
  const shown = new Set<number>();
  for (const [i, line] of after.entries()) {
    if (old.has(i)) continue;
    shown.add(i);
    const head = after.findLastIndex((other, j) => j < i && indent(other) < indent(line));
    if (head !== -1) shown.add(head);
  }
  return after.filter((_, i) => shown.has(i));
}

/** Where the longest common subsequence of two texts stands in the second. */
function commonLines(before: readonly string[], after: readonly string[]): ReadonlySet<number> {
  const length = before.map(() => new Array<number>(after.length + 1).fill(0));
  length.push(new Array<number>(after.length + 1).fill(0));
  for (let i = before.length - 1; i >= 0; i--) {
    for (let j = after.length - 1; j >= 0; j--) {
      const longest = Math.max(length[i + 1]![j]!, length[i]![j + 1]!);
      length[i]![j] = before[i] === after[j] ? length[i + 1]![j + 1]! + 1 : longest;
    }
  }
  const common = new Set<number>();
  for (let i = 0, j = 0; i < before.length && j < after.length; ) {
    if (before[i] === after[j]) {
      common.add(j);
      i++;
      j++;
    } else if (length[i + 1]![j]! >= length[i]![j + 1]!) i++;
    else j++;
  }
  return common;
}

function indent(line: string): number {
  return line.length - line.trimStart().length;
}
