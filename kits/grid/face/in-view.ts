import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Mark } from '#ui/marks.ts';

/** Where a sheet scrolls, brings a glowing box into view when none can be seen. */
export function useGlowInView(grid: RefObject<HTMLElement | null>, open: ReadonlySet<Mark>): void {
  useEffect(() => {
    const frame = grid.current?.parentElement;
    if (!frame || frame.scrollHeight <= frame.clientHeight) return;
    const { top, bottom } = frame.getBoundingClientRect();
    const glowing = [...frame.querySelectorAll('[data-open]')];
    const isSeen = glowing.some((box) => {
      const place = box.getBoundingClientRect();
      return place.top >= top && place.bottom <= bottom;
    });
    if (!isSeen) glowing[0]?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  }, [grid, open]);
}
