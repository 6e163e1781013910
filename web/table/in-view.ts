import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Marks } from '#ui/marks.ts';

/** Where a sheet scrolls, brings a glowing box into view when none can be seen. */
export function useGlowInView(
  frame: RefObject<HTMLElement | null>,
  { open, near }: Marks,
  hasSheet: boolean,
): void {
  useEffect(() => {
    const { current } = frame;
    if (!current) return;
    const { scrollHeight, clientHeight, scrollWidth, clientWidth } = current;
    if (scrollHeight <= clientHeight && scrollWidth <= clientWidth) return;
    const { top, bottom, left, right } = current.getBoundingClientRect();
    const glowing = [...current.querySelectorAll('[data-open]')];
    const isSeen = glowing.some((box) => {
      const place = box.getBoundingClientRect();
      const isAcross = place.left >= left && place.right <= right;
      return isAcross && place.top >= top && place.bottom <= bottom;
    });
    // In the middle of the way, so that its neighbours are seen with it.
    if (!isSeen) {
      glowing[0]?.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'smooth' });
    }
  }, [open, near, hasSheet]);
}
