import { useKeys } from '../app/keys.ts';

/** The arrow keys step from anywhere but a board or a slider, which take them themselves. */
export function useArrows(at: number, last: number, onGo: (at: number) => void): void {
  useKeys(({ key, shiftKey, target }) => {
    const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
    if (step === 0 || shiftKey || (target as Element).closest('.table-sheet, input')) return false;
    const next = at + step;
    if (next >= 0 && next <= last) onGo(next);
    return true;
  });
}
