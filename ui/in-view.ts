import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Marks } from './marks.ts';

/** Where a sheet scrolls, brings a glowing box into view when none can be seen. */
export function useGlowInView(grid: RefObject<HTMLElement | null>, { open, near }: Marks): void {
  useEffect(() => {
    const frame = grid.current?.parentElement;
    const scrolls =
      frame && (frame.scrollHeight > frame.clientHeight || frame.scrollWidth > frame.clientWidth);
    if (!scrolls) return;
    const { top, bottom, left, right } = frame.getBoundingClientRect();
    const glowing = [...frame.querySelectorAll('[data-open]')];
    const isSeen = glowing.some((box) => {
      const place = box.getBoundingClientRect();
      const isAcross = place.left >= left && place.right <= right;
      return isAcross && place.top >= top && place.bottom <= bottom;
    });
    // In the middle of the way, so that its neighbours are seen with it.
    if (!isSeen) {
      glowing[0]?.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'smooth' });
    }
  }, [grid, open, near]);
}
