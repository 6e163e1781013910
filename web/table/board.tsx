import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Face, SheetProps } from '#games/face.ts';

/** One seat's sheet with what it tells at a glance, which pencil marks leave as it is. */
export function Board({ face, ...props }: SheetProps<unknown> & { readonly face: Face }) {
  const { Sheet, Glance } = face;
  const { position, seat, players, say, isPad, onTap } = props;
  const isSecond = useSecondPicture();
  const glance = useMemo(
    () =>
      Glance && (
        <div class="table-glance">
          <Glance {...{ position, seat, players, say, isPad, onTap }} />
        </div>
      ),
    [face, position, seat, players, say, isPad, onTap],
  );
  return (
    <>
      {glance}
      <div class="table-sheet">{isSecond && <Sheet {...props} />}</div>
    </>
  );
}

/**
 * A sheet costs as much as all around it: a screen that opens shows the rest first and its boxes a
 * frame later, so that neither keeps the page from answering.
 */
function useSecondPicture(): boolean {
  const [isSecond, setSecond] = useState(false);
  useEffect(() => setSecond(true), []);
  return isSecond;
}
