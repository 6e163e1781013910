import type { Page } from 'playwright-core';

/** What a visitor could do now, and where: seen in one look, so that measuring stays quick. */
export interface Moment {
  readonly kind: 'over' | 'roll' | 'decision' | 'choose' | 'wait';
  /** Boxes that glow, and boxes that do not. */
  readonly open: readonly Spot[];
  readonly shut: readonly Spot[];
  readonly dice: readonly Spot[];
  /** The button to press when there is nothing to be tapped, or when all is tapped. */
  readonly quiet: Spot | undefined;
  readonly confirm: Spot | undefined;
  readonly isReady: boolean;
  readonly step: string;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export function look(page: Page): Promise<Moment> {
  return page.evaluate(() => {
    const start = performance.now();
    const dock = document.querySelector('.table-dock');
    const spot = (element: Element | null | undefined) => {
      if (!element) return undefined;
      const { left, top, width, height } = element.getBoundingClientRect();
      const at = { x: left + width / 2, y: top + height / 2 };
      const found = document.elementFromPoint(at.x, at.y);
      return found && element.contains(found) ? at : undefined;
    };
    const spots = (selector: string) =>
      [...document.querySelectorAll(selector)].map(spot).filter((each) => each !== undefined);
    const buttons = [...(dock?.querySelectorAll('.dock-actions .button') ?? [])];
    const undo = dock?.querySelector('.dock-actions .icon-button');
    const wide = dock?.querySelector('button.wide.primary');
    const waits = dock?.querySelector('.waiting.wide, button.wide:not(.primary)');
    const isOver = !!wide && !wide.querySelector('svg');
    const kind = undo ? 'choose' : isOver ? 'over' : wide ? 'roll' : waits ? 'wait' : 'decision';
    const confirm = undo ? buttons.at(-1) : (wide ?? dock?.querySelector('.button.primary'));
    const seen = {
      kind,
      open: spots('.table-sheet [data-mark][data-open]'),
      shut: spots('.table-sheet [data-mark]:not([data-open])'),
      dice: spots('.table-tray button'),
      quiet: undo && buttons.length > 1 ? spot(buttons[0]) : undefined,
      confirm: spot(confirm),
      isReady: confirm?.getAttribute('aria-disabled') !== 'true',
      step: document.querySelector('.table')?.getAttribute('data-step') ?? '',
    } as const;
    window.watched.own.push({ start, end: performance.now() });
    return seen;
  });
}
