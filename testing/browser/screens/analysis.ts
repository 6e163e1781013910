import type { Page } from 'playwright-core';
import { finished, GAMES } from './moments.ts';
import type { Screen } from './screen.ts';

/** A look takes seconds; what it shows is there when the last word of it is. */
const READY = '.analysis:not(:has(.analysis-thinking)) .rolls';

/** The look at a match of each game: what mattered, all rolls, the figures. */
export const analysis: readonly Screen[] = [
  ...GAMES.map(
    (game): Screen => ({
      name: `analysis-${game}`,
      path: `/analysis/over-${game}`,
      matches: [finished(game, { seats: 2 })],
      shows: '.analysis',
      act: (page) => page.locator(READY).waitFor({ timeout: 60_000 }),
    }),
  ),
  {
    name: 'analysis-thinking',
    path: '/analysis/over-encore',
    matches: [finished('encore')],
    before: silenceWorkers,
    shows: '.analysis-thinking',
  },
  {
    name: 'analysis-all',
    path: '/analysis/over-qwixx',
    matches: [finished('qwixx')],
    shows: '.analysis',
    act: openAll,
  },
];

async function openAll(page: Page): Promise<void> {
  await page.locator(READY).waitFor({ timeout: 60_000 });
  await page.locator('.rolls-all').click();
  await page.locator('.in-figures summary').click();
}

/** Workers that never answer. */
function silenceWorkers(): void {
  Worker.prototype.postMessage = () => undefined;
}
