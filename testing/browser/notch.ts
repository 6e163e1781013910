import type { Page } from 'playwright-core';

/** What a device keeps for itself at each edge of the screen, in pixels. */
interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** A phone with a notch, held upright and level. */
export const UPRIGHT = {
  size: { width: 390, height: 844 },
  insets: { top: 47, right: 0, bottom: 34, left: 0 },
};
export const LEVEL = {
  size: { width: 844, height: 390 },
  insets: { top: 0, right: 47, bottom: 21, left: 47 },
};

export async function giveNotch(page: Page, insets: Insets): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets });
  await page.waitForFunction(({ top, left }) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.paddingTop = 'env(safe-area-inset-top)';
    probe.style.paddingLeft = 'env(safe-area-inset-left)';
    const { paddingTop, paddingLeft } = getComputedStyle(probe);
    probe.remove();
    return paddingTop === `${top}px` && paddingLeft === `${left}px`;
  }, insets);
}

/**
 * What can be tapped or read and lies under the insets. A page that scrolls is looked at from
 * its top and from its end, where no more can be scrolled into view.
 */
export async function underNotch(page: Page, insets: Insets): Promise<readonly string[]> {
  const found: string[] = [];
  for (const end of ['top', 'bottom'] as const) {
    await page.evaluate((where) => {
      scrollTo(0, where === 'top' ? 0 : document.documentElement.scrollHeight);
    }, end);
    found.push(...(await page.evaluate(covered, { insets, end })));
  }
  return found;
}

/** Runs in the page. */
function covered({ insets, end }: { insets: Insets; end: 'top' | 'bottom' }): readonly string[] {
  const canScroll = document.documentElement.scrollHeight > innerHeight + 1;
  const limits = {
    left: insets.left,
    right: innerWidth - insets.right,
    top: canScroll && end === 'bottom' ? Number.NEGATIVE_INFINITY : insets.top,
    bottom: canScroll && end === 'top' ? Number.POSITIVE_INFINITY : innerHeight - insets.bottom,
  };
  const top: ParentNode = document.querySelector('dialog[open]') ?? document.body;
  const targets = 'a[href], button, input, select, textarea, summary, [data-mark], h1, h2, p, .die';
  return [...top.querySelectorAll<HTMLElement>(targets)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => element.closest('.for-readers, [aria-live]') === null)
    .flatMap((element) => {
      const seen = seenOf(element);
      if (seen.right - seen.left < 1 || seen.bottom - seen.top < 1) return [];
      const isUnder =
        seen.left < limits.left - 1 ||
        seen.right > limits.right + 1 ||
        seen.top < limits.top - 1 ||
        seen.bottom > limits.bottom + 1;
      const words = (element.ariaLabel ?? element.textContent ?? '').trim().slice(0, 40);
      const at = [seen.left, seen.top, seen.right, seen.bottom].map(Math.round).join(' ');
      return isUnder ? [`${element.localName}.${element.className} “${words}” at ${at}`] : [];
    });

  /** The part of an element that whatever scrolls or hides around it lets through. */
  function seenOf(element: Element): { left: number; top: number; right: number; bottom: number } {
    let { left, top, right, bottom } = element.getBoundingClientRect();
    for (let around = element.parentElement; around; around = around.parentElement) {
      if (around === document.documentElement || around === document.body) break;
      const { overflowX, overflowY } = getComputedStyle(around);
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const box = around.getBoundingClientRect();
      left = Math.max(left, box.left);
      top = Math.max(top, box.top);
      right = Math.min(right, box.right);
      bottom = Math.min(bottom, box.bottom);
    }
    return { left, top, right, bottom };
  }
}
