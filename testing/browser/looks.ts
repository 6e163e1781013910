import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** What is wrong with how a page looks and how it can be used: one line each, none when all is well. */
export async function faultsOf(page: Page): Promise<readonly string[]> {
  return [...(await measured(page)), ...(await spilling(page)), ...(await judged(page))];
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
          const size = textSize(element);
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
          // Inert parts are pictures: the same sheet can be opened in full size.
          element.closest('.for-readers, option, [aria-hidden=true] svg, [inert]') === null &&
          element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
        );
      }

      /** As it is drawn: pictures may be larger than the sizes that they name. */
      function textSize(element: Element): number {
        const drawn = element instanceof SVGGraphicsElement ? element.getScreenCTM()?.a : 1;
        return Number.parseFloat(getComputedStyle(element).fontSize) * (drawn ?? 1);
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
        // Boxes of a sheet that is only to be looked at feel no finger.
        if (getComputedStyle(element).pointerEvents === 'none') return false;
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

/**
 * What can be tapped but is out of reach: another thing lies on its middle, or it is off the screen
 * and no hand can scroll to it.
 */
export async function covered(page: Page, selector: string): Promise<readonly string[]> {
  await atRest(page);
  return page.locator(selector).evaluateAll((elements) => {
    const faults = elements.flatMap((element) => {
      const { width, height } = element.getBoundingClientRect();
      const isSeen = element.checkVisibility({ visibilityProperty: true });
      // Behind a dialog nothing is to be tapped.
      const isBehind = document.querySelector('dialog:modal')?.contains(element) === false;
      if (width < 2 || height < 2 || !isSeen || isBehind) return [];
      element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const { left, top } = element.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      if (hit && (element.contains(hit) || hit.contains(element)) && !isMoved(element)) return [];
      const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
      const what = `${element.className} “${name.trim().slice(0, 40)}”`;
      return [`${what} at ${left.toFixed(0)}, ${top.toFixed(0)} is under ${hit?.className}`];
    });
    for (const each of document.querySelectorAll('*')) each.scrollTo(0, 0);
    return faults;

    /** A script scrolls what hides its overflow; a hand cannot. */
    function isMoved(element: Element): boolean {
      for (let box = element.parentElement; box; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box);
        if (box === document.documentElement || box === document.body) continue;
        if (box.scrollTop > 1 && overflowY === 'hidden') return true;
        if (box.scrollLeft > 1 && overflowX === 'hidden') return true;
      }
      return false;
    }
  });
}

/** Buttons whose words leave them. */
export async function spilling(page: Page): Promise<readonly string[]> {
  await atRest(page);
  return page.locator('.button').evaluateAll((buttons) =>
    buttons.flatMap((button) => {
      const words = button.textContent?.trim() ?? '';
      if (words === '' || !button.checkVisibility({ visibilityProperty: true })) return [];
      if (button.closest('.for-readers, [inert]')) return [];
      const range = document.createRange();
      range.selectNodeContents(button);
      const out = button.getBoundingClientRect();
      const lines = [...range.getClientRects()].filter(({ width }) => width > 2);
      const isOut = lines.some(
        ({ left, right, top, bottom }) =>
          left < out.left - 1 ||
          right > out.right + 1 ||
          top < out.top - 1 ||
          bottom > out.bottom + 1,
      );
      return isOut ? [`spills out of its button: “${words.slice(0, 40)}”`] : [];
    }),
  );
}

/** Texts printed over each other. Drawings, and what lies above all on purpose, are left out. */
export async function overlapping(page: Page): Promise<readonly string[]> {
  await atRest(page);
  return page.evaluate(() => {
    interface Line {
      readonly of: Element;
      readonly words: string;
      /** Of which a part may be hidden. */
      readonly height: number;
      readonly box: DOMRect;
    }
    const top: Element = document.querySelector('dialog[open]') ?? document.body;
    const lines = [...top.querySelectorAll('*')].flatMap(linesOf);
    const faults = lines.flatMap((one, i) =>
      lines
        .slice(i + 1)
        .filter((other) => isOver(one, other))
        .map((other) => `“${one.words}” and “${other.words}” lie over each other`),
    );
    return [...new Set(faults)];

    function linesOf(of: Element): Line[] {
      if (of.closest('.for-readers, option, svg, .fold, .home-art, [inert]')) return [];
      if (!of.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
      const texts = [...of.childNodes].filter(
        ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim() !== '',
      );
      const seen = texts.length > 0 ? windowOn(of) : undefined;
      if (!seen) return [];
      return texts.flatMap((text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        const words = text.textContent!.trim().slice(0, 30);
        return [...range.getClientRects()].map((whole) => {
          return { of, words, height: whole.height, box: within(whole, seen) };
        });
      });
    }

    /** The part of the page where an element can be seen; none for what floats above the rest. */
    function windowOn(element: Element): DOMRect | undefined {
      let seen = new DOMRect(-1e5, -1e5, 2e5, 2e5);
      for (let box: Element | null = element; box && box !== top; box = box.parentElement) {
        const { position, overflow, clipPath } = getComputedStyle(box);
        if (position === 'fixed' || position === 'sticky') return undefined;
        if (overflow !== 'visible' || clipPath !== 'none') {
          seen = within(box.getBoundingClientRect(), seen);
        }
      }
      return seen;
    }

    function within(box: DOMRect, around: DOMRect): DOMRect {
      const left = Math.max(box.left, around.left);
      const upper = Math.max(box.top, around.top);
      const width = Math.min(box.right, around.right) - left;
      const height = Math.min(box.bottom, around.bottom) - upper;
      return new DOMRect(left, upper, Math.max(0, width), Math.max(0, height));
    }

    /** By more than the room that lines keep above and below their letters. */
    function isOver(one: Line, other: Line): boolean {
      if (one.of.contains(other.of) || other.of.contains(one.of)) return false;
      const { width, height } = within(one.box, other.box);
      return width > 2 && height > 0.35 * Math.min(one.height, other.height);
    }
  });
}

/** Resizes the page, and waits until it is redrawn. */
export async function resize(page: Page, size: Size): Promise<void> {
  await page.setViewportSize(size);
  await page.waitForFunction(
    ({ width, height }) => innerWidth === width && innerHeight === height,
    size,
  );
  // Resize observers fire in the frame with the new sizes.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
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
