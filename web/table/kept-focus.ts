import { effect, type ReadonlySignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { onceLaidOut } from '#ui/laid-out.ts';

/**
 * Buttons come and go with what is asked, and some stay and mean something else. After a press on
 * one of them, focus moves to the note that says what to do next.
 */
export function useKeptFocus(
  place: RefObject<HTMLElement | null>,
  asked: ReadonlySignal<unknown>,
): void {
  const isHeld = useRef(false);
  useLayoutEffect(() => {
    if (isHeld.current && isNowhere()) focusNote(isNowhere);
  });
  useEffect(() => {
    const root = place.current;
    if (!root) return;
    let isLettingGo = false;
    const onFocusIn = (): void => {
      isHeld.current = true;
    };
    const onFocusOut = (event: FocusEvent): void => {
      if (isLettingGo) return;
      const left = event.target as HTMLElement;
      // An element that a render takes away loses focus too, but nobody went elsewhere.
      queueMicrotask(() => {
        if (left.isConnected && !root.contains(document.activeElement)) isHeld.current = false;
      });
    };
    root.addEventListener('focusin', onFocusIn);
    root.addEventListener('focusout', onFocusOut);
    // To take a focused button away lays out the whole page; here, before anything is drawn, nothing.
    let known = asked.peek();
    const stop = effect(() => {
      if (known === asked.value) return;
      known = asked.value;
      const focused = document.activeElement as HTMLElement | null;
      if (!root.contains(focused)) return;
      isLettingGo = true;
      focused?.blur();
      isLettingGo = false;
    });
    return () => {
      root.removeEventListener('focusin', onFocusIn);
      root.removeEventListener('focusout', onFocusOut);
      stop();
    };
  }, [place, asked]);
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

/** Unless somebody is elsewhere by the time that it is drawn. */
function focusNote(isWanted: () => boolean): void {
  const note = document.querySelector<HTMLElement>('#table-note, .table-dock h2');
  if (!note) return;
  onceLaidOut(note, () => {
    if (isWanted()) note.focus({ preventScroll: true });
  });
}
