import { useMemo, useRef } from 'preact/hooks';
import type { Face, SheetProps } from '#games/face.ts';
import { usePicture } from '#ui/picture.ts';
import { useGlowInView } from './in-view.ts';

/** One seat's sheet with its glance, which pencil marks don’t change. */
export function Board({ face, ...props }: SheetProps<unknown> & { readonly face: Face }) {
  const { Sheet, Glance } = face;
  const { position, seat, players, say, isPad, onTap } = props;
  const hasSheet = usePicture(2);
  const frame = useRef<HTMLDivElement>(null);
  useGlowInView(frame, props.marks, hasSheet);
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
      <div class="table-sheet" ref={frame}>
        {hasSheet && <Sheet {...props} />}
      </div>
    </>
  );
}
