import type { Budgets } from '#server/build/budget.ts';
import type { Blocks } from './blocks.ts';
import type { Floor } from './floor.ts';
import type { FirstLoad } from './load.ts';
import { median, round } from './numbers.ts';
import type { TapTimes } from './taps.ts';

export interface Report {
  readonly slowdown: number;
  readonly budgets: Budgets;
  readonly firstScreen: number;
  readonly load: FirstLoad;
  /** The same taps on a page that does next to nothing: what the machine itself takes. */
  readonly floor: Floor;
  readonly tables: readonly {
    readonly game: string;
    readonly bytes: number;
    readonly taps: TapTimes;
    readonly blocks: Blocks;
    readonly slowBlocks: Blocks;
  }[];
}

/** For people: one line a game, with what is wanted above it. */
export function printReport({ slowdown, budgets, firstScreen, load, floor, tables }: Report): void {
  console.log(`
JavaScript, compressed          ${kilobytes(firstScreen)} for the first screen (at most ${kilobytes(budgets.firstScreen)}; tables at most ${kilobytes(budgets.table)})
First load, slow phone network  first paint ${load.firstPaint} ms, largest ${load.largestPaint} ms, blocked ${load.blocked} ms, shift ${load.shift}
                                ${kilobytes(load.bytes)} in ${load.requests} requests

                      |  taps, ${slowdown}× slower, ms (p95 < 50)          | confirm → next | longest block, ms (≤ 50 at 1×)
game           script |  taps   p50   p95  worst   all of it p50   p95 |   p50     p95  |  1×  over 50    ${slowdown}×  over 50  workers
a bare page            |${wide(floor.taps, 6)}${wide(floor.p50, 6)}${wide(floor.p95, 6)}`);
  for (const { game, bytes, taps, blocks, slowBlocks } of tables) {
    const cells = [
      game.padEnd(12),
      kilobytes(bytes).padStart(8),
      ' |',
      wide(taps.taps, 6),
      wide(taps.p50, 6),
      wide(taps.p95, 6),
      wide(taps.worst, 7),
      wide(taps.whole50, 15),
      wide(taps.whole95, 7),
      ' |',
      wide(taps.step50, 6),
      wide(taps.step95, 8),
      '  |',
      longest(blocks).padStart(6),
      wide(blocks.over, 7),
      longest(slowBlocks).padStart(8),
      wide(slowBlocks.over, 7),
      wide(blocks.workers, 8),
    ];
    console.log(cells.join(''));
  }
  const fast = tables.map(({ blocks }) => blocks.calibration);
  const slow = tables.flatMap(({ taps, slowBlocks }) => [
    ...taps.calibration,
    slowBlocks.calibration,
  ]);
  console.log(`
Machine: a fixed loop took ${range(fast)} ms at 1× and ${range(slow)} ms at ${slowdown}×; the slowest moment was
${round(Math.max(...slow) / Math.min(...slow), 2)} times the quickest. Taps took ${round(median(tables.map(({ taps }) => taps.p95)) / floor.p95, 2)} times as long as on a bare page (p95). Figures of a machine with other work are that much worse.`);
}

function longest(blocks: Blocks): string {
  return blocks.over > 0 ? String(blocks.longest) : '≤ 50';
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

function wide(value: number, width: number): string {
  return String(value).padStart(width);
}

function range(values: readonly number[]): string {
  return `${Math.min(...values)}–${Math.max(...values)}`;
}
