import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Marks } from '#ui/marks.ts';

/** How long somebody looks at glowing boxes before these begin to breathe. */
const PATIENCE = 1500;

/**
 * Boxes breathe when a player hesitates. For those who know what they want nothing moves: a ring in
 * motion, or one that waits to move, would cost their tap a frame.
 */
export function useHesitation(board: RefObject<HTMLElement | null>, marks: Marks): void {
  useEffect(() => {
    const { current } = board;
    if (!current || marks.open.size + marks.near.size === 0) return;
    const timer = setTimeout(() => current.setAttribute('data-hesitates', ''), PATIENCE);
    return () => {
      clearTimeout(timer);
      current.removeAttribute('data-hesitates');
    };
  }, [marks]);
}
