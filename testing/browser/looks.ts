import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** What is wrong with how a page looks and how it can be used: one line each, none when all is well. */
export async function faultsOf(page: Page): Promise<readonly string[]> {
  return [...(await measured(page)), ...(await judged(page))];
}

/**
 * What axe finds: every rule it has but those that are off by default. The legacy mode only leaves
 * out frames of other origins, of which there are none, and spares a page of its own each time.
 */
async function judged(page: Page): Promise<readonly string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, any }) => `axe ${id}: ${help}: ${target} ${any[0]?.message ?? ''}`),
  );
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const SMALLEST_TEXT = 12;
const TARGET = { width: 44, height: 24 };

/** Waits until whatever comes in has come in: half faded, it would be judged as pale. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const passing = document.getAnimations().filter(({ effect, playState }) => {
      return (
        playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY
      );
    });
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
}

/** What can be measured: nothing cut off, too small to read or too small to hit. */
export async function measured(page: Page): Promise<readonly string[]> {
  await atRest(page);
  return page.evaluate(
    ({ smallest, target }) => {
      const faults = new Set<string>();
      const root = document.documentElement;
      if (root.scrollWidth > innerWidth) {
        faults.add(`the page is ${root.scrollWidth} px wide in ${innerWidth} px`);
      }
      const top: ParentNode = document.querySelector('dialog[open]') ?? document.body;
      for (const element of top.querySelectorAll<HTMLElement>('*')) {
        if (!isSeen(element)) continue;
        if (hasText(element)) {
          const size = Number.parseFloat(getComputedStyle(element).fontSize);
          if (size < smallest) faults.add(`${size} px text: ${nameOf(element)}`);
          if (isCut(element)) faults.add(`cut off: ${nameOf(element)}`);
        }
        if (isTarget(element)) {
          const { width, height } = hitArea(element);
          if (width < target.width - 0.5 || height < target.height - 0.5) {
            faults.add(`${width.toFixed(0)} × ${height.toFixed(0)} target: ${nameOf(element)}`);
          }
        }
      }
      return [...faults];

      function isSeen(element: Element): boolean {
        const { width, height } = element.getBoundingClientRect();
        return (
          width > 1 &&
          height > 1 &&
          element.closest('.for-readers, option, [aria-hidden=true] svg') === null &&
          element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
        );
      }

      function hasText(element: Element): boolean {
        return [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
        );
      }

      /** Text that does not fit its own box, or the box around it that hides the rest. */
      function isCut(element: HTMLElement): boolean {
        for (let box: HTMLElement | null = element; box; box = box.parentElement) {
          const { overflowX, overflowY, textOverflow } = getComputedStyle(box);
          if (box.matches('[role=img], [aria-hidden=true] *')) return false;
          if (overflowX === 'auto' || overflowX === 'scroll') return false;
          // An ellipsis is a shortening that is meant; its element says where the whole text is.
          if (textOverflow === 'ellipsis' && overflowX !== 'visible') return isHiddenShort(box);
          if (overflowX === 'visible' && overflowY === 'visible') continue;
          if (overflowX !== 'visible' && box.scrollWidth > box.clientWidth + 1) return true;
          return overflowY === 'hidden' && box.scrollHeight > box.clientHeight + 1;
        }
        return false;
      }

      function isHiddenShort(box: HTMLElement): boolean {
        if (box.scrollWidth <= box.clientWidth + 1) return false;
        const whole = box.textContent?.trim() ?? '';
        const around = box.closest<HTMLElement>('[title], [aria-label]');
        const told = `${around?.title ?? ''} ${around?.ariaLabel ?? ''}`;
        return !told.includes(whole);
      }

      function isTarget(element: Element): boolean {
        if (element.matches('input[type=file], [tabindex="-1"]:not([data-mark])')) return false;
        return element.matches('a[href], button, input, select, textarea, summary, [data-mark]');
      }

      /** A label and a pseudo-element in front of it belong to what is tapped. */
      function hitArea(element: Element): { width: number; height: number } {
        const boxes = [element, element.closest('label')].flatMap((each) =>
          each ? [each.getBoundingClientRect()] : [],
        );
        const around = ['::before', '::after']
          .map((pseudo) => getComputedStyle(element, pseudo))
          .filter(({ content, position }) => content !== 'none' && position === 'absolute');
        const grown = (one: 'left' | 'top', other: 'right' | 'bottom') =>
          Math.max(
            0,
            ...around.map((box) => -Number.parseFloat(box[one]) - Number.parseFloat(box[other])),
          );
        return {
          width: Math.max(...boxes.map((box) => box.width)) + grown('left', 'right'),
          height: Math.max(...boxes.map((box) => box.height)) + grown('top', 'bottom'),
        };
      }

      function nameOf(element: Element): string {
        const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
        const classes = [...element.classList].join('.');
        return `${element.localName}.${classes} “${words.slice(0, 40)}”`;
      }
    },
    { smallest: SMALLEST_TEXT, target: TARGET },
  );
}

/** Gives the page another size, and waits until it has it. */
export async function resize(page: Page, size: Size): Promise<void> {
  await page.setViewportSize(size);
  await page.waitForFunction(
    ({ width, height }) => innerWidth === width && innerHeight === height,
    size,
  );
}

/** Elements that scroll within the page, which way and by how much. */
export function scrolling(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [document.scrollingElement!, ...document.querySelectorAll('body *')].flatMap((element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const name = `${element.localName}.${[...element.classList].join('.')}`;
      const { scrollHeight, clientHeight, scrollWidth, clientWidth } = element;
      return [
        ...told(element, overflowY, `${name} down by`, scrollHeight - clientHeight),
        ...told(element, overflowX, `${name} across by`, scrollWidth - clientWidth),
      ];

      function told(of: Element, overflow: string, words: string, over: number): string[] {
        const isScroller =
          of === document.scrollingElement || overflow === 'auto' || overflow === 'scroll';
        return isScroller && over > 1 ? [`${words} ${over}`] : [];
      }
    }),
  );
}

/** The smallest box of the sheet: how wide, how high. */
export function smallestBox(page: Page): Promise<Size> {
  return page.evaluate(() => {
    const boxes = [...document.querySelectorAll('.table-sheet [data-mark]')];
    const rects = boxes.map((box) => box.getBoundingClientRect());
    return {
      width: Math.min(...rects.map(({ width }) => width)),
      height: Math.min(...rects.map(({ height }) => height)),
    };
  });
}
