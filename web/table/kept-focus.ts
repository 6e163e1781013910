import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { afterPicture } from '#ui/after-picture.ts';

/**
 * Buttons come and go with what is asked, and some stay and mean something else. Whoever pressed
 * one of them is led to the note that says what to do next.
 */
export function useKeptFocus(place: RefObject<HTMLElement | null>, asked: unknown): void {
  const isHeld = useRef(false);
  const known = useRef(asked);
  useLayoutEffect(() => {
    const isIn = (): boolean => place.current?.contains(document.activeElement) ?? false;
    const isOther = known.current !== asked && isIn();
    known.current = asked;
    if (isOther) focusNote(() => isIn() || isNowhere());
    else if (isHeld.current && isNowhere()) focusNote(isNowhere);
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
    if (was.current && !isCovered && isNowhere()) focusNote(isNowhere);
    was.current = isCovered;
  }, [isCovered]);
}

function isNowhere(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/** To focus is to lay out: it comes behind the picture, unless somebody is elsewhere by then. */
function focusNote(isWanted: () => boolean): void {
  afterPicture(() => {
    const first = '#table-note, .table-dock h2';
    if (isWanted()) document.querySelector<HTMLElement>(first)?.focus({ preventScroll: true });
  });
}
