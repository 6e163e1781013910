/** How far the middle, and the slowest of twenty and of a hundred, lie. */
export function quantiles(values: readonly number[]) {
  const sorted = values.toSorted((one, other) => one - other);
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => round(quantile(sorted, share)));
  return { p50: p50!, p95: p95!, p99: p99! };
}

export function round(value: number, digits = 1): number {
  return Number(value.toFixed(digits));
}

/** The value below which this share of all values lies. */
function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}
