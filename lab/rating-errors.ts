import type { Result } from './rating.ts';

type Matrix = number[][];

/**
 * How far each strength's logarithm may be off, in standard errors. The shares err as they were
 * measured to, over pairs of matches; the information of the fit (Fisher's) says how much of that
 * reaches the strengths. The half win and half loss that were added err as well, so that nobody is
 * certain who only won.
 */
export function errorsOf(
  results: readonly Result[],
  strengths: ReadonlyMap<string, number>,
): readonly number[] {
  const names = [...strengths.keys()];
  const [information, spread] = [square(names.length), square(names.length)];
  for (const { first, second, share, encounters, error } of results) {
    const [i, j] = [names.indexOf(first), names.indexOf(second)];
    const [own, other] = [strengths.get(first)!, strengths.get(second)!];
    const chance = own / (own + other);
    link(information, i, j, (encounters + 1) * chance * (1 - chance));
    const mean = (share * encounters + 0.5) / (encounters + 1);
    const measured = encounters * Math.max(0, encounters - 1) * error ** 2;
    const added = encounters * (share - mean) ** 2 + (mean ** 2 + (1 - mean) ** 2) / 2;
    link(spread, i, j, measured + added);
  }
  // Only differences are known. Fixing the mean makes the matrix one that can be inverted.
  const fixed = information.map((row) => row.map((each) => each + 1 / names.length));
  const reach = inverse(fixed);
  return reach.map((row) => {
    const variance = row.reduce(
      (sum, a, i) => sum + row.reduce((inner, b, j) => inner + a * b * spread[i]![j]!, 0),
      0,
    );
    return Math.sqrt(Math.max(0, variance));
  });
}

function square(size: number): Matrix {
  return Array.from({ length: size }, () => Array<number>(size).fill(0));
}

/** What two share counts for each of them, and against both together. */
function link(matrix: Matrix, i: number, j: number, weight: number): void {
  matrix[i]![i]! += weight;
  matrix[j]![j]! += weight;
  matrix[i]![j]! -= weight;
  matrix[j]![i]! -= weight;
}

/** By elimination; the matrix is symmetric and positive, so no row has to change its place. */
function inverse(matrix: Matrix): Matrix {
  const size = matrix.length;
  const rows = matrix.map((row, i) => [...row, ...row.map((_, j) => (i === j ? 1 : 0))]);
  for (let pivot = 0; pivot < size; pivot++) {
    const scale = rows[pivot]![pivot]!;
    const own = rows[pivot]!.map((each) => each / scale);
    rows[pivot] = own;
    for (const [i, row] of rows.entries()) {
      const factor = row[pivot]!;
      if (i !== pivot) rows[i] = row.map((each, k) => each - factor * own[k]!);
    }
  }
  return rows.map((row) => row.slice(size));
}
