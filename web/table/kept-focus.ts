import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

/**
 * Buttons come and go with what is asked, and some stay and mean something else. Whoever pressed
 * one of them is led to the note that says what to do next.
 */
export function useKeptFocus(place: RefObject<HTMLElement | null>, asked: unknown): void {
  const isHeld = useRef(false);
  const known = useRef(asked);
  useLayoutEffect(() => {
    const isOther = known.current !== asked && place.current?.contains(document.activeElement);
    known.current = asked;
    if (isOther || (isHeld.current && isNowhere())) focusNote();
  });
  useEffect(() => {
    const root = place.current;
    if (!root) return;
    const onFocusIn = (): void => {
      isHeld.current = true;
    };
    const onFocusOut = (event: FocusEvent): void => {
      const left = event.target as HTMLElement;
      // An element that a render takes away loses focus too, but nobody went elsewhere.
      queueMicrotask(() => {
        if (left.isConnected && !root.contains(document.activeElement)) isHeld.current = false;
      });
    };
    root.addEventListener('focusin', onFocusIn);
    root.addEventListener('focusout', onFocusOut);
    return () => {
      root.removeEventListener('focusin', onFocusIn);
      root.removeEventListener('focusout', onFocusOut);
    };
  }, [place]);
}

/** When the cover is lifted, its button is gone: the new holder begins at the note. */
export function useFocusAfter(isCovered: boolean): void {
  const was = useRef(isCovered);
  useLayoutEffect(() => {
    if (was.current && !isCovered && isNowhere()) focusNote();
    was.current = isCovered;
  }, [isCovered]);
}

function isNowhere(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

function focusNote(): void {
  const first = '#table-note, .table-dock h2';
  document.querySelector<HTMLElement>(first)?.focus({ preventScroll: true });
}
