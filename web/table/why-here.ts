import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { whyNot } from './hint.ts';
import type { Session } from './session.ts';

/** What describes the box that has the focus. */
export const WHY_HERE = 'table-why-here';

/** Only the box that has the focus is described: to ask all of them would take too long. */
export function useWhyHere(session: Session, board: RefObject<HTMLElement | null>): void {
  const asked = session.choice.value?.pencil.value;
  useEffect(() => {
    const root = board.current;
    if (!root) return;
    const describe = (): void => {
      const box = document.activeElement?.closest<HTMLElement>('.table-sheet [data-mark]');
      const sentence = box && root.contains(box) ? whyNot(session, box.dataset.mark!) : undefined;
      const note = document.getElementById(WHY_HERE);
      if (note) note.textContent = sentence ?? '';
      root.querySelector(`[aria-describedby="${WHY_HERE}"]`)?.removeAttribute('aria-describedby');
      if (sentence) box?.setAttribute('aria-describedby', WHY_HERE);
    };
    // A finger or a mouse asks by tapping; only keys move the focus before anything is chosen.
    const onFocusIn = ({ target }: FocusEvent): void => {
      if ((target as Element).matches(':focus-visible')) describe();
    };
    describe();
    root.addEventListener('focusin', onFocusIn);
    return () => root.removeEventListener('focusin', onFocusIn);
  }, [session, asked]);
}
