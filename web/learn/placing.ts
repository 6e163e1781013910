import type { RefObject } from 'preact';
import { type Inputs, useLayoutEffect, useRef } from 'preact/hooks';

/**
 * Places what a frame holds: at once, and whenever the frame or a sheet in it has another size. A
 * sheet may come a moment later than what stands around it.
 */
export function usePlacing(
  place: (frame: HTMLDivElement) => void,
  inputs: Inputs,
): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const frame = ref.current;
    if (!frame) return;
    const watcher = new ResizeObserver(() => place(frame));
    for (const each of [frame, ...frame.querySelectorAll('.table-main')]) watcher.observe(each);
    place(frame);
    return () => watcher.disconnect();
  }, inputs);
  return ref;
}
