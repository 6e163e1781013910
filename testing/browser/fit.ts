import type { Page } from 'playwright-core';

/** Runs in the page: not even visually hidden text makes it longer than the screen. */
export function pageTooLong(): readonly string[] {
  const over = document.documentElement.scrollHeight - innerHeight;
  return over > 0 ? [`the page scrolls by ${over}`] : [];
}

/** Runs in the page: buttons of the dock are for thumbs, and hold their words. */
export function buttonsTooSmall(): readonly string[] {
  const buttons = document.querySelectorAll<HTMLElement>('.dock-actions button');
  return [...buttons].flatMap((button) => {
    const { width, height } = button.getBoundingClientRect();
    const name = button.ariaLabel ?? button.textContent;
    if (!button.checkVisibility()) return [];
    return [
      ...(width < 44 || height < 44 ? [`${name} is ${width} × ${height}`] : []),
      ...(button.scrollWidth > button.clientWidth ? [`${name} is wider than its button`] : []),
    ];
  });
}

/** Runs in the page: what a phone on its side shows in the bar has a place of its own there. */
export function barMixed(): readonly string[] {
  const owned = [...document.querySelectorAll('.table-bar > :not(.table-title)')];
  const guests = [...document.querySelectorAll('.table-glance *, .coop-team *')];
  return owned.flatMap((one) => {
    const place = one.getBoundingClientRect();
    return guests
      .filter((guest) => {
        const { left, right, top, bottom, width } = guest.getBoundingClientRect();
        const isBeside = right <= place.left + 1 || left >= place.right - 1;
        const isAboveOrBelow = bottom <= place.top + 1 || top >= place.bottom - 1;
        return width > 1 && !isBeside && !isAboveOrBelow && guest.checkVisibility();
      })
      .map((guest) => `${guest.className} “${guest.textContent}” lies on ${one.className}`);
  });
}

/** Runs in the page: what lies below its sheet would not be veiled with it. */
export function boxesBeyond(): readonly string[] {
  return [...document.querySelectorAll('.grid-sheet')].flatMap((sheet) => {
    const end = sheet.getBoundingClientRect().bottom + 0.5;
    const boxes = [...sheet.querySelectorAll<HTMLElement>('.box')];
    return boxes
      .filter((box) => box.getBoundingClientRect().bottom > end)
      .map((box) => `${box.dataset.mark} lies below its sheet`);
  });
}

/** What does not lie on the screen with all of itself. */
export function outside(page: Page, selector: string): Promise<readonly string[]> {
  return page.locator(selector).evaluateAll((elements) =>
    elements
      .filter((element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
      })
      .map(({ className, textContent }) => `${className} “${textContent?.slice(0, 40)}”`),
  );
}
