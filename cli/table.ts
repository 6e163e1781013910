import { clip, padEnd, padStart, width } from './text.ts';

export interface Row {
  readonly title: string;
  readonly cells: readonly string[];
  /** A line above it, as above a sum. */
  readonly ruled?: boolean;
}

const GAP = 2;
const NARROWEST = 5;

/** Rows of right-aligned cells under column heads, as wide as the terminal allows. */
export function tableLines(
  heads: readonly string[],
  rows: readonly Row[],
  columns: number,
): string[] {
  const titleWidth = Math.max(...rows.map((row) => width(row.title)), 0);
  const share = Math.floor((columns - titleWidth) / Math.max(heads.length, 1)) - GAP;
  const widths = heads.map((head, i) => {
    const cells = rows.map((row) => width(row.cells[i] ?? ''));
    const needed = Math.max(NARROWEST, ...cells);
    return Math.max(needed, Math.min(width(head), share));
  });
  const line = (title: string, cells: readonly string[]) =>
    padEnd(title, titleWidth) +
    widths.map((each, i) => padStart(clip(cells[i] ?? '', each), each + GAP)).join('');
  const rule = '─'.repeat(widths.reduce((sum, each) => sum + each + GAP, titleWidth));
  return [
    line('', heads),
    ...rows.flatMap((row) => [...(row.ruled ? [rule] : []), line(row.title, row.cells)]),
  ].map((text) => text.trimEnd());
}
