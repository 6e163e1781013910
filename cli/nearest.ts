/** “ Did you mean …?” with the candidate at the smallest edit distance, or nothing. */
export function suggestion(word: string, candidates: readonly string[], prefix = ''): string {
  const near = nearest(word, candidates);
  return near === undefined ? '' : ` Did you mean ${prefix}${near}?`;
}

/** The candidate with this prefix, or within a small edit distance. */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  const typed = word.toLowerCase();
  if (typed.length < 2) return undefined; // One edit would turn it into anything.
  const begun = candidates.find((name) => name.toLowerCase().startsWith(typed));
  if (begun !== undefined) return begun;
  const [first] = candidates
    .map((name) => ({ name, slips: slips(typed, name.toLowerCase()) }))
    .sort((one, other) => one.slips - other.slips);
  return first && first.slips <= Math.max(1, Math.floor(typed.length / 3)) ? first.name : undefined;
}

/** Edit distance: letters to add, drop, change or swap with their neighbour. */
function slips(one: string, other: string): number {
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, i) => i);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const change = row[j - 1]! + (one[i - 1] === other[j - 1] ? 0 : 1);
      next[j] = Math.min(row[j]! + 1, next[j - 1]! + 1, change);
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) {
        next[j] = Math.min(next[j]!, before[j - 2]! + 1);
      }
    }
    before = row;
    row = next;
  }
  return row[other.length]!;
}
