import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { afterPicture } from './after-picture.ts';
import type { Mark } from './marks.ts';
import { type Direction, nearest } from './nearest.ts';

interface Options {
  /** A key on a mark, Space or Enter, means whatever the caller makes of it. */
  readonly onPick?: ((mark: Mark, event: KeyboardEvent) => void) | undefined;
}

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/**
 * Makes all `[data-mark]` elements in a container one tab stop. Arrows follow what is seen, Home
 * and End go to the ends of the row, Page Up and Page Down to the next element with `data-open`.
 */
export function useRoving(
  container: RefObject<HTMLElement | null>,
  { onPick }: Options = {},
): void {
  const current = useRef<Mark>(undefined);
  const isHeld = useRef(false);
  const pick = useRef(onPick);
  pick.current = onPick;

  // After every render: new elements need their place, a replaced one its focus.
  useLayoutEffect(() => {
    if (!container.current) return;
    const stop = settle(container.current, current.current);
    const isLost = isHeld.current && document.activeElement === document.body;
    if (stop && isLost && stop.dataset.mark === current.current) stop.focus();
  });

  useEffect(() => {
    const root = container.current;
    if (!root) return;
    const moveTo = (element: HTMLElement | undefined) => {
      if (!element) return;
      current.current = element.dataset.mark;
      settle(root, current.current);
      element.focus();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const here = markedAt(event.target);
      if (!here || event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key === ' ' || event.key === 'Enter') {
        if (!pick.current) return;
        event.preventDefault();
        if (!event.repeat) pick.current(here.dataset.mark!, event);
      } else if (isMove(event.key)) {
        event.preventDefault();
        moveTo(target(root, here, event.key));
      }
    };
    // Some browsers click a button when Space is released, whatever became of the press.
    const onKeyUp = (event: KeyboardEvent) => {
      if (event.key === ' ' && pick.current && markedAt(event.target)) event.preventDefault();
    };
    const onFocusIn = (event: FocusEvent) => {
      const here = markedAt(event.target);
      if (!here) return;
      isHeld.current = true;
      current.current = here.dataset.mark;
      settle(root, current.current);
    };
    const onFocusOut = (event: FocusEvent) => {
      const left = event.target as HTMLElement;
      // An element that a render takes away loses focus too, but nobody went elsewhere.
      queueMicrotask(() => {
        if (left.isConnected && !root.contains(document.activeElement)) isHeld.current = false;
      });
    };
    // Not every browser focuses what is clicked: the tab stop follows the click itself.
    const onClick = (event: MouseEvent) => {
      const here = markedAt(event.target);
      if (!here) return;
      current.current = here.dataset.mark;
      afterPicture(() => settle(root, current.current));
    };
    root.addEventListener('keydown', onKeyDown);
    root.addEventListener('keyup', onKeyUp);
    root.addEventListener('focusin', onFocusIn);
    root.addEventListener('focusout', onFocusOut);
    root.addEventListener('click', onClick);
    return () => {
      root.removeEventListener('keydown', onKeyDown);
      root.removeEventListener('keyup', onKeyUp);
      root.removeEventListener('focusin', onFocusIn);
      root.removeEventListener('focusout', onFocusOut);
      root.removeEventListener('click', onClick);
    };
  }, [container]);
}

/** Leaves one tab stop: the current mark, else the first that is open, else the first. */
function settle(root: HTMLElement, mark: Mark | undefined): HTMLElement | undefined {
  const find = (selector: string) => root.querySelector<HTMLElement>(`[data-mark]${selector}`);
  const current = mark === undefined ? null : find(`[data-mark="${CSS.escape(mark)}"]`);
  const stop = current ?? find('[data-open]') ?? find('');
  // Writing what is there already would make the browser style every box again.
  for (const each of root.querySelectorAll<HTMLElement>('[data-mark]:not([tabindex="-1"])')) {
    if (each !== stop) each.tabIndex = -1;
  }
  if (stop && stop.getAttribute('tabindex') !== '0') stop.tabIndex = 0;
  return stop ?? undefined;
}

function isMove(key: string): boolean {
  return key in ARROWS || ['Home', 'End', 'PageUp', 'PageDown'].includes(key);
}

function target(root: HTMLElement, here: HTMLElement, key: string): HTMLElement | undefined {
  const all = marked(root);
  const direction = ARROWS[key];
  if (direction) {
    const spots = all.map((each) => each.getBoundingClientRect());
    const found = nearest(here.getBoundingClientRect(), spots, direction);
    return found === undefined ? undefined : all[found];
  }
  if (key === 'Home' || key === 'End') return end(all, here, key);
  return nextOpen(all, here, key === 'PageDown' ? 1 : -1);
}

/** The end of the row that a screen reader knows, or of the line that is seen. */
function end(
  all: readonly HTMLElement[],
  here: HTMLElement,
  key: 'Home' | 'End',
): HTMLElement | undefined {
  const row = here.closest('[role="row"]');
  const { top, height } = here.getBoundingClientRect();
  const isLevel = (each: HTMLElement) =>
    Math.abs(each.getBoundingClientRect().top - top) < height / 2;
  const line = all.filter((each) => (row ? row.contains(each) : isLevel(each)));
  return line.at(key === 'Home' ? 0 : -1);
}

/** The next open mark, or one that costs where none is free, round the corner if need be. */
function nextOpen(
  all: readonly HTMLElement[],
  here: HTMLElement,
  step: 1 | -1,
): HTMLElement | undefined {
  const at = all.indexOf(here);
  const kind = all.some(({ dataset }) => dataset.open !== undefined) ? 'open' : 'costly';
  for (let i = 1; i <= all.length; i++) {
    const each = all[(at + i * step + all.length * 2) % all.length];
    if (each !== here && each?.dataset[kind] !== undefined) return each;
  }
  return undefined;
}

function marked(root: HTMLElement): readonly HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('[data-mark]')];
}

function markedAt(target: EventTarget | null): HTMLElement | undefined {
  return (target as Element | null)?.closest<HTMLElement>('[data-mark]') ?? undefined;
}
