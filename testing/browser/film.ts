import type { Page } from 'playwright-core';

/** Shorter timers are not those of films. */
const FILM = 400;

/**
 * Holds films: what is shown stays until somebody ends it, so that no test has to be quick. Other
 * timers of that length are held too; nothing at a table waits for them.
 */
export async function holdFilms(page: Page): Promise<void> {
  await page.evaluate((least) => {
    const real = window.setTimeout;
    const wait = (work: TimerHandler, delay = 0, ...rest: unknown[]): number =>
      delay >= least && delay <= least * 5 ? -1 : real(work, delay, ...rest);
    window.setTimeout = wait as typeof window.setTimeout;
  }, FILM);
}

/** What a person could do at each moment from now on: whether a film ran, whether boxes could be chosen. */
export async function watchFilms(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen: string[] = [];
    const look = (): void => {
      const film = document.querySelector('.film-tap') ? 'film' : 'no film';
      const boxes = document.querySelector('.table-sheet [data-open]') ? 'boxes' : 'no boxes';
      const now = `${film}, ${boxes}`;
      if (seen.at(-1) !== now) seen.push(now);
    };
    look();
    new MutationObserver(look).observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
    });
    Object.assign(window, { seenOfFilms: seen });
  });
}

export function seenOfFilms(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => (window as unknown as { seenOfFilms: string[] }).seenOfFilms);
}
