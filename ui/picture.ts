import { useEffect, useState } from 'preact/hooks';

/**
 * Whether the n-th picture of a part of the screen has come. What opens at once costs all at once:
 * a screen shows first what is looked at first and the rest a frame or two later, so that nothing
 * keeps the page from answering.
 */
export function usePicture(nth: number): boolean {
  const [drawn, setDrawn] = useState(1);
  useEffect(() => {
    if (drawn < nth) setDrawn(drawn + 1);
  }, [drawn, nth]);
  return drawn >= nth;
}
