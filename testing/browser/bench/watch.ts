/** What the page itself keeps of its own timing; read back by `Watched`. */
interface Watched {
  /** Taps by the browser's event timing: from the finger to the next picture. */
  readonly taps: TapTime[];
  /** From a tap to the picture of all that follows from it: glow, dice, words. */
  readonly whole: number[];
  /** From a confirmed choice to the picture of the next step, its write to the database included. */
  readonly steps: number[];
  /** How long the page could not do anything else, where that was more than 50 ms. */
  readonly blocks: number[];
  /** When the measurement itself kept the page busy. */
  readonly own: { readonly start: number; readonly end: number }[];
}

export interface TapTime {
  readonly interaction: number;
  readonly on: 'box' | 'die' | 'other';
  readonly duration: number;
}

declare global {
  interface Window {
    watched: Watched;
  }
}

/** Runs in the page, before the app. It must not use anything from outside itself. */
export function watchPage(): void {
  const watched: Watched = { taps: [], whole: [], steps: [], blocks: [], own: [] };
  window.watched = watched;

  const on = (target: Node | null): 'box' | 'die' | 'other' => {
    if (!(target instanceof Element)) return 'other';
    if (target.closest('.table-sheet [data-mark]')) return 'box';
    return target.closest('.table-tray') ? 'die' : 'other';
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      const { interactionId: interaction = 0, duration } = entry;
      if (interaction !== 0) watched.taps.push({ interaction, on: on(entry.target), duration });
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);

  const afterFrame = (since: number, into: number[]): void => {
    requestAnimationFrame(() => setTimeout(() => into.push(performance.now() - since)));
  };
  let tapped: number | undefined;
  let pressed: number | undefined;
  addEventListener(
    'click',
    ({ target, timeStamp }) => {
      if (on(target as Node) !== 'other') tapped = timeStamp;
      if (target instanceof Element && target.closest('.dock-actions')) pressed = timeStamp;
    },
    { capture: true },
  );
  new MutationObserver(() => {
    if (tapped === undefined || document.querySelector('[data-touched]')) return;
    afterFrame(tapped, watched.whole);
    tapped = undefined;
  }).observe(document, { subtree: true, attributeFilter: ['data-touched'] });
  new MutationObserver(() => {
    if (pressed === undefined) return;
    afterFrame(pressed, watched.steps);
    pressed = undefined;
  }).observe(document, { subtree: true, attributeFilter: ['data-step'] });

  // The browser's own notion of a page that blocks: one task of more than 50 ms.
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      const shared = ({ start, end }: { start: number; end: number }) =>
        Math.max(0, Math.min(startTime + duration, end) - Math.max(startTime, start));
      const block = watched.own.reduce((rest, each) => rest - shared(each), duration);
      if (block > 50) watched.blocks.push(block);
    }
  }).observe({ type: 'longtask', buffered: true });
}
