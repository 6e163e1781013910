import type { Browser } from 'playwright-core';
import { calibrate } from './calibrate.ts';
import type { Moment, Spot } from './moment.ts';
import { look } from './moment.ts';
import { quantile, round } from './numbers.ts';
import { sitDown, tapAtRest, visit } from './page.ts';
import { chance, playOn } from './play.ts';
import type { TapTime } from './watch.ts';
import { watchPage } from './watch.ts';

/** Milliseconds by the browser’s event timing: from the finger to the next picture. */
export interface TapTimes {
  readonly taps: number;
  readonly p50: number;
  readonly p95: number;
  readonly worst: number;
  /** Until all that follows from the tap is on screen. */
  readonly whole50: number;
  readonly whole95: number;
  /** From confirming a choice to the next step on screen. */
  readonly step50: number;
  readonly step95: number;
  /** The fixed work, before every match and at the end. */
  readonly calibration: readonly number[];
}

/** The browser does not report what is quicker than this. */
const LEAST = 16;

/** Taps boxes and dice of real positions, whether they glow or not, on a slowed page. */
export async function measureTaps(
  browser: Browser,
  address: string,
  game: string,
  count: number,
  slowdown: number,
): Promise<TapTimes> {
  const { page, close } = await visit(browser, address, { game, slowdown, prepare: watchPage });
  let taps = 0;
  const touch = async ({ x, y }: Spot): Promise<void> => {
    taps++;
    await tapAtRest(page, x, y);
  };
  const random = chance(11);
  const any = (spots: readonly Spot[]): Spot | undefined => spots[random(spots.length)];
  /** A glowing box, one that is not, a die: what a player tries before deciding. */
  const explore = async (first: Moment): Promise<void> => {
    for (const pick of ['open', 'shut', 'dice', 'shut', 'open'] as const) {
      const moment = taps === 0 ? first : await look(page);
      const spot = any(moment[pick]);
      if (moment.kind === 'choose' && spot) await touch(spot);
    }
  };

  const found = { latencies: [] as number[], whole: [] as number[], steps: [] as number[] };
  const calibration: number[] = [];
  while (taps < count) {
    await sitDown(page);
    calibration.push(round(await calibrate(page)));
    await playOn(page, touch, () => taps >= count, explore);
    // The last entries come a little later.
    await page.waitForTimeout(300);
    const { taps: seen, whole, steps } = await page.evaluate(() => window.watched);
    found.latencies.push(...slowest(seen));
    found.whole.push(...whole);
    found.steps.push(...steps);
  }
  calibration.push(round(await calibrate(page)));
  await close();
  const { whole, steps } = found;
  const latencies = padded(found.latencies, taps);
  return {
    taps,
    p50: quantile(latencies, 0.5),
    p95: quantile(latencies, 0.95),
    worst: Math.max(...latencies),
    whole50: round(quantile(whole, 0.5)),
    whole95: round(quantile(whole, 0.95)),
    step50: round(quantile(steps, 0.5)),
    step95: round(quantile(steps, 0.95)),
    calibration,
  };
}

/** A tap is several events; it is as slow as the slowest of them. */
export function slowest(seen: readonly TapTime[]): readonly number[] {
  return byInteraction(seen).map((events) => Math.max(...events.map(({ duration }) => duration)));
}

function byInteraction(seen: readonly TapTime[]): readonly (readonly TapTime[])[] {
  const onBoard = seen.filter(({ on }) => on !== 'other');
  return [...Map.groupBy(onBoard, ({ interaction }) => interaction).values()];
}

export function padded(known: readonly number[], count: number): readonly number[] {
  return [...known, ...new Array<number>(Math.max(0, count - known.length)).fill(LEAST)];
}
