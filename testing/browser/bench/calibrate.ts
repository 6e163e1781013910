import type { Page } from 'playwright-core';

/** Milliseconds for a fixed piece of work in the page: how fast the machine is at this moment. */
export function calibrate(page: Page): Promise<number> {
  return page.evaluate(() => {
    const times = Array.from({ length: 5 }, () => {
      const start = performance.now();
      let state = 1;
      for (let i = 0; i < 4_000_000; i++) state = (Math.imul(state, 1664525) + 1013904223) | 0;
      // The result is looked at, so that the work is not left out.
      return performance.now() - start + (state === 0 ? 1 : 0);
    });
    return times.sort((a, b) => a - b)[2]!;
  });
}
