import { afterPicture } from '#ui/after-picture.ts';

/** Farther or longer than this and it is no tap, but a drag or a long press. */
const NEAR = 12;
const SHORT = 400;

/**
 * Taps of a finger on boxes and dice click at once. Left alone, a browser first makes a gesture of
 * them, then the events of a mouse, then a change of focus, then the click, which on a slow phone
 * takes longer than the frame in which the tap should be seen. A mouse, a keyboard, a screen reader
 * click as ever.
 */
export function quickTaps(table: HTMLElement): () => void {
  let down: { readonly touch: Touch; readonly time: number } | undefined;

  const onStart = (event: TouchEvent): void => {
    const isAlone = event.touches.length === 1;
    down = isAlone ? { touch: event.touches[0]!, time: event.timeStamp } : undefined;
  };
  const onEnd = (event: TouchEvent): void => {
    const [up] = event.changedTouches;
    const place = placeAt(event.target);
    if (!down || !up || !place || !event.cancelable || event.touches.length > 0) return;
    const { touch, time } = down;
    const way = Math.hypot(up.clientX - touch.clientX, up.clientY - touch.clientY);
    if (way > NEAR || event.timeStamp - time > SHORT) return;
    event.preventDefault();
    place.click();
    // What the browser would have done before the click; nobody waits for it.
    afterPicture(() => place.focus({ preventScroll: true }));
  };

  table.addEventListener('touchstart', onStart, { passive: true });
  table.addEventListener('touchend', onEnd);
  return () => {
    table.removeEventListener('touchstart', onStart);
    table.removeEventListener('touchend', onEnd);
  };
}

function placeAt(target: EventTarget | null): HTMLElement | undefined {
  if (!(target instanceof Element)) return undefined;
  return target.closest<HTMLElement>('.table-sheet [data-mark], .table-tray button') ?? undefined;
}
