import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visitScreen } from '#testing/browser/app.ts';
import { contrast } from '#ui/contrast.ts';

/** Something drawn on a ground, as the browser has them. */
interface Seen {
  readonly what: string;
  readonly kind: 'digit' | 'symbol';
  readonly drawn: string;
  readonly ground: string;
  /** Of the element and all around it. */
  readonly opacity: number;
}

/** A digit is read as text is, a symbol is seen as a picture is. */
const LEAST = { digit: 4.5, symbol: 3 } as const;

/** Each with something chosen, so that boxes and dice are in all their states. */
const TABLES = ['encore', 'encore-plus', 'qwixx', 'choice'];
const LOOKS = ['light', 'dark'].flatMap((theme) =>
  [false, true].map((isLarge) => ({ theme, isLarge })),
);

test.each(TABLES)('%s: every digit and symbol can be read while choosing', async (game) => {
  const page = await visitScreen(`table-${game}-choosing`, {});
  for (const wanted of LOOKS) {
    await page.evaluate(({ theme, isLarge }) => {
      document.documentElement.dataset.theme = theme;
      document.documentElement.toggleAttribute('data-large-symbols', isLarge);
    }, wanted);
    const seen = await look(page);
    const faults = seen.flatMap(({ what, kind, drawn, ground, opacity }) => {
      const ratio = contrast(drawn, ground);
      const isRead = opacity === 1 && ratio >= LEAST[kind];
      return isRead ? [] : [`${what}: ${drawn} on ${ground}, ${ratio.toFixed(1)}, ${opacity}`];
    });
    expect(faults, JSON.stringify(wanted)).toEqual([]);
    const count = (kind: Seen['kind']) => seen.filter((each) => each.kind === kind).length;
    expect(Math.min(count('symbol'), count('digit'))).toBeGreaterThan(1);
  }
});

/** Digits and symbols of boxes and dice, whatever state they are in. */
function look(page: Page): Promise<readonly Seen[]> {
  return page.evaluate(() => {
    const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!;
    return [
      ...symbols('.box:not(.crossed, .pencilled)', ' > .print'),
      ...symbols('.qx-box:is(.free, .open):not(.pencilled)', ''),
      ...symbols('.table-tray .die.colour', ''),
      ...texts('.qx-box:not(.crossed, .pencilled)'),
      ...texts('.table-tray .die:is(.white, .both)'),
      ...[...document.querySelectorAll('.hexagon')].map(hexagon),
    ];

    /** As six digits: browsers serialize mixed colours differently. */
    function hex(colour: string, under = '#ffffff'): string {
      pen.fillStyle = under;
      pen.fillRect(0, 0, 1, 1);
      pen.fillStyle = colour;
      pen.fillRect(0, 0, 1, 1);
      const [red, green, blue] = pen.getImageData(0, 0, 1, 1).data;
      return `#${[red!, green!, blue!].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
    }

    function opacityOf(element: Element): number {
      const own = Number(getComputedStyle(element).opacity);
      return element.parentElement ? own * opacityOf(element.parentElement) : own;
    }

    /** The last image that lies on an element is the symbol of its colour. */
    function symbols(boxes: string, part: string): Seen[] {
      return [...document.querySelectorAll(boxes + part)].flatMap((element) => {
        const { backgroundImage, backgroundColor } = getComputedStyle(element);
        const fills = [...backgroundImage.matchAll(/fill='%23([0-9a-f]{6})'/g)];
        const drawn = fills.at(-1)?.[1];
        if (!drawn) return [];
        const what = (part ? element.parentElement! : element).className;
        const ground = hex(backgroundColor);
        return [{ what, kind: 'symbol', drawn: `#${drawn}`, ground, opacity: opacityOf(element) }];
      });
    }

    function texts(boxes: string): Seen[] {
      return [...document.querySelectorAll(boxes)].map((element) => {
        const { color, backgroundColor } = getComputedStyle(element);
        const sheet = getComputedStyle(document.documentElement).getPropertyValue('--sheet');
        const ground = hex(backgroundColor, sheet);
        const [what, opacity] = [element.className, opacityOf(element)];
        return { what, kind: 'digit', drawn: hex(color), ground, opacity };
      });
    }

    /** A hexagon is drawn in layers: the number may have a ground of its own. */
    function hexagon(element: Element): Seen {
      const layer = (part: string) => getComputedStyle(element, part);
      const inner = layer('::after').content === 'none' ? layer('::before') : layer('::after');
      const number = element.querySelector('b')!;
      const { color, backgroundColor } = getComputedStyle(number);
      const ground = hex(backgroundColor, hex(inner.backgroundColor));
      const [what, opacity] = [element.className, opacityOf(number)];
      return { what, kind: 'digit', drawn: hex(color), ground, opacity };
    }
  });
}
