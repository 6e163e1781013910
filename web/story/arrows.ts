import { useEffect, useRef } from 'preact/hooks';

/** The arrow keys step from anywhere but a board, which takes them itself, or a field. */
export function useArrows(at: number, last: number, onGo: (at: number) => void): void {
  // Keys may come quicker than pictures.
  const now = useRef({ at, last, onGo });
  now.current = { at, last, onGo };
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { at, last, onGo } = now.current;
      const isOther = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
      const target = event.target as Element;
      if (event.defaultPrevented || isOther) return;
      if (target.closest('.table-sheet, input, select, textarea, dialog')) return;
      const next = event.key === 'ArrowRight' ? at + 1 : event.key === 'ArrowLeft' ? at - 1 : at;
      if (next === at) return;
      event.preventDefault();
      if (next >= 0 && next <= last) onGo(next);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
